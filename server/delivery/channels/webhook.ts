/** Delivery by webhook, signed as the Standard Webhooks specification says. */

import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Webhook } from 'standardwebhooks';
import { readRetryAfter } from '../../../shared/enquiry/retry-after.ts';
import { isLoopbackHost, literalAddress } from '../../http/guards/network-address.ts';
import { type Channel, DeliveryFailed } from './channel.ts';
import type { WebhookSettings } from './recipient-settings.ts';
import { guardedLookup, mayDeliverTo } from './ssrf-guard.ts';

/** A look whether the receiver can be reached takes so long at most. */
const lookMs = 10_000;
/** A receiver is promised 25 seconds; the rest is for the way there and back. */
const answerMs = 30_000;
/** Bytes of an answer's body that are read, so that no receiver is cut off that still writes; only its head counts. */
const readAnswerBytes = 16 * 1024;
/** Too Many Requests, Service Unavailable. */
const waitStatuses = [429, 503];

/** @param bodyOf what is sent of an event, as JSON */
export function createWebhookChannel<Event>(
	{ url, secrets }: WebhookSettings,
	allowPrivate: boolean,
	bodyOf: (event: Event) => object,
): Channel<Event> {
	const { hostname, protocol } = new URL(url);
	const rules = { loopback: isLoopbackHost(hostname), privateRanges: allowPrivate };
	const lookup = guardedLookup(rules);
	const literal = literalAddress(hostname);
	const signers = secrets.map((secret) => new Webhook(secret));

	/**
	 * Asks on a connection of its own: a kept one may be closed by the receiver as the next request comes. Node passes over
	 * informational answers, and follows no redirect: the address was checked, the one in an answer was not.
	 *
	 * @returns the head of the final answer
	 */
	async function ask(options: http.RequestOptions, body?: string): Promise<IncomingMessage> {
		if (literal && !mayDeliverTo(literal, rules)) throw new DeliveryFailed('leads to a private address');
		const { request } = protocol === 'https:' ? https : http;
		const asking = request(url, { ...options, lookup, agent: false });
		// Once the head is here, an error of the connection has no other listener, and would end the service.
		asking.on('error', () => {}).end(body);
		const [answer] = (await once(asking, 'response')) as [IncomingMessage];
		await passOver(answer);
		return answer;
	}

	return {
		/** Any answer will do: what it takes is known from a delivery alone. */
		verify: async () => void (await ask({ method: 'HEAD', signal: AbortSignal.timeout(lookMs) })),
		async send(id, event, signal) {
			const body = JSON.stringify(bodyOf(event));
			const now = new Date();
			const { statusCode = 0, headers } = await ask(
				{
					method: 'POST',
					headers: {
						'content-type': 'application/json',
						'webhook-id': id,
						'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
						'webhook-signature': signers.map((signer) => signer.sign(id, now, body)).join(' '),
					},
					signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
				},
				body,
			);
			if (statusCode >= 200 && statusCode <= 299) return `HTTP ${statusCode}`;
			const retryAfterMs = waitStatuses.includes(statusCode) ? readRetryAfter(headers['retry-after']) : 0;
			throw new DeliveryFailed(`HTTP ${statusCode}`, retryAfterMs);
		},
	};
}

/** The head has been read: a connection that breaks behind it changes nothing. */
async function passOver(answer: IncomingMessage): Promise<void> {
	let read = 0;
	try {
		for await (const chunk of answer) {
			read += chunk.length;
			if (read > readAnswerBytes) break;
		}
	} catch {
		// Nothing behind the head counts.
	}
}
