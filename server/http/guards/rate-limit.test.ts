/** Tests of rate limits: which addresses count as one client, limits of networks, and recovery after a minute. */

import fastify from 'fastify';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { limitRate, rateLimitKey } from './rate-limit.ts';

afterEach(() => void vi.useRealTimers());

const from = (ip: string | undefined, remoteAddress?: string) => rateLimitKey({ ip, socket: { remoteAddress } });

test.each([
	['203.0.113.7', '203.0.113.7', true],
	['203.0.113.7', '203.0.113.8', false],
	['203.0.113.7', '::ffff:203.0.113.7', true],
	['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
	['2001:db8:1:2::1', '2001:db8:1:3::1', true],
	['2001:db8:1:2::1', '2001:db8:1:102::1', false],
	['fe80::1%eth0', 'fe80::1', true],
	['203.0.113.7:5678', '203.0.113.7', true],
	['[2001:db8:1:2::1]:5678', '2001:db8:1:2::1', true],
])('%s and %s are one client: %s', (one, other, same) => {
	expect(from(one) === from(other)).toBe(same);
});

test.each(['unknown', '', '999.1.1.1', '203.0.113.7:', undefined])('%j counts as the proxy that forwarded it', (ip) => {
	expect(from(ip, '10.0.0.1')).toBe('10.0.0.1');
	// A client has no address once its connection is closed, so all such clients count as one.
	expect(from(ip)).toBe('gone');
});

/** Starts an app with a rate limit. @returns a function that sends a request as a client */
async function startLimited(perMinute: number) {
	const app = fastify();
	onTestFinished(() => app.close());
	await limitRate(app, perMinute);
	app.get('/', async () => 'ok');
	return (remoteAddress = '203.0.113.7') => app.inject({ url: '/', remoteAddress });
}

test('a site of many /56 networks has ten times the limit of one, an IPv4 address that of one', async () => {
	const ask = await startLimited(3);
	const statusFrom = async (remoteAddress?: string) => (await ask(remoteAddress)).statusCode;
	const fromNetworks = async (networks: number) => {
		const statuses: number[] = [];
		for (let network = 0; network < networks; network++)
			statuses.push(await statusFrom(`2001:db8:1:${(network * 256).toString(16)}::1`));
		return statuses;
	};
	expect(await fromNetworks(30)).toEqual(Array(30).fill(200));
	const refused = await ask('2001:db8:1:ff00::1');
	expect(refused.statusCode).toBe(429);
	expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
	expect(await statusFrom('2001:db8:2::1')).toBe(200);
	for (const status of [200, 200, 200, 429]) expect(await statusFrom()).toBe(status);
});

test('a client over its limit is served again after a minute', async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	const ask = await startLimited(2);
	for (const status of [200, 200, 429]) expect((await ask()).statusCode).toBe(status);
	vi.advanceTimersByTime(59_000);
	const refused = await ask();
	expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
	vi.advanceTimersByTime(1001);
	expect((await ask()).statusCode).toBe(200);
});
