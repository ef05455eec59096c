/** Tests of fetching JSON: retries, and the cache of answers. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as FetchData from './fetch-data.ts';

const fetched = vi.fn<typeof fetch>();
let fetchData: typeof FetchData.fetchData;

beforeEach(async () => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', fetched);
	vi.resetModules();
	({ fetchData } = await import('./fetch-data.ts'));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	fetched.mockReset();
});

const answer = (status: number, body: unknown = {}) =>
	fetched.mockImplementationOnce(async () => Response.json(body, { status }));
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

test.each([
	['what was found', 200],
	['a refusal', 422],
])('%s is an answer, and not fetched again', async (_, status) => {
	answer(status, { found: true });
	await expect(fetchData('/api')).resolves.toEqual({ status, body: { found: true } });
	expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
	['no network', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
	['a failure of the service', () => answer(500)],
	['an overloaded service', () => answer(429)],
	['a body that is not JSON', () => fetched.mockResolvedValueOnce(new Response('<p>'))],
])('after %s it tries again', async (_, fail) => {
	fail();
	answer(200);
	const fetching = fetchData('/api');
	await vi.advanceTimersByTimeAsync(1_000);
	await expect(fetching).resolves.toMatchObject({ status: 200 });
	expect(fetched).toHaveBeenCalledTimes(2);
});

// Clauses: spec 9.8
test('fails after four attempts; the next call starts again', async () => {
	fetched.mockImplementation(async () => Response.json({}, { status: 503 }));
	const failure = fetchData('/api').catch((error: Error) => error.message);
	await vi.runAllTimersAsync();
	expect(await failure).toBe('/api was answered with 503.');
	expect(fetched).toHaveBeenCalledTimes(4);
	fetched.mockReset();
	answer(200);
	await expect(fetchData('/api')).resolves.toMatchObject({ status: 200 });
});

// Clauses: spec 9.8
test('an answer is cached by URL for five minutes, and shared by calls at the same time', async () => {
	for (const body of ['first', 'of another', 'second']) answer(200, body);
	const both = Promise.all([fetchData('/api?a'), fetchData('/api?a')]);
	expect((await both).map(({ body }) => body)).toEqual(['first', 'first']);
	expect((await fetchData('/api?b')).body).toBe('of another');
	await minutes(4.99);
	expect((await fetchData('/api?a')).body).toBe('first');
	await minutes(0.02);
	expect((await fetchData('/api?a')).body).toBe('second');
});

test('an answer that may change is fetched again', async () => {
	for (const body of ['not yet', 'now']) answer(200, body);
	await fetchData('/api', ({ body }) => body === 'not yet');
	await minutes(0.01);
	expect((await fetchData('/api')).body).toBe('now');
});
