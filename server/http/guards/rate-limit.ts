/** Limits how many requests a minute one client may send. */

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { readAddress } from './network-address.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** Its network has sent several within the minute: what it sends now is delivered after what others sent. */
		waitsBehind: boolean;
	}
}

/** More than visitors type who share one tablet or one office, and few beside what a mailbox is sent in a minute. */
const unhurriedPerMinute = 3;
const noHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * Against floods of enquiries, which send mails: a client's own limit, and ten times as much for its network, which may give one
 * client any number of addresses. Says of each request whether its mails wait. A minute is the plugin's own window.
 */
export async function limitRate(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
	await app.register(rateLimit, {
		max: requestsPerMinute,
		// After the body is parsed, so that a form over the limit is answered with what was typed.
		hook: 'preHandler',
		keyGenerator: rateLimitKey,
		addHeadersOnExceeding: noHeaders,
		addHeaders: noHeaders,
	});
	const countNetwork = app.createRateLimit({ max: 10 * requestsPerMinute, keyGenerator: networkOf });
	app.decorateRequest('waitsBehind', false);
	app.addHook('preHandler', async (request, reply) => {
		if (request.routeOptions.config.rateLimit === false) return;
		const count = await countNetwork(request);
		if (count.isAllowed) return;
		request.waitsBehind = count.max - count.remaining > unhurriedPerMinute;
		if (!count.isExceeded) return;
		reply.header('retry-after', String(count.ttlInSeconds));
		throw Object.assign(new Error('network over its limit'), { statusCode: 429 });
	});
}

type Client = { ip: string | undefined; socket: Pick<FastifyRequest['socket'], 'remoteAddress'> };

/** An IPv4 address, or the /56 of an IPv6 subscriber; the proxy's own when it forwards no valid address. */
export const rateLimitKey = (client: Client) => prefixOf(client, 56);

/** An IPv4 address, or the /48 of an IPv6 site. */
export const networkOf = (client: Client) => prefixOf(client, 48);

function prefixOf({ ip, socket }: Client, bits: 48 | 56): string {
	const address = readAddress(ip) ?? readAddress(socket.remoteAddress);
	if (!address) return 'gone';
	if (address.kind() === 'ipv4') return address.toString();
	return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString();
}
