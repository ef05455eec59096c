/** Tests of the enquiry API over HTTP: what the API accepts and refuses, and how it answers repeats. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pino from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { currentConsent } from '../../shared/content/words/en/consent.ts';
import { words } from '../../shared/content/words/words.ts';
import { StoreUnavailable } from '../database/failures/store-unavailable.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { post, shareTestApp, startTestApp, withReceiver } from '../testing/test-app.ts';
import { hasOutdatedFigures } from './enquiry-routes.ts';

const service = shareTestApp();

async function stored(): Promise<number> {
	return (await Array.fromAsync(service.store.read({}, 'oldest first', expect.unreachable))).length;
}

type Answer = Awaited<ReturnType<typeof post>>;

function expectProblem(answer: Answer, status: number) {
	expect(answer.statusCode).toBe(status);
	expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
	expect(answer.headers['cache-control']).toBe('no-store');
	expect(answer.json()).toMatchObject({ type: 'about:blank', title: expect.any(String), status });
}

/** Posts an enquiry that must be accepted. @returns the stored record */
async function accepted(changes: Record<string, unknown>) {
	const answer = await post(service.app, sampleEnquiry(changes));
	expect(answer.statusCode).toBe(201);
	return service.store.find(answer.json().reference);
}

describe('a valid enquiry', () => {
	test('is stored and acknowledged with 201, a reference and the time', async () => {
		const answer = await post(service.app, sampleEnquiry());
		expect(answer.statusCode).toBe(201);
		expect(answer.headers['content-type']).toMatch(/^application\/json/);
		expect(answer.headers['cache-control']).toBe('no-store');
		const { reference, receivedAt, replyBy, enquiryUrl } = answer.json();
		expect(new Date(receivedAt).toISOString()).toBe(receivedAt);
		expect(Date.parse(replyBy) - Date.parse(receivedAt)).toBe(24 * 60 * 60 * 1000);
		expect(enquiryUrl).toMatch(/^http:\/\/localhost:80\/enquiry\?reference=[\w-]+&signature=[\w-]{43}&language=en$/);
		expect((await service.app.inject(new URL(enquiryUrl).pathname + new URL(enquiryUrl).search)).statusCode).toBe(200);
		const absent = { withdrawnAt: null, answeredAt: null, language: null, widgetVersion: null, origin: null };
		expect(await service.store.find(reference)).toEqual({
			...sampleEnquiry(),
			...absent,
			reference,
			receivedAt,
			mobilePhoneE164: '+6581234567',
			consentVersion: currentConsent.version,
			consentAt: receivedAt,
			consent: undefined,
		});
	});

	test('sent again with the same key gets 200 and the first answer, whatever the letter case and order', async () => {
		const key = randomUUID();
		const types = ['single-natural', 'multiple-natural'];
		const first = await post(service.app, sampleEnquiry({ pregnancyType: types }), { 'idempotency-key': key });
		const before = await stored();
		const reversed = sampleEnquiry({ pregnancyType: types.toReversed() });
		const again = await post(service.app, reversed, { 'idempotency-key': key.toUpperCase() });
		expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
		expect(await stored()).toBe(before);
	});

	test.each(['__proto__', 'constructor'])('may contain %s, which is ignored like any unknown field', async (name) => {
		const text = JSON.stringify(sampleEnquiry()).replace('{', `{"${name}":{"prototype":{"partner":"evil"}},`);
		const answer = await post(service.app, text, { 'content-type': 'application/json; charset=utf-8' });
		expect(answer.statusCode).toBe(201);
		expect((await service.store.find(answer.json().reference))?.partner).toBe(sampleEnquiry().partner);
	});

	const older = words.ms.consent.currentConsent.version;
	const [crlf, lf] = ['\r\n', '\n'].map((end) => `${end.repeat(599)}x`);
	const frame = 'https://quotes.example/widget/v1/frame?partner=acme-advisers&utm_source=x';
	const nothing = { partner: undefined, plan: undefined, page: undefined, additionalInfo: undefined };
	test.each<[string, Record<string, unknown>, object]>([
		['may leave out what is optional', nothing, { partner: null, plan: null, page: null, additionalInfo: '' }],
		['may send an empty honeypot', { website: '' }, {}],
		['counts 600 characters after CRLF became LF', { additionalInfo: crlf }, { additionalInfo: lf }],
		[
			'keeps of its page only what cannot identify the visitor',
			{ page: 'https://u:p@partner.example/baby?name=mei&utm_source=mail&utm_medium=x#mei' },
			{ page: 'https://partner.example/baby?utm_source=mail&utm_medium=x' },
		],
		['has no page where that is the frame’s own address', { page: frame }, { page: null }],
		['keeps the consent version that the visitor saw', { consentVersion: older }, { consentVersion: older }],
	])('%s', async (_case, changes, expected) => {
		expect(await accepted(changes)).toMatchObject(expected);
	});

	test('of an unknown partner is stored as sent, with a warning, also when repeated', async () => {
		const enquiry = sampleEnquiry({ partner: 'acme-adviser' });
		const key = { 'idempotency-key': randomUUID() };
		const first = await post(service.app, enquiry, key);
		const { reference } = first.json();
		expect(first.json().warnings).toEqual(['unknown-partner']);
		const again = await post(service.app, enquiry, key);
		expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
		expect(await service.store.find(reference)).toMatchObject({ partner: 'acme-adviser' });
	});

	test('wakes the delivery once it is stored, and nothing else does; a key refused with 422 can be used again', async () => {
		const wakeDelivery = vi.fn();
		const { app } = await startTestApp({ wakeDelivery, config: withReceiver });
		const [key, refused] = [{ 'idempotency-key': randomUUID() }, { 'idempotency-key': randomUUID() }];
		const form = { 'content-type': 'application/x-www-form-urlencoded' };
		const filled = new URLSearchParams({ ...sampleEnquiry(), consent: 'on' } as never).toString();
		const statuses = [];
		for (const [enquiry, headers] of [
			[sampleEnquiry(), key],
			[sampleEnquiry(), key],
			[sampleEnquiry({ name: 'Other' }), key],
			[sampleEnquiry({ name: '' }), refused],
			[sampleEnquiry(), refused],
			[filled, form],
			[filled, form],
		] as const)
			statuses.push((await post(app, enquiry, headers)).statusCode);
		expect(statuses).toEqual([201, 200, 409, 422, 201, 201, 200]);
		expect(wakeDelivery).toHaveBeenCalledTimes(3);
	});
});

test.each<[string, Record<string, unknown>, string, string]>([
	['an unknown consent wording', { consentVersion: 'x' }, 'consentVersion', 'Consent version is not one of ours'],
	['an impossible page', { page: 'http://[' }, 'page', 'Page must be an http or https address'],
	['a filled honeypot', { website: 'http://spam.example' }, 'website', 'Leave this field empty'],
	['a honeypot that is an object', { website: {} }, 'website', 'Leave this field empty'],
])('%s is refused with 422 and its message', async (_case, change, field, message) => {
	const before = await stored();
	const answer = await post(service.app, sampleEnquiry(change));
	expectProblem(answer, 422);
	expect(answer.json().errors).toEqual([{ field, message }]);
	expect(await stored()).toBe(before);
});

test('errors are listed in the order of the form, the honeypot last', async () => {
	const answer = await post(service.app, sampleEnquiry({ website: 'http://spam.example', email: 'mei', name: '' }));
	expect(answer.json().errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'email', 'website']);
});

function sized(bytes: number): string {
	const empty = JSON.stringify({ ...sampleEnquiry(), filler: '' }).length;
	return JSON.stringify({ ...sampleEnquiry(), filler: 'x'.repeat(bytes - empty) });
}

type Refusal = [string, number, unknown, Record<string, string>?];
test.each<Refusal>([
	...['', '{', '{"name":"Secret', 'name=Mei', '[]', 'null', '"text"', '7'].map(
		(body): Refusal => [`the body ${body}`, 400, body],
	),
	['eight thousand brackets', 400, '['.repeat(8000) + ']'.repeat(8000)],
	['a body that is not UTF-8', 400, Buffer.from(JSON.stringify(sampleEnquiry({ name: 'Renée' })), 'latin1')],
	...['', 'x', 'not-a-uuid-not-a-uuid-not-a-uuid-xxxx', randomUUID().slice(1)].map(
		(key): Refusal => [`the key ${key}`, 400, sampleEnquiry(), { 'idempotency-key': key }],
	),
	...['evil.example"><script>', 'evil.example/path', 'user@evil.example', '[::1', 'a:b:c'].map(
		(host): Refusal => [`the host ${host}`, 400, sampleEnquiry(), { host }],
	),
	['a body of more than 16 KiB', 413, sized(16 * 1024 + 1)],
	...['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/jsonp', ''].map(
		(type): Refusal => [`the media type ${type}`, 415, sampleEnquiry(), { 'content-type': type }],
	),
	['a compressed body', 415, sampleEnquiry(), { 'content-encoding': 'gzip' }],
	['an unknown encoding', 415, sampleEnquiry(), { 'content-encoding': 'none-such' }],
	['another charset', 415, sampleEnquiry(), { 'content-type': 'application/json; charset="iso-8859-1"' }],
])(
	'%s is refused with %i, nothing is stored, and the answer does not quote it',
	async (_case, status, body, headers) => {
		const before = await stored();
		const answer = await post(service.app, body, headers);
		expectProblem(answer, status);
		expect(answer.body).not.toMatch(/Secret|Ren/);
		expect(await stored()).toBe(before);
	},
);

test('bytes that are not of their charset are said to be that, not wrong JSON', async () => {
	const details = ['{"name": "Ren\xe9e"}', '{"name": '].map(async (body) => {
		return (await post(service.app, Buffer.from(body, 'latin1'))).json().detail;
	});
	expect(await Promise.all(details)).toEqual([
		'The body has bytes that are not of its charset.',
		'The body is not valid JSON.',
	]);
});

test('a missing key is refused with 400', async () => {
	const answer = await service.app.inject({ method: 'POST', url: '/api/enquiries', payload: sampleEnquiry() });
	expectProblem(answer, 400);
});

test('a body of 16 KiB is read, and on other routes 1 KiB at most', async () => {
	expect((await post(service.app, sized(16 * 1024))).statusCode).toBe(201);
	for (const type of ['application/json', 'text/plain']) {
		const send = (payload: string) =>
			service.app.inject({ method: 'POST', url: '/maternity', headers: { 'content-type': type }, payload });
		expect((await send(`"${'x'.repeat(1022)}"`)).statusCode).toBe(404);
		expectProblem(await send(`"${'x'.repeat(1023)}"`), 413);
	}
});

const otherMethods = ['GET', 'PUT', 'PATCH', 'DELETE'] as const;
test.each(otherMethods)('%s is refused with 405, whatever is sent with it', async (method) => {
	for (const [type, payload] of [
		['application/json', '{'],
		['text/plain', 'x'],
		['application/json', 'x'.repeat(20_000)],
		['application/json', ''],
		['application/x-www-form-urlencoded', 'name=Mei'],
	] as const) {
		const headers = { 'content-type': type };
		const answer = await service.app.inject({ method, url: '/api/enquiries', headers, payload });
		expectProblem(answer, 405);
		expect(answer.headers.allow).toBe('POST, OPTIONS');
	}
});

const proxy = ['127.0.0.1'];
const [one, other] = ['203.0.113.1', '203.0.113.2'];
const many = Array.from({ length: 100 }, (_, index) => `198.51.100.${index}`);
test.each<[string, string[], string[], number[]]>([
	['each client by itself', proxy, [one, one, other], [201, 429, 201]],
	['a client that many others follow', proxy, [one, ...many, one], [201, ...many.map(() => 201), 429]],
	['a client whose address the proxy does not forward', proxy, ['unknown', 'unknown'], [201, 429]],
	['by what the proxy itself saw', proxy, [`1.1.1.1, ${one}`, `1.1.1.2, ${one}`], [201, 429]],
	['by its address without a trusted proxy', [], [one, other], [201, 429]],
])('too many from one client are refused with 429: %s', async (_case, trustProxy, clients, statuses) => {
	const { app } = await startTestApp({ config: { rateLimitPerMinute: 1, trustProxy } });
	for (const [index, client] of clients.entries()) {
		const status = statuses[index];
		const origin = 'https://partner.example';
		const answer = await post(app, sampleEnquiry(), { 'x-forwarded-for': client, origin });
		expect(answer.statusCode).toBe(status);
		if (status !== 429) continue;
		expectProblem(answer, 429);
		expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
		expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
		expect(answer.headers['access-control-expose-headers']).toBe('Retry-After');
		expect(answer.headers['access-control-allow-origin']).toBe(origin);
		expect(Object.keys(answer.headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
	}
});

async function startLogged(changes: Parameters<typeof startTestApp>[0] = {}) {
	const lines: { msg: string; advice?: string; err?: { stack: string } }[] = [];
	const serializers = { err: pino.stdSerializers.err };
	const log = pino({ level: 'info', serializers }, { write: (line: string) => void lines.push(JSON.parse(line)) });
	return { ...(await startTestApp({ ...changes, log })), lines };
}

test('an unavailable store is answered with 503 and Retry-After, and logged once with advice', async () => {
	const { app, lines } = await startLogged({ store: { add: () => Promise.reject(StoreUnavailable.full()) } });
	for (let count = 0; count < 3; count++) {
		const answer = await post(app, sampleEnquiry(), { origin: 'https://partner.example' });
		expectProblem(answer, 503);
		expect(answer.headers['access-control-allow-origin']).toBe('https://partner.example');
		expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
	}
	expect(lines).toMatchObject([{ msg: 'store unavailable', advice: expect.stringContaining('free some space') }]);
});

test('a bug is answered with 500 without its message, and logged each time with its stack', async () => {
	const { app, database, lines } = await startLogged();
	await sql`create trigger refuse before insert on enquiries begin select raise(abort, 'Mei was here'); end`.execute(
		database.db,
	);
	for (let count = 0; count < 2; count++) {
		const answer = await post(app, sampleEnquiry());
		expectProblem(answer, 500);
		expect(answer.body).not.toContain('Mei');
	}
	const stack = expect.stringMatching(/ at .*sqlite-connection/);
	expect(lines).toMatchObject(Array(2).fill({ msg: 'request failed', route: '/api/enquiries', err: { stack } }));
});

/** A time in 2026-11, the month of the figures that the next test serves. */
const now = Date.UTC(2026, 10, 25);

test.each([
	['1.0.0+2026-07', true],
	['1.0.0+2026-08', false],
	['1.0.0+2026-11', false],
	['1.0.0', false],
	['', false],
	[undefined, false],
])('version %s, while figures of 2026-11 are served, is outdated: %s', (version, expected) => {
	expect(hasOutdatedFigures(version, '2026-11', now)).toBe(expected);
});

test('figures that are still served are never outdated, however old', () => {
	expect(hasOutdatedFigures('1.0.0+2025-01', '2025-01', now)).toBe(false);
});
