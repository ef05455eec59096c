/** Limits how many enquiries a minute one client may send. */

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type ipaddr from 'ipaddr.js';
import { readAddress } from './network-address.ts';

const maxTrackedClients = 20_000;
const noHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

export async function limitRate(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
	await app.register(rateLimit, {
		max: requestsPerMinute,
		timeWindow: '1 minute',
		// After the body is parsed, so that a form over the limit is answered with what was typed.
		hook: 'preHandler',
		cache: maxTrackedClients,
		keyGenerator: rateLimitKey,
		addHeadersOnExceeding: noHeaders,
		addHeaders: noHeaders,
	});
}

type Client = { ip: string | undefined; socket: Pick<FastifyRequest['socket'], 'remoteAddress'> };

/** An IPv4 address, or an IPv6 subscriber's /64; the proxy's own when it forwards no valid address. */
export function rateLimitKey({ ip, socket }: Client): string {
	const address = readAddress(ip) ?? readAddress(socket.remoteAddress);
	if (!address) return 'gone';
	if (address.kind() === 'ipv4') return address.toString();
	return (address as ipaddr.IPv6).parts.slice(0, 4).join(':');
}
