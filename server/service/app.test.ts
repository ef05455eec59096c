/** Tests of health checks, security headers of the API, idle connections, and requests that arrive during a shutdown. */

import { randomUUID } from 'node:crypto';
import { on, once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../database/failures/store-unavailable.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { connectTo } from '../testing/service.ts';
import { shareTestApp, startTestApp } from '../testing/test-app.ts';

const service = shareTestApp();

test('/healthz says whether an enquiry can be stored, /livez that the process answers', async () => {
	const broken = await startTestApp({ checkHealth: () => Promise.reject(StoreUnavailable.full()) });
	const healths = await Promise.all([service.app, broken.app].map((app) => app.inject('/healthz')));
	expect(healths.map(({ statusCode }) => statusCode)).toEqual([200, 503]);
	expect(healths[0]?.body).toBe('{"status":"ok"}');
	expect(healths[1]?.headers['content-type']).toMatch(/^application\/problem\+json/);
	expect(Number(healths[1]?.headers['retry-after'])).toBeGreaterThan(0);
	expect(await broken.app.inject('/livez')).toMatchObject({ statusCode: 200, body: '{"status":"ok"}' });
});

test.each([
	['deliveries', 'ok', 200],
	['deliveries', 'late', 503],
	['deliveries', 'dead', 503],
	['replies', 'unused', 200],
	['replies', 'ok', 200],
	['replies', 'late', 503],
])('/healthz/%s reports %s and nothing else', async (what, status, statusCode) => {
	const check = what === 'replies' ? 'checkReplies' : 'checkDeliveries';
	const { app } = await startTestApp({ [check]: async () => status });
	const { headers, ...answer } = await app.inject(`/healthz/${what}`);
	expect(answer).toMatchObject({ statusCode, body: JSON.stringify({ status }) });
	expect(headers['cache-control']).toBe('no-store');
});

const forPrograms = ['/api/enquiries', '/api/openapi.json', '/api/nothing', '/healthz', '/livez', '/metrics'];
test.each(forPrograms)('%s answers with headers that forbid browsers to load, frame or cache it', async (url) => {
	const { headers } = await service.app.inject(url);
	expect(headers).toMatchObject({
		'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
		'cross-origin-resource-policy': 'same-origin',
		'x-content-type-options': 'nosniff',
		'cache-control': 'no-store',
	});
});

test('an unknown path below /api is a problem, not a page', async () => {
	const { statusCode, headers } = await service.app.inject('/api/nothing');
	expect([statusCode, headers['content-type']]).toEqual([404, expect.stringMatching(/^application\/problem\+json/)]);
});

test('a client that waits for an answer keeps its connection, and one that does not read loses it', async () => {
	const checked = Promise.withResolvers<void>();
	const mayAnswer = Promise.withResolvers<void>();
	const checkHealth = () => {
		checked.resolve();
		return mayAnswer.promise;
	};
	const { app } = await startTestApp({ checkHealth });
	app.get('/large', async () => Buffer.alloc(64 * 1024 * 1024));
	const url = await app.listen({ port: 0 });
	const accepted = on(app.server, 'connection');
	const ask = async (path: string) => {
		const client = connectTo(url);
		client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
		const [socket] = (await accepted.next()).value as [Socket];
		return { client, socket };
	};
	const waiting = await ask('/healthz');
	await checked.promise;
	// Node emits `timeout` after a connection was idle for `connectionTimeout`.
	waiting.socket.emit('timeout');
	mayAnswer.resolve();
	expect(await text(waiting.client)).toMatch(/^HTTP\/1\.1 200 /);

	const notReading = await ask('/large');
	await expect.poll(() => notReading.socket.writableLength).toBeGreaterThan(0);
	notReading.socket.emit('timeout');
	await once(notReading.socket, 'close');
	expect(notReading.socket.writableFinished).toBe(false);
	notReading.client.destroy();
});

test('a request that arrives while the service stops is served, with a script and without one', async () => {
	const { app, store } = await startTestApp();
	const url = await app.listen({ port: 0 });
	const form = new URLSearchParams(sampleEnquiry() as never).toString();
	const bodies = { 'application/json': JSON.stringify(sampleEnquiry()), 'application/x-www-form-urlencoded': form };
	const accepted = on(app.server, 'connection');
	const clients = Object.entries(bodies).map(([type, body]) => {
		const key = `Idempotency-Key: ${randomUUID()}\r\nConnection: close`;
		const head = `POST /api/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${key}`;
		return { socket: connectTo(url), request: `${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}` };
	});
	for (const _ of clients) await accepted.next();
	const closed = app.close();
	for (const { socket, request } of clients) socket.write(request);
	const [created, page] = await Promise.all(clients.map(({ socket }) => text(socket)));
	await closed;
	expect(created).toMatch(/^HTTP\/1\.1 201 .*"reference"/s);
	expect(page).toMatch(/^HTTP\/1\.1 201 .*<h1>/s);
	expect(await Array.fromAsync(store.read({}, 'oldest first', expect.unreachable))).toHaveLength(2);
});
