/** Webhooks as a receiver gets them, and every way in which they fail. */

import { lookup } from 'node:dns/promises';
import { hostname } from 'node:os';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentConsent } from '../../shared/content/consent.ts';
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
import { mayDeliverTo } from './private-address.ts';
import { failureReason } from './sender.ts';
import { createWebhookSender } from './webhook.ts';

const record = sampleRecord();
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

test('sends the enquiry, signed so that the receiver can verify it', async () => {
	await createWebhookSender({ url: receiver.url, secret }, false)('msg_1', record, noStop);
	const { headers, body } = receiver.received[0] as Received;
	expect(headers['webhook-id']).toBe('msg_1');
	expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(5);
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
		const sent = createWebhookSender({ url: receiver.url, secret }, false)('msg_1', record, noStop);
		await expect(sent.catch((error) => failureReason(error))).resolves.toBe(reason);
	});

	test('when it is redirected, without following', async () => {
		receiver.behave(answer(307, { location: `${receiver.url}/elsewhere` }));
		const sent = createWebhookSender({ url: receiver.url, secret }, false)('msg_1', record, noStop);
		await expect(sent.catch((error) => failureReason(error))).resolves.toBe('HTTP 307');
		expect(receiver.received).toHaveLength(1);
	});

	test('when the server stops while the receiver hangs', async () => {
		receiver.behave(hang);
		const stopping = new AbortController();
		const sent = createWebhookSender({ url: receiver.url, secret }, false)('msg_1', record, stopping.signal);
		await receiver.until(1);
		stopping.abort();
		await expect(sent.catch((error) => failureReason(error))).resolves.toBe('the server was stopped');
	});

	test('when the receiver does not answer in time', async () => {
		receiver.behave(hang);
		const sent = createWebhookSender({ url: receiver.url, secret }, false)('msg_1', record, noStop);
		await expect(sent.catch((error) => failureReason(error))).resolves.toBe('no answer in time');
	});

	test.skipIf(!inwards)('before connecting, when the name leads to a private address', async () => {
		const { port } = new URL(receiver.url);
		const send = (allowPrivate: boolean) =>
			createWebhookSender({ url: `http://${hostname()}:${port}/`, secret }, allowPrivate)('msg_1', record, noStop);
		await expect(send(false)).rejects.toThrow('the name leads to a private address');
		expect(receiver.received).toHaveLength(0);
	});

	test('before connecting, when the address is private', async () => {
		const sent = createWebhookSender({ url: 'https://10.0.0.1/', secret }, false)('msg_1', record, noStop);
		await expect(sent.catch((error) => failureReason(error))).resolves.toBe('leads to a private address');
	});
});
