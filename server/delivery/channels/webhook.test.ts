/** Tests of webhooks as a receiver gets them, and of how failures are reported. */

import dns from 'node:dns/promises';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentConsent } from '../../../shared/content/words/en/consent.ts';
import { replyBy } from '../../../shared/enquiry/reply-by.ts';
import { type EnquiryEvent, webhookBody } from '../../notifications/enquiry-event.ts';
import { fakeTimeouts } from '../../testing/fake-timeouts.ts';
import { answer, type Behaviour, hang, reset, startReceiver, webhookSecret } from '../../testing/receiver.ts';
import { sampleRecord } from '../../testing/sample-enquiry.ts';
import { describeFailure } from './channel.ts';
import { createWebhookChannel } from './webhook.ts';

const record = sampleRecord();
const { reference } = record;
const created: EnquiryEvent = { name: 'created', record };
const noStop = new AbortController().signal;

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
	receiver = await startReceiver();
	return receiver.close;
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

function send({ url = receiver.url, secrets = [webhookSecret], signal = noStop, event = created } = {}) {
	return createWebhookChannel({ url, secrets }, false, webhookBody).send('msg_1', event, signal);
}

/** Verifies the first request as a receiver does. @returns its payload */
function verified(secret = webhookSecret) {
	const [{ headers, body } = expect.unreachable()] = receiver.received;
	return new Webhook(secret).verify(body, headers);
}

const failureOf = (sent: Promise<unknown>) => sent.then(() => expect.unreachable(), describeFailure);

const at = '2026-11-24T08:30:00.000Z';
/** Fields of a reminder. A reminder contains no typed text, because receivers may forward reminders to a chat channel. */
const { receivedAt, language, plan, partner } = record;
const about = { reference, receivedAt, language, plan, partner };
const answeredUrl = 'https://a.example';
const { version, text } = currentConsent;
const consent = { given: true, version, text };
test.each<[EnquiryEvent, string, object]>([
	[created, record.receivedAt, { ...record, replyBy: replyBy(record.receivedAt), consent }],
	[{ name: 'unanswered', record, at, answeredUrl }, at, { ...about, replyBy: replyBy(receivedAt), answeredUrl }],
	[{ name: 'withdrawn', reference, at }, at, { reference }],
	[{ name: 'erased', reference, at }, at, { reference }],
])('sends a signed event that the receiver can verify: $name', async (event, timestamp, data) => {
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
	await send({ event });
	const now = String(Math.floor(Date.now() / 1000));
	expect(receiver.received[0]?.headers).toMatchObject({ 'webhook-id': 'msg_1', 'webhook-timestamp': now });
	expect(verified()).toEqual({ type: `enquiry.${event.name}`, timestamp, data });
});

test('signs with both secrets during a rotation', async () => {
	const newSecret = `whsec_${Buffer.alloc(24, 'n').toString('base64')}`;
	await send({ secrets: [newSecret, webhookSecret] });
	for (const known of [newSecret, webhookSecret]) expect(verified(known)).toBeTruthy();
	expect(receiver.received[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(2);
});

test.each<[string, Behaviour, string]>([
	['the receiver fails', answer(500), 'HTTP 500'],
	['the receiver refuses', answer(410), 'HTTP 410'],
	['the connection breaks', reset, 'ECONNRESET'],
	['it is redirected, without following', answer(307, { location: '/elsewhere' }), 'HTTP 307'],
])('fails when %s', async (_case, behaviour, reason) => {
	receiver.behave(behaviour);
	expect(await failureOf(send())).toMatchObject({ reason });
	expect(receiver.received).toHaveLength(1);
});

test('informational responses are skipped; the final response counts', async () => {
	receiver.behave((response) => {
		response.writeContinue();
		response.writeProcessing();
		response.writeEarlyHints({ link: '</a.css>; rel=preload' }, () => response.writeHead(202).end());
	});
	expect(await send()).toBe('HTTP 202');
	expect(receiver.received).toHaveLength(1);
});

test('a connection that breaks after the response headers does not matter', async () => {
	receiver.behave((response, { socket }) => {
		response.writeHead(200).write('{', () => socket.resetAndDestroy());
	});
	expect(await send()).toBe('HTTP 200');
});

test.each([
	['the address is private', 'https://10.0.0.1/', 'leads to a private address'],
	['the name leads to a private address', 'http://receiver.example:$port/', 'the name leads to a private address'],
])('fails before it connects when %s', async (_case, url, reason) => {
	const { port } = new URL(receiver.url);
	vi.spyOn(dns, 'lookup').mockResolvedValue([{ address: '127.0.0.1', family: 4 }] as never);
	expect(await failureOf(send({ url: url.replace('$port', port) }))).toMatchObject({ reason });
	expect(receiver.received).toEqual([]);
});

test('an attempt with a receiver that hangs is aborted when the server stops', async () => {
	receiver.behave(hang);
	const stopping = new AbortController();
	const failure = failureOf(send({ signal: stopping.signal }));
	await receiver.until(1);
	stopping.abort();
	expect(await failure).toMatchObject({ reason: 'the server was stopped' });
});

test('a receiver may take 25 seconds, and is aborted after 30', async () => {
	const expireTimeouts = fakeTimeouts();
	const answering = Promise.withResolvers<() => void>();
	receiver.behave((response) => answering.resolve(() => response.writeHead(204).end()));
	const taken = send();
	const take = await answering.promise;
	expireTimeouts(25_000);
	take();
	expect(await taken).toBe('HTTP 204');
	receiver.behave(hang);
	const failure = failureOf(send());
	await receiver.until(2);
	expireTimeouts(30_000);
	expect(await failure).toMatchObject({ reason: 'no answer in time' });
});

const now = Date.parse('2026-11-24T08:30:00Z');
test.each<[string, number, string, number]>([
	['429 with seconds', 429, '120', 120_000],
	['503 with seconds', 503, '5', 5000],
	['503 with a date', 503, new Date(now + 3_600_000).toUTCString(), 3_600_000],
	['503 with a date that is past', 503, new Date(0).toUTCString(), 0],
	['503 with nonsense', 503, 'soon', 0],
	['a year, of which it gets a day', 503, String(365 * 24 * 3600), 24 * 3_600_000],
	['500', 500, '120', 0],
])('Retry-After of a receiver is honoured: %s', async (_case, status, header, retryAfterMs) => {
	vi.useFakeTimers({ toFake: ['Date'], now });
	receiver.behave(answer(status, { 'retry-after': header }));
	expect(await failureOf(send())).toMatchObject({ reason: `HTTP ${status}`, retryAfterMs });
});
