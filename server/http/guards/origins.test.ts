/** Tests of which origins may send enquiries, what is stored about them, and how refusals are logged and counted. */

import pino from 'pino';
import { expect, test } from 'vitest';
import { brand } from '../../../shared/content/brand.ts';
import { sampleEnquiry } from '../../testing/sample-enquiry.ts';
import { post, startTestApp, type TestApp } from '../../testing/test-app.ts';

let service: TestApp;
let lines: Record<string, unknown>[];

async function start(config: object = {}) {
	lines = [];
	const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
	service = await startTestApp({ log, config });
}

const send = (headers: Record<string, string>) => post(service.app, sampleEnquiry({ partner: 'claimed' }), headers);
const host = 'quotes.example';
const proxied = { trustProxy: ['127.0.0.1'] };
const publicOrigin = { publicOrigin: 'https://a.example' };

test.each<[string, object, Record<string, string>]>([
	['a partner', {}, { origin: 'https://partner.example' }],
	['our own host', {}, { host: 'a.example', origin: 'https://a.example' }],
	['the public site', {}, { host, origin: brand.url }],
	['localhost', {}, { origin: 'http://localhost:5173' }],
	['a name under localhost', {}, { origin: 'http://demo.localhost:8080' }],
	['loopback', {}, { origin: 'http://127.0.0.1:3000' }],
	['loopback in IPv6', {}, { origin: 'http://[::1]:3000' }],
	['the public origin, whatever the host', publicOrigin, { host: 'b.example', origin: 'https://a.example' }],
	['a partner, beside it', publicOrigin, { origin: 'https://partner.example' }],
	['loopback, beside it', publicOrigin, { origin: 'http://localhost:5173' }],
])('%s may send, and its checked origin is stored beside the claimed partner', async (_case, config, headers) => {
	await start(config);
	const answer = await send(headers);
	expect(answer.statusCode).toBe(201);
	const { origin } = headers;
	expect(answer.headers['access-control-allow-origin']).toBe(origin);
	expect(await service.store.find(answer.json().reference)).toMatchObject({ partner: 'claimed', origin });
});

const strangers = [
	...['null', '', 'file://', 'not an origin', 'https://evil.example', 'http://10.0.0.1:3000'],
	...['http://partner.example', 'https://partner.example:8443', 'https://partner.example/', `http://${host}:8080`],
	...['https://partner.example.evil.example', 'https://localhost.evil.example', 'http://127.0.0.1.evil.example'],
];
test.each<[string, object, Record<string, string>]>([
	...strangers.map((origin): [string, object, Record<string, string>] => [`"${origin}"`, {}, { host, origin }]),
	['a forwarded host', {}, { 'x-forwarded-host': 'a.example', origin: 'https://a.example' }],
	['one of a trusted proxy', proxied, { 'x-forwarded-host': 'a.example', origin: 'https://a.example' }],
	['the host beside a public origin', publicOrigin, { host: 'b.example', origin: 'https://b.example' }],
])('%s is refused with a 403 that its page can read', async (_case, config, headers) => {
	await start(config);
	const answer = await send(headers);
	expect(answer.statusCode).toBe(403);
	expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
	expect(answer.headers['access-control-allow-origin']).toBe(headers.origin || undefined);
	expect(await Array.fromAsync(service.store.read({}, 'oldest first', expect.unreachable))).toEqual([]);
});

test.each(['https://partner.example', 'https://evil.example'])('%s may send, and read Retry-After', async (origin) => {
	await start();
	const requestedHeaders = 'content-type,idempotency-key';
	const headers = {
		origin,
		'access-control-request-method': 'POST',
		'access-control-request-headers': requestedHeaders,
	};
	const answer = await service.app.inject({ method: 'OPTIONS', url: '/api/enquiries', headers });
	expect(answer.statusCode).toBe(204);
	expect(answer.headers).toMatchObject({
		'access-control-allow-origin': origin,
		'access-control-allow-methods': 'POST',
		'access-control-allow-headers': 'Content-Type, Idempotency-Key, *',
		'access-control-expose-headers': 'Retry-After',
		'access-control-max-age': '7200',
	});
	expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
});

test('a request without an origin is accepted', async () => {
	await start();
	const { reference } = (await send({})).json();
	expect(await service.store.find(reference)).toMatchObject({ origin: null });
	const { statusCode, headers } = await service.app.inject({ method: 'OPTIONS', url: '/api/enquiries' });
	expect([statusCode, headers['cache-control']]).toEqual([204, 'no-store']);
});

/** Number of refusals by origin, read from `/metrics`. */
async function refusals() {
	const { body } = await service.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
	const counted = body.matchAll(/^enquiries_refused_origin_total\{origin="(.*)"\} (\d+)$/gm);
	return Object.fromEntries(Array.from(counted, ([, origin, count]) => [origin, Number(count)]));
}

test('a refused origin is logged once and counted; of many that one network invents only some are', async () => {
	await start();
	for (const origin of ['https://new.example', 'https://new.example', 'Mei was here'])
		expect((await send({ origin })).statusCode).toBe(403);
	expect(lines).toMatchObject([{ origin: 'https://new.example' }, { origin: 'malformed' }]);
	for (let index = 0; index < 60; index++) await send({ origin: `https://${index}.example` });
	expect(lines).toHaveLength(6);
	expect(await refusals()).toMatchObject({ 'https://new.example': 2, malformed: 1, other: 56 });
});

test('invented origins do not hide those of another network, or a partner’s site in another spelling', async () => {
	await start(proxied);
	const refused = (network: string, origin: string) => send({ 'x-forwarded-for': network, origin });
	for (let index = 0; index < 60; index++) await refused(`203.0.113.${index % 20}`, `https://${index}.example`);
	const spellings = ['https://www.partner.example', 'http://partner.example', 'https://PARTNER.example'];
	const ports = ['https://partner.example:8443', 'https://partner.example:8444'];
	lines = [];
	for (const origin of ['https://60.example', ...spellings, ...ports]) await refused('203.0.113.1', origin);
	await refused('198.51.100.1', 'https://real.example');
	const named = ['https://60.example', ...spellings.map((origin) => origin.toLowerCase()), 'https://partner.example:*'];
	expect(lines.map(({ origin }) => origin)).toEqual([...named, 'https://real.example']);
	expect(lines.filter(({ registered }) => registered === 'https://partner.example')).toHaveLength(4);
	expect(await refusals()).toMatchObject({ 'https://real.example': 1 });
	for (let index = 100; index < 200; index++) await refused(`192.0.2.${index}`, `https://${index}.example`);
	const { 'https://www.partner.example': www, 'https://partner.example:*': port, ...others } = await refusals();
	expect([www, port]).toEqual([1, 2]);
	expect(Object.keys(others)).toHaveLength(52);
});

test.each([
	['no proxy is named', [], true],
	['another proxy is named', ['10.0.0.1'], true],
	['the proxy is named', ['127.0.0.1'], false],
])('an ignored X-Forwarded-For is warned of once: %s', async (_case, trustProxy, isIgnored) => {
	await start({ trustProxy });
	for (let count = 0; count < 2; count++) await send({ 'x-forwarded-for': '203.0.113.1' });
	const peer = { peer: '127.0.0.1', msg: expect.stringContaining('TRUST_PROXY') };
	expect(lines.filter(({ msg }) => String(msg).includes('X-Forwarded-For'))).toMatchObject(isIgnored ? [peer] : []);
});

test('a partner can ask which pages and ids are known; a wrong address is refused, and requests are limited', async () => {
	await start({ publicOrigin: 'https://quotes.example', rateLimitPerMinute: 13 });
	const ask = (query: string) => service.app.inject(`/api/partners/origin${query}`);
	for (const [url, origin, registered] of [
		['https://partner.example/baby?utm_source=x', 'https://partner.example', true],
		['https://quotes.example/', 'https://quotes.example', true],
		['http://localhost:8080/', 'http://localhost:8080', true],
		['https://www.partner.example', 'https://www.partner.example', false],
		['http://partner.example', 'http://partner.example', false],
	] as const) {
		const answer = await ask(`?${new URLSearchParams({ url })}`);
		expect([answer.statusCode, answer.json()]).toEqual([200, { origin, registered }]);
		expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
	}
	for (const [partner, partnerKnown] of Object.entries({ 'acme-advisers': true, test: true, 'acme-adviser': false })) {
		const answer = await ask(`?${new URLSearchParams({ url: 'https://partner.example', partner })}`);
		expect(answer.json()).toEqual({ origin: 'https://partner.example', registered: true, partnerKnown });
	}
	for (const query of ['', '?url=', '?url=partner.example', '?url=ftp://partner.example', '?url=a&url=b']) {
		const answer = await ask(query);
		expect(answer.statusCode).toBe(422);
		expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
		expect(answer.json().errors).toMatchObject([{ field: 'url' }]);
	}
	expect((await ask('?url=https://partner.example')).statusCode).toBe(429);
});
