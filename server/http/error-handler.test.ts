/** What a connection is told that never became a request. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createConnection } from 'node:net';
import { expect, test } from 'vitest';
import { answerClientError } from './error-handler.ts';

/** Everything that is answered when Node fails with this code. */
async function answerTo(code: string): Promise<string> {
	const server = createServer().listen(0, '127.0.0.1');
	server.on('connection', (socket) => answerClientError(Object.assign(new Error(code), { code }), socket));
	await once(server, 'listening');
	const socket = createConnection((server.address() as AddressInfo).port, '127.0.0.1');
	let answer = '';
	for await (const text of socket.setEncoding('utf8')) answer += text;
	server.close();
	return answer;
}

test.each([
	['ERR_HTTP_REQUEST_TIMEOUT', 408, 'Request Timeout', 'in time'],
	['HPE_HEADER_OVERFLOW', 431, 'Request Header Fields Too Large', 'too long'],
	['HPE_INVALID_METHOD', 400, 'Bad Request', 'not valid HTTP'],
])('%s is answered with a problem of its own, status %i', async (code, status, title, detail) => {
	const [head = '', body = ''] = (await answerTo(code)).split('\r\n\r\n');
	expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} ${title}\r\n`));
	expect(JSON.parse(body)).toMatchObject({ status, title, detail: expect.stringContaining(detail) });
});

test('such an answer is kept by nobody, runs nothing, and ends the connection', async () => {
	const [head = '', body = ''] = (await answerTo('HPE_INVALID_METHOD')).split('\r\n\r\n');
	expect(head.split('\r\n')).toEqual(
		expect.arrayContaining([
			'Cache-Control: no-store',
			'Connection: close',
			`Content-Length: ${Buffer.byteLength(body)}`,
			'X-Content-Type-Options: nosniff',
		]),
	);
});
