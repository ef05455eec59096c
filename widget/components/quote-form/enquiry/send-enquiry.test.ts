/** @vitest-environment jsdom */
/** Tests of sending: retries with one idempotency key, delays, giving up, and the simulation. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Enquiry } from '../../../../shared/enquiry/enquiry-schema.ts';
import { sendEnquiry } from './send-enquiry.ts';

vi.mock('../../../element/script-origin.ts', () => ({ scriptOrigin: 'https://own.example' }));

const enquiry = {
	name: 'Tan',
	partner: 'acne',
	pregnancyType: ['single-natural'],
	consent: true,
} as unknown as Enquiry;
const receipt = { reference: 'ABC-123', receivedAt: '2026-11-21T00:00:00.000Z' };
const fetched = vi.fn<typeof fetch>();
const seed = 'a1b2c3d4-0000-4000-8000-000000000000';
let abort: AbortController;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', fetched);
	abort = new AbortController();
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	fetched.mockReset();
});

const send = (endpoint = 'https://product.example/api/enquiries', partner = enquiry.partner) =>
	sendEnquiry({ ...enquiry, partner }, { endpoint, seed, signal: abort.signal });
const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
	fetched.mockImplementationOnce(async () => Response.json(body, { status, headers }));

/** The result or the error of sending, after all timers have run. */
async function resultOf(sending: Promise<unknown>): Promise<unknown> {
	const result = sending.catch((error) => error);
	await vi.runAllTimersAsync();
	return result;
}

/** Expects the second attempt after exactly this many milliseconds, and expects it to succeed. */
async function expectSecondAttempt(after: number, endpoint?: string): Promise<void> {
	answer(201, receipt);
	const sending = send(endpoint);
	await vi.advanceTimersByTimeAsync(after - 1);
	expect(fetched).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(1);
	await expect(sending).resolves.toEqual(receipt);
}

test('posts JSON with its key and resolves with the receipt', async () => {
	answer(201, receipt);
	await expect(send()).resolves.toEqual(receipt);
	const [url, request] = fetched.mock.calls[0] ?? [];
	const key = expect.stringMatching(/^a1b2c3d4-0000-4000-8000-0000[\da-f]{8}$/);
	const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
	expect(url).toBe('https://product.example/api/enquiries');
	expect(request).toMatchObject({ method: 'POST', headers, credentials: 'omit' });
	expect(JSON.parse(`${request?.body}`)).toEqual(enquiry);
});

test.each([
	['the network is down', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
	['the service times out waiting for the request', () => answer(408)],
	['the service is overloaded', () => answer(429)],
	['the service is down', () => answer(503)],
	['a gateway times out', () => answer(504)],
])('tries again under the same key when %s', async (_, fail) => {
	fail();
	await expectSecondAttempt(1_000);
	const keys = fetched.mock.calls.map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'));
	expect(keys).toEqual([expect.any(String), keys[0]]);
});

// Clauses: spec 9.8
test('waits 1, 2 and 4 seconds, then gives up', async () => {
	const times: number[] = [];
	fetched.mockImplementation(async () => {
		times.push(Date.now());
		return Response.json({}, { status: 503 });
	});
	const failure = await resultOf(send());
	expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual([1_000, 2_000, 4_000]);
	expect(failure).toMatchObject({ code: '503', retryable: true });
});

test('aborts an attempt without a response after 30 seconds, and tries again', async () => {
	fetched.mockImplementationOnce((_, request) => {
		const { promise, reject } = Promise.withResolvers<Response>();
		request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
		return promise;
	});
	await expectSecondAttempt(31_000);
});

test('fails with the code "network" when no attempt gets a response', async () => {
	fetched.mockRejectedValue(new TypeError('Failed to fetch'));
	expect(await resultOf(send())).toMatchObject({ code: 'network', retryable: true });
	expect(fetched).toHaveBeenCalledTimes(4);
});

test.each([
	['seconds', '7', 7_000],
	['a date', new Date(Date.UTC(2026, 0, 1, 0, 0, 9)).toUTCString(), 9_000],
])('honours Retry-After in %s', async (_, header, wait) => {
	vi.setSystemTime(Date.UTC(2026, 0, 1));
	answer(503, {}, { 'Retry-After': header });
	await expectSecondAttempt(wait);
});

test('gives up at once when Retry-After exceeds 30 seconds', async () => {
	answer(429, {}, { 'Retry-After': '31' });
	expect(await resultOf(send())).toMatchObject({ code: '429', retryable: true });
	expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([400, 409, 413, 415])('does not try again after %i', async (status) => {
	answer(status);
	expect(await resultOf(send())).toMatchObject({ code: `${status}`, retryable: false, errors: [] });
	expect(fetched).toHaveBeenCalledTimes(1);
});

test('tries again after an HTML page for our own service, which a proxy or a service worker must have sent', async () => {
	fetched.mockImplementationOnce(async () => new Response('<!doctype html><title>You are offline</title>'));
	await expectSecondAttempt(1_000, 'https://own.example/api/enquiries');
});

test.each([
	['an HTML page', '<!doctype html><title>Thank you</title>'],
	['nothing', ''],
	['null', 'null'],
	['JSON without a reference', '{"ok":true}'],
	['a reference that is no text', '{"reference":1}'],
])('takes %s with 200 for a failure, and does not send it again', async (_, body) => {
	fetched.mockImplementation(async () => new Response(body));
	expect(await resultOf(send())).toMatchObject({ code: '200', retryable: false });
	expect(fetched).toHaveBeenCalledTimes(1);
});

test('tries again when the connection breaks within the answer', async () => {
	const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
	fetched.mockImplementationOnce(async () => new Response(broken, { status: 201 }));
	await expectSecondAttempt(1_000);
});

test.each([
	['https://www.partner.example', 'https://www.partner.example is not registered'],
	['null', 'allow-same-origin'],
])('after 403 says what to do, by the origin that was sent: %s', async (origin, words) => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	vi.stubGlobal('origin', origin);
	answer(403);
	await resultOf(send());
	expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(words));
});

test.each([
	['unknown-partner', 'no partner has the id acne'],
	['outdated-figures', 'outdated figures: take a newer build'],
])('says in the console what the service warns of: %s', async (warning, words) => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	answer(201, { ...receipt, warnings: [warning] });
	await send();
	expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(words));
});

test('accepts a receipt whose warnings are null, and sends once', async () => {
	fetched.mockImplementation(async () => Response.json({ ...receipt, warnings: null }));
	expect(await resultOf(send())).toEqual({ ...receipt, warnings: null });
	expect(fetched).toHaveBeenCalledTimes(1);
});

test('reads the receipt from an object with no other method than json(), as pages that wrap fetch return', async () => {
	fetched.mockResolvedValueOnce({ ok: true, status: 201, json: async () => receipt } as Response);
	await expect(resultOf(send())).resolves.toEqual(receipt);
});

test('passes on the field errors of a 422 response', async () => {
	const errors = [{ field: 'email', message: 'Please enter a valid email address' }];
	answer(422, { errors });
	expect(await resultOf(send())).toMatchObject({ code: '422', errors });
});

test.each(['null', '', '[]', '<html>'])('has no field errors in a 422 response of %j', async (body) => {
	fetched.mockImplementation(async () => new Response(body, { status: 422 }));
	expect(await resultOf(send())).toMatchObject({ code: '422', retryable: false, errors: [] });
});

test('stops waiting when aborted, without a timer left', async () => {
	answer(503);
	const failure = resultOf(send());
	abort.abort();
	expect(await failure).toMatchObject({ name: 'AbortError' });
	expect(vi.getTimerCount()).toBe(0);
});

// Clauses: spec 4.4
test('simulates: logs the values, waits a second, fetches nothing', async () => {
	const log = vi.spyOn(console, 'log').mockImplementation(() => {});
	const sending = send('simulate');
	expect(log).toHaveBeenCalledWith(enquiry);
	await vi.advanceTimersByTimeAsync(1_000);
	await expect(sending).resolves.toEqual({ reference: 'SIMULATED', receivedAt: expect.any(String) });
	expect(await resultOf(send('simulate', 'test')), 'partner `test`').toMatchObject({ test: true });
	expect(fetched).not.toHaveBeenCalled();
});

test('simulates a failure: logs the values, waits a second, fetches nothing', async () => {
	const log = vi.spyOn(console, 'log').mockImplementation(() => {});
	expect(await resultOf(send('simulate-failure'))).toMatchObject({ code: 'simulated', retryable: true });
	expect(log).toHaveBeenCalledExactlyOnceWith(enquiry);
	expect(fetched).not.toHaveBeenCalled();
});
