/** The enquiry API from the outside: what it accepts, refuses and repeats, and from subject. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { brand } from '../../shared/content/brand.ts';
import { currentConsent } from '../../shared/content/en/consent.ts';
import { messages } from '../../shared/content/en/form-copy.ts';
import { words } from '../../shared/content/words.ts';
import { StoreUnavailable } from '../database/store-unavailable.ts';
import { type Delivery, Outbox } from '../delivery/outbox.ts';
import { adviserMail } from '../notifications/adviser-mail.ts';
import { loadEvent, webhookBody } from '../notifications/enquiry-event.ts';
import { errorsOfEmptyEnquiry, sampleEnquiry } from '../testing/sample-enquiry.ts';
import { post, startTestApp, type TestApp } from '../testing/test-app.ts';

let service: TestApp;
beforeAll(async () => {
	service = await startTestApp();
});
afterAll(() => service.close());

async function stored(): Promise<number> {
	let count = 0;
	for await (const _ of service.store.read({}, 'oldest first', expect.unreachable)) count++;
	return count;
}

function expectProblem(answer: Awaited<ReturnType<typeof post>>, status: number) {
	expect(answer.statusCode).toBe(status);
	expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
	expect(answer.headers['cache-control']).toBe('no-store');
	expect(answer.json()).toMatchObject({ type: 'about:blank', title: expect.any(String), status });
}

describe('a valid enquiry', () => {
	test('is stored and acknowledged with 201, a reference and the time', async () => {
		const answer = await post(service.app, sampleEnquiry());
		expect(answer.statusCode).toBe(201);
		expect(answer.headers['content-type']).toMatch(/^application\/json/);
		expect(answer.headers['cache-control']).toBe('no-store');
		const { reference, receivedAt } = answer.json();
		expect(new Date(receivedAt).toISOString()).toBe(receivedAt);
		expect(await service.store.find(reference)).toEqual({
			...sampleEnquiry(),
			reference,
			receivedAt,
			mobilePhoneE164: '+6581234567',
			consentVersion: currentConsent.version,
			consentAt: receivedAt,
			withdrawnAt: null,
			language: null,
			widgetVersion: null,
			origin: null,
			consent: undefined,
		});
	});

	test('sent again with the same key is answered 200 with the first answer, and stored once', async () => {
		const key = randomUUID();
		const first = await post(service.app, sampleEnquiry(), { 'idempotency-key': key });
		const before = await stored();
		const again = await post(service.app, sampleEnquiry(), { 'idempotency-key': key.toUpperCase() });
		expect(again.statusCode).toBe(200);
		expect(again.json()).toEqual(first.json());
		expect(await stored()).toBe(before);
	});

	test('sent twenty times at once with one key is stored once', async () => {
		const key = randomUUID();
		const before = await stored();
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => post(service.app, sampleEnquiry(), { 'idempotency-key': key })),
		);
		expect(answers.map((answer) => answer.statusCode).sort()).toEqual([...Array(19).fill(200), 201]);
		expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
		expect(await stored()).toBe(before + 1);
	});

	test('is the same when its types of pregnancy come in another order', async () => {
		const key = { 'idempotency-key': randomUUID() };
		const types = ['single-natural', 'multiple-natural'];
		const first = await post(service.app, sampleEnquiry({ pregnancyType: types }), key);
		const again = await post(service.app, sampleEnquiry({ pregnancyType: types.toReversed() }), key);
		expect(again.statusCode).toBe(200);
		expect(again.json()).toEqual(first.json());
	});

	test.each(['__proto__', 'constructor'])('may carry %s, which counts as little as any unknown field', async (name) => {
		const text = JSON.stringify(sampleEnquiry()).replace('{', `{"${name}":{"prototype":{"partner":"evil"}},`);
		const answer = await post(service.app, text);
		expect(answer.statusCode).toBe(201);
		expect((await service.store.find(answer.json().reference))?.partner).toBe(sampleEnquiry().partner);
	});

	test('different from the one under the same key is refused with 409', async () => {
		const key = randomUUID();
		await post(service.app, sampleEnquiry(), { 'idempotency-key': key });
		expectProblem(await post(service.app, sampleEnquiry({ name: 'Other' }), { 'idempotency-key': key }), 409);
	});

	test('may use the key of one that was refused with 422', async () => {
		const key = randomUUID();
		expectProblem(await post(service.app, sampleEnquiry({ email: 'x' }), { 'idempotency-key': key }), 422);
		expect((await post(service.app, sampleEnquiry(), { 'idempotency-key': key })).statusCode).toBe(201);
	});

	test('may leave out what is optional', async () => {
		const { partner, plan, page, ...needed } = sampleEnquiry();
		const answer = await post(service.app, needed);
		expect(answer.statusCode).toBe(201);
		expect(await service.store.find(answer.json().reference)).toMatchObject({ partner: null, plan: null, page: null });
	});

	test('counts 600 characters after CRLF became LF', async () => {
		expect((await post(service.app, sampleEnquiry({ additionalInfo: '\r\n'.repeat(600) }))).statusCode).toBe(201);
	});

	test('keeps of its page only what cannot identify the visitor', async () => {
		const page = 'https://u:p@partner.example/baby?name=mei&utm_source=mail&utm_medium=x#mei';
		const answer = await post(service.app, sampleEnquiry({ page }));
		const record = await service.store.find(answer.json().reference);
		expect(record?.page).toBe('https://partner.example/baby?utm_source=mail&utm_medium=x');
	});

	test('has no page where that is the frame’s own address', async () => {
		const page = 'https://quotes.example/widget/v1/frame?partner=acme-advisers&utm_source=x';
		const answer = await post(service.app, sampleEnquiry({ page }));
		expect((await service.store.find(answer.json().reference))?.page).toBeNull();
	});

	test('of a partner that nobody is, is stored as sent, told to the operator’s receivers, and warned of', async () => {
		const receivers = await startTestApp({
			config: { webhook: { url: 'http://127.0.0.1:9/', secrets: ['whsec_AAAA'] } },
		});
		const key = { 'idempotency-key': randomUUID() };
		const first = await post(receivers.app, sampleEnquiry({ partner: 'acme-adviser' }), key);
		expect(first.json()).toEqual({
			reference: expect.any(String),
			receivedAt: expect.any(String),
			warnings: ['unknown-partner'],
		});
		const again = await post(receivers.app, sampleEnquiry({ partner: 'acme-adviser' }), key);
		expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
		const { reference } = first.json();
		expect(await receivers.store.find(reference)).toMatchObject({ partner: 'acme-adviser' });
		const [delivery] = await new Outbox(receivers.database).listFor([reference]);
		const event = await loadEvent(receivers.store, [], delivery as Delivery);
		if (typeof event === 'string' || event.name !== 'created') return expect.unreachable();
		expect(adviserMail(event).text).toContain('Partner: acme-adviser (unknown');
		expect(webhookBody(event).data).toMatchObject({ partner: 'acme-adviser', warnings: ['unknown-partner'] });
		await receivers.close();
	});

	test('keeps the consent version that the visitor saw', async () => {
		const older = words.ms.consent.currentConsent;
		const answer = await post(service.app, sampleEnquiry({ consentVersion: older.version }));
		const { reference } = answer.json();
		expect(await service.store.find(reference)).toMatchObject({ consentVersion: older.version });
		const { reference: latest } = (await post(service.app, sampleEnquiry())).json();
		expect(await service.store.find(latest)).toMatchObject({ consentVersion: currentConsent.version });
	});
});

describe('is refused with 422', () => {
	test.each<[string, Record<string, unknown>, { field: string; message: string }]>([
		['a wrong field', { email: 'mei' }, { field: 'email', message: messages.email }],
		[
			'an unknown consent wording',
			{ consentVersion: 'x' },
			{ field: 'consentVersion', message: 'Consent version is not one of ours' },
		],
		['an impossible page', { page: 'http://[' }, { field: 'page', message: 'Page must be an http or https address' }],
		[
			'a control character where nobody types',
			{ consentVersion: 'v1\0' },
			{ field: 'consentVersion', message: messages.controlCharacters },
		],
		['a filled honeypot', { website: 'http://spam.example' }, { field: 'website', message: 'Leave this field empty' }],
		['a honeypot that is an object', { website: {} }, { field: 'website', message: 'Leave this field empty' }],
	])('%s', async (_case, change, error) => {
		const before = await stored();
		const answer = await post(service.app, sampleEnquiry(change));
		expectProblem(answer, 422);
		expect(answer.json().errors).toEqual([error]);
		expect(await stored()).toBe(before);
	});

	test('an empty object, with the message of every field', async () => {
		const answer = await post(service.app, {});
		expectProblem(answer, 422);
		expect(answer.json().errors).toEqual(errorsOfEmptyEnquiry());
	});

	test('but an empty honeypot is none', async () => {
		expect((await post(service.app, sampleEnquiry({ website: '' }))).statusCode).toBe(201);
	});
});

describe('is refused with 400', () => {
	test.each(['', '{', 'name=Mei', '[]', 'null', '"text"', '7'])('the body %j', async (body) => {
		expectProblem(await post(service.app, body), 400);
	});

	test.each(['', 'x', 'not-a-uuid-not-a-uuid-not-a-uuid-xxxx', randomUUID().slice(1)])('the key %j', async (key) => {
		expectProblem(await post(service.app, sampleEnquiry(), { 'idempotency-key': key }), 400);
	});

	test('a body in another encoding than UTF-8', async () => {
		const payload = Buffer.from(JSON.stringify(sampleEnquiry({ name: 'Renée' })), 'latin1');
		const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
		expectProblem(await service.app.inject({ method: 'POST', url: '/api/enquiries', headers, payload }), 400);
	});

	test('a missing key', async () => {
		const answer = await service.app.inject({ method: 'POST', url: '/api/enquiries', payload: sampleEnquiry() });
		expectProblem(answer, 400);
	});

	test('without repeating what was sent', async () => {
		expect((await post(service.app, '{"name":"Secret')).body).not.toContain('Secret');
	});
});

describe('origins', () => {
	test.each([
		['none', undefined],
		['a partner', 'https://partner.example'],
		['our own', 'http://quotes.example'],
		['the public site', brand.url],
		['localhost', 'http://localhost:5173'],
		['a name under localhost', 'http://demo.localhost:8080'],
		['loopback', 'http://127.0.0.1:3000'],
		['loopback in IPv6', 'http://[::1]:3000'],
	])('%s may send', async (_case, origin) => {
		const headers = { host: 'quotes.example', ...(origin && { origin }) };
		const answer = await post(service.app, sampleEnquiry(), headers);
		expect(answer.statusCode).toBe(201);
		expect(answer.headers['access-control-allow-origin']).toBe(origin);
	});

	test.each([
		'null',
		'',
		'https://evil.example',
		'http://partner.example',
		'https://partner.example:8443',
		'http://quotes.example:8080',
		'https://partner.example.evil.example',
		'https://localhost.evil.example',
		'http://127.0.0.1.evil.example',
		'https://partner.example/',
		'file://',
		'not an origin',
	])('%j is refused with 403, which its page can read', async (origin) => {
		const before = await stored();
		const answer = await post(service.app, sampleEnquiry(), { host: 'quotes.example', origin });
		expectProblem(answer, 403);
		expect(answer.headers['access-control-allow-origin']).toBe(origin || undefined);
		expect(await stored()).toBe(before);
	});

	test.each(['https://partner.example', 'https://evil.example'])(
		'%s is told beforehand that it may send, and may read Retry-After',
		async (origin) => {
			const answer = await service.app.inject({
				method: 'OPTIONS',
				url: '/api/enquiries',
				headers: {
					origin,
					'access-control-request-method': 'POST',
					'access-control-request-headers': 'content-type,idempotency-key',
				},
			});
			expect(answer.statusCode).toBe(204);
			expect(answer.headers).toMatchObject({
				'access-control-allow-origin': origin,
				'access-control-allow-methods': 'POST',
				'access-control-allow-headers': 'Content-Type, Idempotency-Key, *',
				'access-control-expose-headers': 'Retry-After',
				'access-control-max-age': '7200',
			});
			expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
		},
	);

	test('whoever asks without being a page is told as well', async () => {
		const answer = await service.app.inject({ method: 'OPTIONS', url: '/api/enquiries' });
		expect(answer.statusCode).toBe(204);
		expect(answer.headers['cache-control']).toBe('no-store');
	});
});

describe('limits', () => {
	const sized = (bytes: number) => {
		const empty = JSON.stringify({ ...sampleEnquiry(), filler: '' }).length;
		return JSON.stringify({ ...sampleEnquiry(), filler: 'x'.repeat(bytes - empty) });
	};

	test('16 KiB are read', async () => {
		expect((await post(service.app, sized(16 * 1024))).statusCode).toBe(201);
	});

	test('one byte more is refused with 413', async () => {
		expectProblem(await post(service.app, sized(16 * 1024 + 1)), 413);
	});

	test.each(['application/json', 'text/plain'])(
		'elsewhere nothing is read of a body of %s beyond 1 KiB',
		async (type) => {
			const send = (payload: string) =>
				service.app.inject({ method: 'POST', url: '/maternity', headers: { 'content-type': type }, payload });
			expect((await send(`"${'x'.repeat(1022)}"`)).statusCode).toBe(404);
			expectProblem(await send(`"${'x'.repeat(1023)}"`), 413);
		},
	);

	test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
		'the media type %j is refused with 415',
		async (type) => {
			expectProblem(await post(service.app, sampleEnquiry(), { 'content-type': type }), 415);
		},
	);

	test.each([
		['a compressed body', { 'content-encoding': 'gzip' }],
		['an unknown encoding', { 'content-encoding': 'none-such' }],
		['letters of another encoding', { 'content-type': 'application/json; charset="iso-8859-1"' }],
		['a form in another encoding', { 'content-type': 'application/x-www-form-urlencoded;charset=utf-16' }],
	])('%s is refused with 415', async (_case, headers) => {
		const answer = await post(service.app, sampleEnquiry(), headers);
		expect(answer.statusCode).toBe(415);
	});

	test('a media type with a charset is fine', async () => {
		const answer = await post(service.app, sampleEnquiry(), { 'content-type': 'application/json; charset=utf-8' });
		expect(answer.statusCode).toBe(201);
	});

	test('sixteen thousand brackets are refused like anything else that is no object', async () => {
		expectProblem(await post(service.app, '['.repeat(8000) + ']'.repeat(8000)), 400);
	});

	test('another method is refused with 405', async () => {
		const answer = await service.app.inject({ method: 'GET', url: '/api/enquiries' });
		expectProblem(answer, 405);
		expect(answer.headers.allow).toBe('POST, OPTIONS');
	});

	test.each(['PUT', 'PATCH', 'DELETE'] as const)('%s is refused with 405, whatever is sent with it', async (method) => {
		const bodies: [string, string][] = [
			['application/json', '{'],
			['text/plain', 'x'],
			['application/json', 'x'.repeat(20_000)],
			['application/json', ''],
			['application/x-www-form-urlencoded', 'name=Mei'],
		];
		for (const [type, payload] of bodies) {
			const headers = { 'content-type': type };
			const answer = await service.app.inject({ method, url: '/api/enquiries', headers, payload });
			expectProblem(answer, 405);
			expect(answer.headers.allow).toBe('POST, OPTIONS');
		}
	});

	test('too many from one client are refused with 429 and Retry-After, other clients are not', async () => {
		const limited = await startTestApp({ config: { rateLimitPerMinute: 2, trustProxy: ['127.0.0.1'] } });
		const from = (client: string) =>
			post(limited.app, sampleEnquiry(), { 'x-forwarded-for': client, origin: 'https://partner.example' });
		expect((await from('203.0.113.1')).statusCode).toBe(201);
		expect((await from('203.0.113.1')).statusCode).toBe(201);
		const refused = await from('203.0.113.1');
		expectProblem(refused, 429);
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
		expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
		expect(refused.headers['access-control-expose-headers']).toBe('Retry-After');
		expect(Object.keys(refused.headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
		expect(refused.headers['access-control-allow-origin']).toBe('https://partner.example');
		expect((await from('203.0.113.2')).statusCode).toBe(201);
		await limited.close();
	});

	test('a client is not forgotten over the others that come between', async () => {
		const limited = await startTestApp({ config: { rateLimitPerMinute: 1, trustProxy: ['127.0.0.1'] } });
		const from = (client: string) => post(limited.app, sampleEnquiry(), { 'x-forwarded-for': client });
		expect((await from('203.0.113.1')).statusCode).toBe(201);
		for (let client = 0; client < 100; client++) expect((await from(`198.51.100.${client}`)).statusCode).toBe(201);
		expect((await from('203.0.113.1')).statusCode).toBe(429);
		await limited.close();
	});

	test('a proxy may keep the address of a client to itself', async () => {
		const limited = await startTestApp({ config: { rateLimitPerMinute: 1, trustProxy: ['127.0.0.1'] } });
		const hidden = () => post(limited.app, sampleEnquiry(), { 'x-forwarded-for': 'unknown' });
		expect((await hidden()).statusCode).toBe(201);
		expect((await hidden()).statusCode).toBe(429);
		await limited.close();
	});

	test('a client cannot pass for another without a trusted proxy in front', async () => {
		const limited = await startTestApp({ config: { rateLimitPerMinute: 1 } });
		const from = (client: string) => post(limited.app, sampleEnquiry(), { 'x-forwarded-for': client });
		expect((await from('203.0.113.1')).statusCode).toBe(201);
		expect((await from('203.0.113.2')).statusCode).toBe(429);
		await limited.close();
	});

	test('nor behind one: only what the proxy itself saw counts', async () => {
		const limited = await startTestApp({ config: { rateLimitPerMinute: 1, trustProxy: ['127.0.0.1'] } });
		const from = (chain: string) => post(limited.app, sampleEnquiry(), { 'x-forwarded-for': chain });
		expect((await from('198.51.100.1, 203.0.113.1')).statusCode).toBe(201);
		expect((await from('198.51.100.2, 203.0.113.1')).statusCode).toBe(429);
		await limited.close();
	});
});

describe('those who deliver', () => {
	test('are woken for an enquiry that was stored, and for no other', async () => {
		const onStored = vi.fn();
		const delivering = await startTestApp({
			onStored,
			config: { webhook: { url: 'http://127.0.0.1:9/', secrets: ['whsec_AAAA'] } },
		});
		const key = { 'idempotency-key': randomUUID() };
		const form = { 'content-type': 'application/x-www-form-urlencoded' };
		const filled = new URLSearchParams({ ...sampleEnquiry(), consent: 'on' } as never).toString();
		const statuses = [];
		for (const [enquiry, headers] of [
			[sampleEnquiry(), key],
			[sampleEnquiry(), key],
			[sampleEnquiry({ name: 'Other' }), key],
			[sampleEnquiry({ name: '' }), {}],
			[filled, form],
			[filled, form],
		] as const)
			statuses.push((await post(delivering.app, enquiry, headers)).statusCode);
		expect(statuses).toEqual([201, 200, 409, 422, 201, 200]);
		expect(onStored).toHaveBeenCalledTimes(2);
		await delivering.close();
	});
});

describe('a store that cannot take it', () => {
	test('is logged with what to do about it, once and not for every request', async () => {
		const lines: { msg: string; advice?: string }[] = [];
		const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
		const broken = await startTestApp({ log, store: { add: () => Promise.reject(StoreUnavailable.full()) } });
		for (let count = 0; count < 3; count++) expectProblem(await post(broken.app, sampleEnquiry()), 503);
		expect(lines).toMatchObject([{ msg: 'store unavailable', advice: expect.stringContaining('free some space') }]);
		await broken.close();
	});

	test('is answered with 503 and Retry-After, and health says so', async () => {
		const broken = await startTestApp({
			store: { add: () => Promise.reject(StoreUnavailable.full()) },
			checkHealth: () => Promise.reject(StoreUnavailable.full()),
		});
		const answer = await post(broken.app, sampleEnquiry(), { origin: 'https://partner.example' });
		expectProblem(answer, 503);
		expect(answer.headers['access-control-allow-origin']).toBe('https://partner.example');
		expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
		const health = await broken.app.inject('/healthz');
		expectProblem(health, 503);
		expect(Number(health.headers['retry-after'])).toBeGreaterThan(0);
		const liveness = await broken.app.inject('/livez');
		expect(liveness.statusCode).toBe(200);
		expect(liveness.body).toBe('{"status":"ok"}');
		await broken.close();
	});

	test('otherwise health is ok', async () => {
		const health = await service.app.inject('/healthz');
		expect(health.statusCode).toBe(200);
		expect(health.headers['cache-control']).toBe('no-store');
		expect(health.body).toBe('{"status":"ok"}');
	});
});

test('a failure of ours is answered with 500 and without its words, and logged each time with its stack', async () => {
	const lines: { msg: string; err: { type: string; stack: string } }[] = [];
	const log = pino(
		{ level: 'info', serializers: { err: pino.stdSerializers.err } },
		{ write: (line: string) => void lines.push(JSON.parse(line)) },
	);
	const broken = await startTestApp({ log });
	await sql`create trigger refuse before insert on enquiries begin select raise(abort, 'Mei was here'); end`.execute(
		broken.database.db,
	);
	for (let count = 0; count < 2; count++) {
		const answer = await post(broken.app, sampleEnquiry());
		expectProblem(answer, 500);
		expect(answer.body).not.toContain('Mei');
	}
	const stack = expect.stringMatching(/ at .*sqlite-connection/);
	expect(lines).toMatchObject(Array(2).fill({ msg: 'request failed', route: '/api/enquiries', err: { stack } }));
	await broken.close();
});

test('OpenAPI describes the enquiry with the rules that validate it', async () => {
	const answer = await service.app.inject('/api/openapi.json');
	expect(answer.statusCode).toBe(200);
	const { openapi, paths, components } = answer.json();
	expect(openapi).toMatch(/^3\.1/);
	expect(Object.keys(paths['/api/enquiries'].post.responses)).toEqual(
		'200 201 400 403 409 413 415 422 429 503'.split(' '),
	);
	const { properties, required } = components.schemas.Enquiry;
	expect(properties.additionalInfo.description).toContain('600 characters');
	expect(properties.gestationalWeek.enum).toHaveLength(25);
	expect(required).toContain('consent');
	expect(required).not.toContain('partner');
	expect(properties.consentVersion).toMatchObject({
		maxLength: 64,
		description: expect.stringContaining('the newest'),
	});
});

test('OpenAPI says what a client may leave out, and that a form is refused with a page', async () => {
	const { paths, components } = (await service.app.inject('/api/openapi.json')).json();
	const { description, post: operation } = paths['/api/enquiries'];
	const { additionalInfo, ...enough } = sampleEnquiry();
	expect((await post(service.app, enough)).statusCode).toBe(201);
	expect(components.schemas.Enquiry.required).not.toContain('additionalInfo');
	expect(operation.parameters).toMatchObject([
		{ name: 'Idempotency-Key', required: false, description: expect.stringContaining('Required with JSON') },
	]);
	for (const status of [400, 403, 409, 413, 422, 429, 503]) {
		const { content } = operation.responses[status];
		expect(Object.keys(content)).toEqual(['application/problem+json', 'text/html']);
	}
	expect(description).toContain('405');
});

test.each(['/api/enquiries', '/api/openapi.json', '/api/nothing', '/healthz', '/livez', '/metrics'])(
	'%s answers with nothing that a browser could load, frame or keep',
	async (url) => {
		const { headers } = await service.app.inject(url);
		expect(headers).toMatchObject({
			'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
			'cross-origin-resource-policy': 'same-origin',
			'x-content-type-options': 'nosniff',
			'cache-control': 'no-store',
		});
	},
);

test('an unknown path below /api is a problem, not a page', async () => {
	expectProblem(await service.app.inject('/api/nothing'), 404);
});
