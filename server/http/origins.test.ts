/** Whose pages may send enquiries, and what of it is kept. */

import { afterEach, expect, test } from 'vitest';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { post, startTestApp, type TestApp } from '../testing/test-app.ts';

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
