/** Delivery by webhook, signed as the Standard Webhooks specification says. */

import { Webhook } from 'standardwebhooks';
import { Agent, request } from 'undici';
import { isLoopbackHost, literalAddress } from '../http/url-host.ts';
import { enquiryEvent } from './enquiry-event.ts';
import { guardedLookup } from './guarded-lookup.ts';
import { mayDeliverTo } from './private-address.ts';
import { attemptTime, DeliveryFailed, type Sender } from './sender.ts';
import type { WebhookTarget } from './webhook-target.ts';

/** Of the answer, only the status counts; this much of the rest is read to keep the connection. */
const readAnswerBytes = 16 * 1024;

export function createWebhookSender({ url, secret }: WebhookTarget, allowPrivate: boolean): Sender {
	const { hostname } = new URL(url);
	const rules = { loopback: isLoopbackHost(hostname), privateRanges: allowPrivate };
	const literal = literalAddress(hostname);
	const signer = new Webhook(secret);
	const dispatcher = new Agent({ connect: { lookup: guardedLookup(rules), timeout: attemptTime } });

	return async (id, record, signal) => {
		if (literal && !mayDeliverTo(literal, rules)) throw new DeliveryFailed('leads to a private address');
		const body = JSON.stringify(enquiryEvent(record));
		const now = new Date();
		// Redirects are not followed: the address was checked, the one in an answer was not.
		const answer = await request(url, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				'webhook-id': id,
				'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
				'webhook-signature': signer.sign(id, now, body),
			},
			body,
			dispatcher,
			signal: AbortSignal.any([signal, AbortSignal.timeout(attemptTime)]),
		});
		// The status has been read: a connection that breaks behind it changes nothing.
		await answer.body.dump({ limit: readAnswerBytes }).catch(() => {});
		if (answer.statusCode < 200 || answer.statusCode > 299) throw new DeliveryFailed(`HTTP ${answer.statusCode}`);
	};
}
