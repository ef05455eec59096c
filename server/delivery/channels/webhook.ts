/** Channel that delivers by webhook, signed as the Standard Webhooks specification describes. */

import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Webhook } from 'standardwebhooks';
import { readRetryAfter } from '../../../shared/enquiry/retry-after.ts';
import { isLoopbackHost, literalAddress } from '../../http/guards/network-address.ts';
import { type Channel, DeliveryFailed } from './channel.ts';
import type { WebhookSettings } from './recipient-settings.ts';
import { guardedLookup, mayDeliverTo } from './ssrf-guard.ts';

/** Timeout of the reachability check. */
const verifyTimeoutMs = 10_000;
/** The documentation gives receivers 25 seconds to answer. The rest is for the network. */
const answerTimeoutMs = 30_000;
/** Limit of response bytes that are read and discarded, so that a receiver is not cut off while it still writes. */
const maxDrainedBytes = 16 * 1024;
/** Statuses whose `Retry-After` is honoured. */
const waitStatuses = [429, 503];

/** @param bodyOf creates the JSON body for an event */
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
	 * Uses a new connection, because a receiver may close an idle connection just as a request is sent. Follows no redirect: the
	 * guard has not checked its target. Node skips informational responses.
	 *
	 * @returns the final response, without its body
	 */
	async function sendRequest(options: http.RequestOptions, body?: string): Promise<IncomingMessage> {
		if (literal && !mayDeliverTo(literal, rules)) throw new DeliveryFailed('leads to a private address');
		const { request } = protocol === 'https:' ? https : http;
		const clientRequest = request(url, { ...options, lookup, agent: false });
		// Keep a listener: after the response has begun, a connection error would otherwise be uncaught.
		clientRequest.on('error', () => {}).end(body);
		const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage];
		await discardBody(answer);
		return answer;
	}

	return {
		/** Accepts any status, because the answer to HEAD does not show whether the receiver accepts deliveries. */
		verify: async () => void (await sendRequest({ method: 'HEAD', signal: AbortSignal.timeout(verifyTimeoutMs) })),
		async send(id, event, signal) {
			const body = JSON.stringify(bodyOf(event));
			const now = new Date();
			const { statusCode = 0, headers } = await sendRequest(
				{
					method: 'POST',
					headers: {
						'content-type': 'application/json',
						'webhook-id': id,
						'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
						'webhook-signature': signers.map((signer) => signer.sign(id, now, body)).join(' '),
					},
					signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]),
				},
				body,
			);
			if (statusCode >= 200 && statusCode <= 299) return `HTTP ${statusCode}`;
			const retryAfterMs = waitStatuses.includes(statusCode) ? readRetryAfter(headers['retry-after']) : 0;
			throw new DeliveryFailed(`HTTP ${statusCode}`, retryAfterMs);
		},
	};
}

/** Reads and discards the body, up to about `maxDrainedBytes`. */
async function discardBody(answer: IncomingMessage): Promise<void> {
	let read = 0;
	try {
		for await (const chunk of answer) {
			read += chunk.length;
			if (read > maxDrainedBytes) break;
		}
	} catch {
		// A broken connection does not matter, because the status has been received.
	}
}
