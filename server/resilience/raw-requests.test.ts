/** Requests as no browser sends them, too large, malformed or slow: each is answered or sent away, and holds nobody else up. */

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerProcess } from '../../scripts/start-server.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { connectTo, postEnquiry, startService } from '../testing/service.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

let folder: string;
let service: ServerProcess;
beforeEach(async () => {
	folder = temporaryFolder();
	service = await startService({ DATA_DIR: folder });
});
afterEach(async () => {
	const code = await service.end();
	rmSync(folder, { recursive: true });
	expect(code).toBe(0);
});

/** Everything that is answered to these bytes. */
function say(words: string): Promise<string> {
	const socket = connectTo(service.url).on('error', () => {});
	socket.write(words);
	return answersOn(socket);
}

/** Everything that is answered on the connection from now on, once it is closed. */
async function answersOn(socket: Socket): Promise<string> {
	let answers = '';
	socket.setEncoding('utf8').on('data', (text) => {
		answers += text;
	});
	await once(socket, 'close');
	return answers;
}

test('too large a body is answered 413, however much of it is still on its way', async () => {
	const post = (body: BodyInit) =>
		fetch(`${service.url}/api/enquiries`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
			body,
			duplex: 'half',
		} as RequestInit);
	const large = () => new Blob(['x'.repeat(5_000_000)]);
	for (let attempt = 0; attempt < 10; attempt++) {
		expect((await post(large())).status).toBe(413);
		expect((await post(large().stream())).status).toBe(413);
	}
});

test.each([
	['no HTTP', 'HELLO\r\n\r\n', 400],
	['an unknown method', 'FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
	['endless headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
])('%s is answered with a problem', async (_case, words, status) => {
	const answer = await say(words);
	expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
	expect(answer).toContain('Content-Type: application/problem+json');
	expect(answer).toContain(`"status":${status}`);
});

test('who was answered is not told of what is wrong afterwards: it would pass for the answer to something else', async () => {
	const socket = connectTo(service.url).on('error', () => {});
	const answers = answersOn(socket);
	socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
	await once(socket, 'data');
	socket.write('HELLO\r\n\r\n');
	expect((await answers).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});

test('a request may name its whole address', async () => {
	const request = `GET ${service.url}/healthz?a=% HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
	expect(await say(request)).toMatch(/^HTTP\/1\.1 200 /);
});

test('slow clients are sent away, and hold nobody up', async () => {
	const slow = Array.from({ length: 200 }, () => connectTo(service.url).on('error', () => {}));
	for (const socket of slow) {
		socket.write(
			'POST /api/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
		);
	}
	const closed = slow.map((socket) => once(socket.resume(), 'close'));
	const first = await Promise.race([postEnquiry(service.url, sampleEnquiry()), ...closed]);
	expect(first).toMatchObject({ status: 201 });
	await Promise.all(closed);
});

test('two Host headers are refused: a proxy may have routed by the other one', async () => {
	const request = 'GET /livez HTTP/1.1\r\nHost: localhost\r\nHost: other.example\r\nConnection: close\r\n\r\n';
	expect(await say(request)).toMatch(/^HTTP\/1\.1 400 /);
});
