/** Whose pages may send enquiries, and what of it is kept. */

import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { post, startTestApp, type TestApp } from '../testing/test-app.ts';
import { onceAnHour } from './origins.ts';

let service: TestApp;
afterEach(() => service.close());

const send = async (headers: Record<string, string>) => (await post(service.app, sampleEnquiry(), headers)).statusCode;

test.each<[string, object, Record<string, string>, number]>([
	['the host asked for is our own', {}, { host: 'a.example', origin: 'https://a.example' }, 201],
	['a forwarded host is not', {}, { 'x-forwarded-host': 'a.example', origin: 'https://a.example' }, 403],
	[
		'a forwarded host is not, from a trusted proxy either',
		{ trustProxy: ['127.0.0.1'] },
		{ 'x-forwarded-host': 'a.example', origin: 'https://a.example' },
		403,
	],
	[
		'the public origin is our own, whatever the host',
		{ publicOrigin: 'https://a.example' },
		{ host: 'b.example', origin: 'https://a.example' },
		201,
	],
	[
		'the host asked for is not, beside a public origin',
		{ publicOrigin: 'https://a.example' },
		{ host: 'b.example', origin: 'https://b.example' },
		403,
	],
	['a partner may, beside it', { publicOrigin: 'https://a.example' }, { origin: 'https://partner.example' }, 201],
	['loopback may, beside it', { publicOrigin: 'https://a.example' }, { origin: 'http://localhost:5173' }, 201],
])('%s', async (_case, config, headers, status) => {
	service = await startTestApp({ config });
	expect(await send(headers)).toBe(status);
});

test('the origin that was checked is kept, beside the partner that is claimed', async () => {
	service = await startTestApp();
	const origins = async (headers: Record<string, string>) => {
		const { reference } = (await post(service.app, sampleEnquiry({ partner: 'claimed' }), headers)).json();
		const record = await service.store.find(reference);
		return [record?.partner, record?.origin];
	};
	expect(await origins({ origin: 'https://partner.example' })).toEqual(['claimed', 'https://partner.example']);
	expect(await origins({})).toEqual(['claimed', null]);
});

test.each<[string, object, number]>([
	['localhost:3000', {}, 200],
	['127.0.0.1:3000', {}, 200],
	['[::1]:3000', {}, 200],
	['rebound.example', {}, 404],
	['quotes.example', { publicOrigin: 'https://quotes.example' }, 200],
	['rebound.example', { publicOrigin: 'https://quotes.example' }, 404],
])('/metrics asked for at %s, with %j: %i', async (host, config, status) => {
	service = await startTestApp({ config });
	const answer = await service.app.inject({ url: '/metrics', headers: { host } });
	expect(answer.statusCode).toBe(status);
});

/** A log, and the lines written to it. */
function captureLog() {
	const lines: Record<string, unknown>[] = [];
	return { lines, log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) }) };
}

test('a refused origin is named once in the log, and counted; of many made-up ones only some are', async () => {
	const { log, lines } = captureLog();
	service = await startTestApp({ log });
	for (let count = 0; count < 2; count++) expect(await send({ origin: 'https://new.example' })).toBe(403);
	expect(await send({ origin: 'Mei was here' })).toBe(403);
	expect(lines).toMatchObject([{ origin: 'https://new.example' }, { origin: 'malformed' }]);
	for (let index = 0; index < 60; index++) await send({ origin: `https://${index}.example` });
	expect(lines).toHaveLength(50);
	const { body } = await service.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
	expect(body).toContain('enquiries_refused_origin_total{origin="https://new.example"} 2');
	expect(body).toContain('enquiries_refused_origin_total{origin="other"} 12');
	expect(body.match(/^enquiries_refused_origin_total/gm)).toHaveLength(51);
});

test('a name is said again after an hour', () => {
	let now = 0;
	const isDue = onceAnHour(() => now);
	expect([isDue('a'), isDue('a'), isDue('b')]).toEqual([true, false, true]);
	now = 60 * 60 * 1000;
	expect([isDue('a'), isDue('a')]).toEqual([true, false]);
});

test.each([
	['https://partner.example/baby?utm_source=x', 'https://partner.example', true],
	['https://quotes.example/', 'https://quotes.example', true],
	['http://localhost:8080/', 'http://localhost:8080', true],
	['https://www.partner.example', 'https://www.partner.example', false],
	['http://partner.example', 'http://partner.example', false],
])('a partner can ask whether %s is registered', async (url, origin, registered) => {
	service = await startTestApp({ config: { publicOrigin: 'https://quotes.example' } });
	const answer = await service.app.inject({ url: '/api/partners/origin', query: { url } });
	expect(answer.statusCode).toBe(200);
	expect(answer.headers['cache-control']).toBe('no-store');
	expect(answer.json()).toEqual({ origin, registered });
});

test('of what is no web address a partner is told so, and of asking too often', async () => {
	service = await startTestApp({ config: { rateLimitPerMinute: 5 } });
	const ask = (query: string) => service.app.inject(`/api/partners/origin${query}`);
	for (const query of ['', '?url=', '?url=partner.example', '?url=ftp://partner.example', '?url=a&url=b']) {
		const answer = await ask(query);
		expect(answer.statusCode).toBe(422);
		expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
		expect(answer.json().errors).toMatchObject([{ field: 'url' }]);
	}
	expect((await ask('?url=https://partner.example')).statusCode).toBe(429);
});

test.each([
	['no proxy is named', [], true],
	['another proxy is named', ['10.0.0.1'], true],
	['the proxy is named', ['127.0.0.1'], false],
])('X-Forwarded-For is warned of once where it is ignored: %s', async (_case, trustProxy, isIgnored) => {
	const { log, lines } = captureLog();
	service = await startTestApp({ log, config: { trustProxy } });
	for (let count = 0; count < 2; count++) await send({ 'x-forwarded-for': '203.0.113.1' });
	const peer = { peer: '127.0.0.1', msg: expect.stringContaining('TRUST_PROXY') };
	expect(lines).toMatchObject(isIgnored ? [peer] : []);
});
