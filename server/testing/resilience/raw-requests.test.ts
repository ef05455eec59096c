/** Tests of malformed requests, and of clients that hog connections: each is answered or cut off, and delays no other client. */

import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notTested } from '../../../scripts/testing/not-tested.ts';
import type { ServerProcess } from '../../../scripts/testing/start-server.ts';
import { testFolder } from '../../../scripts/testing/test-folder.ts';
import { connectTo, postEnquiry, startService } from '../service.ts';

const canLimitFiles = spawnSync('prlimit', ['--version']).status === 0;
if (!canLimitFiles) notTested('running out of files', 'prlimit (util-linux)');

let service: ServerProcess;
beforeEach(async () => {
	service = await startService({ DATA_DIR: testFolder() });
});
afterEach(async () => {
	expect(await service.end()).toBe(0);
});

/** Opens a connection and sends `sent`. Ignores errors, because the server may cut off the connection. */
function connect(sent: string): Socket {
	const socket = connectTo(service.url).on('error', () => {});
	socket.write(sent);
	return socket;
}
const connectMany = (count: number, sent: string) => Array.from({ length: count }, () => connect(sent));
const closeOf = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
const statusOfEnquiry = async () => (await postEnquiry(service.url)).status;

/** Resolves with everything received on the connection until it closes. */
async function answersOn(socket: Socket): Promise<string> {
	const answers: Buffer[] = [];
	socket.on('data', (bytes) => answers.push(bytes));
	await closeOf(socket);
	return Buffer.concat(answers).toString();
}
const answersTo = (request: string) => answersOn(connect(request));

// A proxy without keep-alive sends “Connection: close”.
test.each(['keep-alive', 'close'])('too large a body on “Connection: %s” is answered 413', async (connection) => {
	const post = (body: BodyInit) =>
		fetch(`${service.url}/api/enquiries`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), connection },
			body,
			duplex: 'half',
		} as RequestInit);
	const large = () => new Blob(['x'.repeat(5_000_000)]);
	for (let attempt = 0; attempt < 10; attempt++) {
		expect((await post(large())).status).toBe(413);
		expect((await post(large().stream())).status).toBe(413);
	}
});

/** Expects a problem+json answer that is not cached. */
function expectProblem(answer: string, status: number): void {
	const [head = '', body = ''] = answer.split('\r\n\r\n');
	expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
	expect(head.toLowerCase().split('\r\n')).toEqual(
		expect.arrayContaining([
			expect.stringMatching(/^content-type: application\/problem\+json/),
			'cache-control: no-store',
			`content-length: ${Buffer.byteLength(body)}`,
			'x-content-type-options: nosniff',
		]),
	);
	expect(JSON.parse(body)).toMatchObject({ status, title: STATUS_CODES[status], detail: expect.any(String) });
}

const otherHost = 'Host: other.example\r\nConnection: close';
const localhost = 'HTTP/1.1\r\nHost: localhost\r\n';
test.each([
	['no HTTP', 'HELLO\r\n\r\n', 400],
	['an unknown method', `FOO / ${localhost}\r\n`, 400],
	['endless headers', `GET / ${localhost}X: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
	['a second Host header, by which a proxy may have routed', `GET /livez ${localhost}${otherHost}\r\n\r\n`, 400],
])('%s is answered with a problem', async (_case, request, status) => {
	const answer = await answersTo(request);
	expectProblem(answer, status);
	expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
});

test('an error after an answer closes the connection silently: a second answer would match another request', async () => {
	const socket = connect(`GET /healthz ${localhost}\r\n`);
	const answers = answersOn(socket);
	await once(socket, 'data');
	socket.write('HELLO\r\n\r\n');
	expect((await answers).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});

test('a request in absolute form is served, and a few pipelined requests are all answered', async () => {
	const requestText = (connection: string) =>
		`GET ${service.url}/healthz?a=% ${localhost}Connection: ${connection}\r\n\r\n`;
	const answer = await answersTo(requestText('keep-alive').repeat(4) + requestText('close'));
	expect(answer.match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(5);
});

test('slow clients get a 408, are cut off, and do not delay others', async () => {
	const head = `POST /api/enquiries ${localhost}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{`;
	const answers = connectMany(200, head).map(answersOn);
	expect(await Promise.race([statusOfEnquiry(), ...answers])).toBe(201);
	for (const answer of await Promise.all(answers)) expectProblem(answer, 408);
});

test('a client that pipelines thousands of requests and reads no answer is cut off', async () => {
	const sockets = connectMany(4, `GET /maternity ${localhost}\r\n`.repeat(1500));
	const closed = sockets.map((socket) => closeOf(socket.pause()));
	// A paused socket notices only by writing that the server has closed it.
	const writing = setInterval(() => {
		for (const socket of sockets) socket.write('\r\n');
	}, 50);
	await Promise.all(closed);
	clearInterval(writing);
	const metrics = await (await fetch(`${service.url}/metrics`)).text();
	expect(Number(metrics.match(/^process_open_fds (\d+)$/m)?.[1])).toBeLessThan(200);
	expect(await statusOfEnquiry()).toBe(201);
});

test.skipIf(!canLimitFiles)('a service that ran out of file descriptors recovers', async () => {
	const { pid } = service.process;
	spawnSync('prlimit', [`--pid=${pid}`, '--nofile=128']);
	const sockets = connectMany(200, '');
	// Nearly all 128 are in use. The exact number varies, because the service opens and closes files meanwhile.
	await expect.poll(() => readdirSync(`/proc/${pid}/fd`).length).toBeGreaterThan(120);
	for (const socket of sockets) socket.destroy();
	await expect.poll(() => statusOfEnquiry().catch(() => 0)).toBe(201);
	expect(service.process.exitCode).toBeNull();
});
