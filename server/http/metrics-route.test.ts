/** Tests of `/metrics`: its metrics, and who may read them. */

import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../scripts/testing/test-folder.ts';
import { createMetrics } from '../observability/metrics.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { post, startTestApp, type TestApp, withReceiver } from '../testing/test-app.ts';

let service: TestApp;

const read = (remoteAddress = '127.0.0.1', headers = {}) =>
	service.app.inject({ url: '/metrics', remoteAddress, headers });

test('reports metrics without personal data to this machine, and the remaining ones while the store is down', async () => {
	service = await startTestApp({ config: withReceiver });
	await post(service.app, sampleEnquiry());
	await post(service.app, {});
	const answer = await read();
	expect(answer.statusCode).toBe(200);
	expect(answer.headers['content-type']).toMatch(/^text\/plain/);
	expect(answer.headers['cache-control']).toBe('no-store');
	expect(answer.body).toMatch(/^enquiry_answer_seconds_count\{status="201"\} 1$/m);
	expect(answer.body).toMatch(/^enquiry_answer_seconds_count\{status="422"\} 1$/m);
	expect(answer.body).toMatch(/^deliveries_open\{target="webhook",state="pending"\} 1$/m);
	expect(answer.body).not.toContain('mei@');
	await service.database.db.schema.dropTable('deliveries').execute();
	const { statusCode, body } = await read();
	expect(statusCode).toBe(200);
	expect(body).toMatch(/^enquiry_answer_seconds_count\{status="201"\} 1$/m);
});

test('counts delivery attempts, and reports the newest back-up, none, or a failed one', async () => {
	service = await startTestApp();
	const folder = testFolder();
	const figures = async (backupDir?: string) => {
		const { registry, delivered } = createMetrics(service.database, service.outbox, service.replies, backupDir);
		for (const outcome of ['failed', 'delivered', 'delivered']) delivered('webhook', outcome);
		const metrics = await registry.metrics();
		expect(metrics).toMatch(/^delivery_attempts_total\{target="webhook",outcome="failed"\} 1$/m);
		expect(metrics).toMatch(/^delivery_attempts_total\{target="webhook",outcome="delivered"\} 2$/m);
		return ['newest_timestamp_seconds', 'failed'].map(
			(name) => new RegExp(`^backup_${name} (\\S+)$`, 'm').exec(metrics)?.[1],
		);
	};
	expect(await figures()).toEqual([undefined, undefined]);
	expect(await figures(folder)).toEqual(['0', '0']);
	const file = join(folder, 'enquiries-2026-11-25-033000.sqlite');
	writeFileSync(file, '');
	utimesSync(file, 1000, 2000);
	expect(await figures(folder)).toEqual(['2000', '0']);
	writeFileSync(join(folder, 'last-failure'), '');
	expect(await figures(folder)).toEqual(['2000', '1']);
	utimesSync(file, 1000, Date.now() / 1000 + 60);
	expect(await figures(folder)).toEqual([expect.any(String), '0']);
});

test('reports when the last enquiry was received, and how long the oldest one has waited for a delivery', async () => {
	service = await startTestApp({ config: withReceiver });
	const { db } = service.database;
	const figures = async () => {
		const { body } = await read();
		const figure = (name: string) => body.match(new RegExp(`^${name} (.*)$`, 'm'))?.[1];
		const oldest = Number(figure('enquiry_oldest_undelivered_seconds'));
		return { last: figure('enquiry_last_received_timestamp_seconds'), oldest };
	};
	expect(await figures()).toEqual({ last: undefined, oldest: 0 });
	const start = Date.now();
	const times = [2, 3].map((minutes) => start - minutes * 60_000);
	for (const time of times) {
		const { reference } = (await post(service.app, sampleEnquiry())).json();
		const at = new Date(time).toISOString();
		await db.updateTable('enquiries').set({ received_at: at }).where('reference', '=', reference).execute();
		await db.updateTable('deliveries').set({ created_at: at }).where('reference', '=', reference).execute();
	}
	// An enquiry with a future time, stored while the clock was ahead, must not count as the last enquiry.
	const { reference } = (await post(service.app, sampleEnquiry())).json();
	await db
		.updateTable('enquiries')
		.set({ received_at: '2099-01-01T00:00:00.000Z' })
		.where('reference', '=', reference)
		.execute();
	const waiting = await figures();
	expect(Number(waiting.last)).toBe(Number(times[0]) / 1000);
	expect(waiting.oldest).toBeGreaterThanOrEqual(180);
	expect(waiting.oldest).toBeLessThanOrEqual((Date.now() - Number(times[1])) / 1000);
	await db.updateTable('deliveries').set({ state: 'done' }).execute();
	expect((await figures()).oldest).toBe(0);
});

const trusting = { trustProxy: ['127.0.0.1'] };
const forwarded = { 'x-forwarded-for': '203.0.113.1' };
const allowing = { metricsAllow: ['10.0.0.0/8', '203.0.113.1'] };
const published = { publicOrigin: 'https://quotes.example' };
test.each<[string, number, string, object, object?]>([
	['another machine', 404, '203.0.113.1', {}],
	['another machine through a proxy here', 404, '127.0.0.1', forwarded],
	['another machine through a proxy here, said in the newer way', 404, '127.0.0.1', { forwarded: 'for=203.0.113.1' }],
	['one that says it is this one', 404, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
	['one that a trusted proxy keeps to itself', 404, '127.0.0.1', { 'x-forwarded-for': 'unknown' }, trusting],
	['one behind a trusted proxy', 404, '127.0.0.1', forwarded, trusting],
	['one that is allowed', 200, '203.0.113.1', {}, allowing],
	['one in a network that is allowed', 200, '10.9.9.9', {}, allowing],
	['this machine, which is not among those allowed', 404, '127.0.0.1', {}, allowing],
	['this machine at its name', 200, '127.0.0.1', { host: 'localhost:3000' }],
	['this machine at its address', 200, '127.0.0.1', { host: '127.0.0.1:3000' }],
	['this machine at its IPv6 address', 200, '127.0.0.1', { host: '[::1]:3000' }],
	['a page whose name was rebound', 404, '127.0.0.1', { host: 'rebound.example' }],
	['this machine at the public name', 200, '127.0.0.1', { host: 'quotes.example' }, published],
	['a page whose name was rebound, beside it', 404, '127.0.0.1', { host: 'rebound.example' }, published],
])('%s is answered with %i', async (_case, status, address, headers, config = {}) => {
	service = await startTestApp({ config });
	expect((await read(address, headers)).statusCode).toBe(status);
});
