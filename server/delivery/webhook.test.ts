/** Webhooks as a receiver gets them, and every way in which they fail. */

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
import { failureReason } from './sender.ts';
import { createWebhookSender } from './webhook.ts';

const record = sampleRecord();
const noStop = new AbortController().signal;

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

	test('before connecting, when the address is private', async () => {
		const sent = createWebhookSender({ url: 'https://10.0.0.1/', secret }, false)('msg_1', record, noStop);
		await expect(sent.catch((error) => failureReason(error))).resolves.toBe('leads to a private address');
	});
});
