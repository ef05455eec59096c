/** Delivery by webhook, signed as the Standard Webhooks specification says. */

import { Webhook } from 'standardwebhooks';
import { Agent, request } from 'undici';
import { readRetryAfter } from '../../../shared/enquiry/retry-after.ts';
import { isLoopbackHost, literalAddress } from '../../http/guards/network-address.ts';
import { type Channel, DeliveryFailed } from './channel.ts';
import type { WebhookSettings } from './recipient-settings.ts';
import { guardedLookup, mayDeliverTo } from './ssrf-guard.ts';

/** In milliseconds. */
const connectTime = 10_000;
/** A receiver is promised 25 seconds; the rest is for the way there and back. In milliseconds. */
const answerTime = 30_000;
/** Bytes of an answer's body that are read to keep the connection; only status and `Retry-After` count. */
const readAnswerBytes = 16 * 1024;
/** Too Many Requests, Service Unavailable. */
const waitStatuses = [429, 503];

/** @param bodyOf what is sent of an event, as JSON */
export function createWebhookChannel<Event>(
	{ url, secrets }: WebhookSettings,
	allowPrivate: boolean,
	bodyOf: (event: Event) => object,
): Channel<Event> {
	const { hostname } = new URL(url);
	const rules = { loopback: isLoopbackHost(hostname), privateRanges: allowPrivate };
	const literal = literalAddress(hostname);
	const signers = secrets.map((secret) => new Webhook(secret));
	const dispatcher = new Agent({ connect: { lookup: guardedLookup(rules), timeout: connectTime } });

	const expectAllowed = () => {
		if (literal && !mayDeliverTo(literal, rules)) throw new DeliveryFailed('leads to a private address');
	};

	return {
		/** Any answer will do: what it takes is known from a delivery alone. */
		async verify() {
			expectAllowed();
			const { body } = await request(url, { method: 'HEAD', dispatcher, signal: AbortSignal.timeout(connectTime) });
			await body.dump().catch(() => {});
		},
		async send(id, event, signal) {
			expectAllowed();
			const body = JSON.stringify(bodyOf(event));
			const now = new Date();
			// Redirects are not followed: the address was checked, the one in an answer was not.
			const answer = await request(url, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					'webhook-id': id,
					'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
					'webhook-signature': signers.map((signer) => signer.sign(id, now, body)).join(' '),
				},
				body,
				dispatcher,
				signal: AbortSignal.any([signal, AbortSignal.timeout(answerTime)]),
			});
			// The status has been read: a connection that breaks behind it changes nothing.
			await answer.body.dump({ limit: readAnswerBytes }).catch(() => {});
			const { statusCode, headers } = answer;
			if (statusCode >= 200 && statusCode <= 299) return `HTTP ${statusCode}`;
			const retryAfter = waitStatuses.includes(statusCode) ? readRetryAfter(headers['retry-after']) : 0;
			throw new DeliveryFailed(`HTTP ${statusCode}`, retryAfter);
		},
	};
}
