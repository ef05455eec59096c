/** Limits requests per minute by client and by network. */

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { readAddress } from './network-address.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** True if the network sent more than three requests this minute. Its enquiries are then delivered after others. */
		isLowPriority: boolean;
	}
}

/** Visitors who share a tablet or an office do not send more than this, so a network that sends more is probably a flood. */
const maxPrioritizedPerMinute = 3;
const noHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * Protects against floods of enquiries and mail. Also limits networks, to ten times a client's limit, because one client can use
 * many addresses of a network. Sets `isLowPriority`. The plugin counts per minute by default.
 */
export async function limitRate(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
	await app.register(rateLimit, {
		max: requestsPerMinute,
		// Runs after the body is parsed, so that a form over the limit is shown again with its answers.
		hook: 'preHandler',
		keyGenerator: rateLimitKey,
		addHeadersOnExceeding: noHeaders,
		addHeaders: noHeaders,
	});
	const countNetwork = app.createRateLimit({ max: 10 * requestsPerMinute, keyGenerator: networkOf });
	app.decorateRequest('isLowPriority', false);
	app.addHook('preHandler', async (request, reply) => {
		if (request.routeOptions.config.rateLimit === false) return;
		const count = await countNetwork(request);
		if (count.isAllowed) return;
		request.isLowPriority = count.max - count.remaining > maxPrioritizedPerMinute;
		if (!count.isExceeded) return;
		reply.header('retry-after', String(count.ttlInSeconds));
		throw Object.assign(new Error('network over its limit'), { statusCode: 429 });
	});
}

type Client = { ip: string | undefined; socket: Pick<FastifyRequest['socket'], 'remoteAddress'> };

/** IPv4 address, or the /56 of an IPv6 subscriber; the proxy's address if the proxy forwards no valid address. */
export const rateLimitKey = (client: Client) => prefixOf(client, 56);

/** IPv4 address, or the /48 of an IPv6 site. */
export const networkOf = (client: Client) => prefixOf(client, 48);

function prefixOf({ ip, socket }: Client, bits: 48 | 56): string {
	const address = readAddress(ip) ?? readAddress(socket.remoteAddress);
	if (!address) return 'gone';
	if (address.kind() === 'ipv4') return address.toString();
	return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString();
}
