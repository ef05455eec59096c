/** The metrics: what they say, and to whom. */

import { afterEach, expect, test } from 'vitest';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { post, startTestApp, type TestApp } from '../testing/test-app.ts';

let service: TestApp;
afterEach(() => service.close());

const read = (remoteAddress: string, headers = {}) => service.app.inject({ url: '/metrics', remoteAddress, headers });

test('tells this machine what to watch, and nothing about a person', async () => {
	service = await startTestApp({ config: { webhook: { url: 'http://127.0.0.1:9/', secret: 'whsec_AAAA' } } });
	await post(service.app, sampleEnquiry());
	await post(service.app, {});
	const answer = await read('127.0.0.1');
	expect(answer.statusCode).toBe(200);
	expect(answer.headers['content-type']).toMatch(/^text\/plain/);
	expect(answer.body).toMatch(/^enquiry_answer_seconds_count\{status="201"\} 1$/m);
	expect(answer.body).toMatch(/^enquiry_answer_seconds_count\{status="422"\} 1$/m);
	expect(answer.body).toMatch(/^deliveries_open\{target="webhook",state="pending"\} 1$/m);
	expect(answer.body).not.toContain('mei@');
});

test.each<[string, string, object, object]>([
	['another machine', '203.0.113.1', {}, {}],
	['another machine through a proxy here', '127.0.0.1', { 'x-forwarded-for': '203.0.113.1' }, {}],
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
