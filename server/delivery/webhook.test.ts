/** Webhooks as a receiver gets them, and every way in which they fail. */

import { lookup } from 'node:dns/promises';
import { hostname } from 'node:os';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentConsent } from '../../shared/content/en/consent.ts';
import { type EnquiryEvent, webhookBody } from '../notifications/enquiry-event.ts';
import {
	answer,
	type Behaviour,
	hang,
	type Received,
	type Receiver,
	reset,
	webhookSecret as secret,
	startReceiver,
} from '../testing/receiver.ts';
import { sampleRecord } from '../testing/sample-enquiry.ts';
import { describeFailure } from './sender.ts';
import { mayDeliverTo } from './ssrf-guard.ts';
import { createWebhookSender } from './webhook.ts';

const record = sampleRecord();
const created: EnquiryEvent = { name: 'created', record };
const noStop = new AbortController().signal;

/** This machine under its own name, which most know as an address that nobody else can reach. */
const addresses = await lookup(hostname(), { all: true }).catch(() => []);
const inwards =
	addresses.length > 0 &&
	addresses.every(({ address }) => !mayDeliverTo(address, { loopback: false, privateRanges: false }));
if (!inwards) console.warn('NOT TESTED: this machine has no name that leads inwards');

let receiver: Receiver;
beforeEach(async () => {
	receiver = await startReceiver();
});
afterEach(() => receiver.close());

function send({
	url = receiver.url,
	secrets = [secret],
	allowPrivate = false,
	signal = noStop,
	event = created,
	time = 0,
} = {}) {
	return createWebhookSender({ url, secrets }, allowPrivate, webhookBody, time || undefined).send(
		'msg_1',
		event,
		signal,
	);
}

const failureOf = (sent: Promise<unknown>) => sent.then(() => expect.unreachable(), describeFailure);

test('sends the enquiry, signed so that the receiver can verify it', async () => {
	const before = Math.floor(Date.now() / 1000);
	await send();
	const { headers, body } = receiver.received[0] as Received;
	expect(headers['webhook-id']).toBe('msg_1');
	expect(Number(headers['webhook-timestamp'])).toBeGreaterThanOrEqual(before);
	expect(Number(headers['webhook-timestamp'])).toBeLessThanOrEqual(Date.now() / 1000);
	expect(new Webhook(secret).verify(body, headers)).toEqual({
		type: 'enquiry.created',
		timestamp: record.receivedAt,
		data: { ...record, consent: { given: true, version: currentConsent.version, text: currentConsent.text } },
	});
});

describe('fails', () => {
	test.each<[string, Behaviour, string]>([
		['when the receiver fails', answer(500), 'HTTP 500'],
		['when the receiver refuses', answer(410), 'HTTP 410'],
		['when the connection breaks', reset, 'ECONNRESET'],
	])('%s', async (_case, behaviour, reason) => {
		receiver.behave(behaviour);
		expect(await failureOf(send())).toMatchObject({ reason });
	});

	test('when it is redirected, without following', async () => {
		receiver.behave(answer(307, { location: `${receiver.url}/elsewhere` }));
		expect(await failureOf(send())).toMatchObject({ reason: 'HTTP 307' });
		expect(receiver.received).toHaveLength(1);
	});

	test('when the server stops while the receiver hangs', async () => {
		receiver.behave(hang);
		const stopping = new AbortController();
		const failure = failureOf(send({ signal: stopping.signal }));
		await receiver.until(1);
		stopping.abort();
		expect(await failure).toMatchObject({ reason: 'the server was stopped' });
	});

	test('when the receiver does not answer in time', async () => {
		receiver.behave(hang);
		expect(await failureOf(send({ time: 300 }))).toMatchObject({ reason: 'no answer in time' });
	});

	test.skipIf(!inwards)('before connecting, when the name leads to a private address', async () => {
		const { port } = new URL(receiver.url);
		const url = `http://${hostname()}:${port}/`;
		expect(await failureOf(send({ url }))).toMatchObject({ reason: 'the name leads to a private address' });
		expect(receiver.received).toHaveLength(0);
	});

	test('before connecting, when the address is private', async () => {
		expect(await failureOf(send({ url: 'https://10.0.0.1/' }))).toMatchObject({ reason: 'leads to a private address' });
	});
});

test('a receiver may take 25 seconds', { timeout: 40_000 }, async () => {
	receiver.behave((response) => setTimeout(() => response.writeHead(204).end(), 25_000));
	await send();
});

test.each(['withdrawn', 'erased'] as const)('tells that an enquiry was %s by its reference alone', async (name) => {
	const at = '2026-11-24T08:30:00.000Z';
	await send({ event: { name, reference: record.reference, at } });
	const { headers, body } = receiver.received[0] as Received;
	const { reference } = record;
	expect(new Webhook(secret).verify(body, headers)).toEqual({
		type: `enquiry.${name}`,
		timestamp: at,
		data: { reference },
	});
});

test('signs with both secrets while one takes the place of the other', async () => {
	const newSecret = `whsec_${Buffer.alloc(24, 'n').toString('base64')}`;
	await send({ secrets: [newSecret, secret] });
	const { headers, body } = receiver.received[0] as Received;
	for (const known of [newSecret, secret]) expect(new Webhook(known).verify(body, headers)).toBeTruthy();
	expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
});

const started = Date.now();

describe('a receiver that asks for time gets it:', () => {
	test.each<[string, number, string, number]>([
		['429 with seconds', 429, '120', 120_000],
		['503 with seconds', 503, '5', 5000],
		['503 with a date', 503, new Date(started + 3_600_000).toUTCString(), 3_600_000],
		['503 with a date that is past', 503, new Date(0).toUTCString(), 0],
		['503 with nonsense', 503, 'soon', 0],
		['a year, of which it gets a day', 503, String(365 * 24 * 3600), 24 * 3_600_000],
		['500', 500, '120', 0],
	])('%s', async (_case, status, header, expected) => {
		receiver.behave(answer(status, { 'retry-after': header }));
		const { reason, retryAfter } = await failureOf(send());
		expect(reason).toBe(`HTTP ${status}`);
		expect(retryAfter).toBeLessThanOrEqual(expected);
		expect(retryAfter).toBeGreaterThanOrEqual(Math.max(0, expected - 1000 - (Date.now() - started)));
	});
});
