/** The metrics: what they say, and to subject. */

import { afterEach, expect, test } from 'vitest';
import { createFieldEncryption } from '../database/field-encryption.ts';
import { Outbox } from '../delivery/outbox.ts';
import { DataRetention } from '../enquiries/data-retention.ts';
import { createMetrics } from '../observability/metrics.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { post, startTestApp, type TestApp } from '../testing/test-app.ts';

let service: TestApp;
afterEach(() => service.close());

const read = (remoteAddress: string, headers = {}) => service.app.inject({ url: '/metrics', remoteAddress, headers });

test('tells this machine what to watch, and nothing about a person', async () => {
	service = await startTestApp({ config: { webhook: { url: 'http://127.0.0.1:9/', secrets: ['whsec_AAAA'] } } });
	await post(service.app, sampleEnquiry());
	await post(service.app, {});
	const answer = await read('127.0.0.1');
	expect(answer.statusCode).toBe(200);
	expect(answer.headers['content-type']).toMatch(/^text\/plain/);
	expect(answer.headers['cache-control']).toBe('no-store');
	expect(answer.body).toMatch(/^enquiry_answer_seconds_count\{status="201"\} 1$/m);
	expect(answer.body).toMatch(/^enquiry_answer_seconds_count\{status="422"\} 1$/m);
	expect(answer.body).toMatch(/^deliveries_open\{target="webhook",state="pending"\} 1$/m);
	expect(answer.body).not.toContain('mei@');
});

test('counts what was tried', async () => {
	service = await startTestApp();
	const metrics = createMetrics(service.database, new Outbox(service.database));
	metrics.delivered('webhook', 'failed');
	metrics.delivered('webhook', 'delivered');
	metrics.delivered('webhook', 'delivered');
	const told = await metrics.registry.metrics();
	expect(told).toMatch(/^delivery_attempts_total\{target="webhook",outcome="failed"\} 1$/m);
	expect(told).toMatch(/^delivery_attempts_total\{target="webhook",outcome="delivered"\} 2$/m);
});

test('a delivery given up counts as open, one whose consent was withdrawn does not', async () => {
	service = await startTestApp({ config: { webhook: { url: 'http://127.0.0.1:9/', secrets: ['whsec_AAAA'] } } });
	await post(service.app, sampleEnquiry({ email: 'withdrawn@example.com' }));
	await post(service.app, sampleEnquiry());
	const { db } = service.database;
	const [first, second] = await new Outbox(service.database).claim(['webhook'], 2);
	for (const delivery of [first, second])
		if (delivery) await new Outbox(service.database).abandon(delivery, 'HTTP 500');
	expect((await read('127.0.0.1')).body).toMatch(/^deliveries_open\{target="webhook",state="dead"\} 2$/m);
	await db.updateTable('deliveries').set({ state: 'pending', lease: 0 }).execute();
	await new DataRetention(service.database, createFieldEncryption([])).withdraw('withdrawn@example.com');
	const { body } = await read('127.0.0.1');
	expect(body).toMatch(/^deliveries_open\{target="webhook",state="pending"\} 1$/m);
	expect(body).not.toMatch(/^deliveries_open\{.*state="dead"/m);
});

test('tells when the last enquiry came, and how long the oldest one has waited for a delivery', async () => {
	service = await startTestApp({ config: { webhook: { url: 'http://127.0.0.1:9/', secrets: ['whsec_AAAA'] } } });
	const { db } = service.database;
	const figures = async () => {
		const { body } = await read('127.0.0.1');
		const figure = (name: string) => body.match(new RegExp(`^${name} (.*)$`, 'm'))?.[1];
		return {
			last: figure('enquiry_last_received_timestamp_seconds'),
			oldest: Number(figure('enquiry_oldest_undelivered_seconds')),
		};
	};
	expect(await figures()).toEqual({ last: undefined, oldest: 0 });

	for (const minutes of [2, 3]) {
		const { reference } = (await post(service.app, sampleEnquiry())).json();
		const received_at = new Date(Date.now() - minutes * 60_000).toISOString();
		await db.updateTable('enquiries').set({ received_at }).where('reference', '=', reference).execute();
	}
	const { received_at } = await db
		.selectFrom('enquiries')
		.select('received_at')
		.orderBy('received_at', 'desc')
		.executeTakeFirstOrThrow();
	const waiting = await figures();
	expect(Number(waiting.last)).toBe(Date.parse(received_at) / 1000);
	expect(waiting.oldest).toBeGreaterThanOrEqual(180);
	expect(waiting.oldest).toBeLessThan(240);

	await db.updateTable('deliveries').set({ state: 'done' }).execute();
	expect((await figures()).oldest).toBe(0);
});

test('a store that is away takes no other figure with it', async () => {
	service = await startTestApp();
	await post(service.app, sampleEnquiry());
	await service.database.db.schema.dropTable('deliveries').execute();
	const { statusCode, body } = await read('127.0.0.1');
	expect(statusCode).toBe(200);
	expect(body).toMatch(/^enquiry_answer_seconds_count\{status="201"\} 1$/m);
});

test.each<[string, string, object, object]>([
	['another machine', '203.0.113.1', {}, {}],
	['another machine through a proxy here', '127.0.0.1', { 'x-forwarded-for': '203.0.113.1' }, {}],
	[
		'another machine through a proxy here that says so in the newer way',
		'127.0.0.1',
		{ forwarded: 'for=203.0.113.1' },
		{},
	],
	['one that says it is this one', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, {}],
	[
		'one whose address a trusted proxy keeps to itself',
		'127.0.0.1',
		{ 'x-forwarded-for': 'unknown' },
		{ trustProxy: ['127.0.0.1'] },
	],
	['one behind a trusted proxy', '127.0.0.1', { 'x-forwarded-for': '203.0.113.1' }, { trustProxy: ['127.0.0.1'] }],
])('but not %s', async (_case, address, headers, config) => {
	service = await startTestApp({ config });
	expect((await read(address, headers)).statusCode).toBe(404);
});

test('and whoever is allowed to', async () => {
	service = await startTestApp({ config: { metricsAllow: ['10.0.0.0/8', '203.0.113.1'] } });
	expect((await read('203.0.113.1')).statusCode).toBe(200);
	expect((await read('10.9.9.9')).statusCode).toBe(200);
	expect((await read('127.0.0.1')).statusCode).toBe(404);
});
