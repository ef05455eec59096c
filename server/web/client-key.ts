/** Whom the rate limit counts as one client. */

import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** An IPv4 address, or the /64 network that one IPv6 subscriber has to himself. */
export function clientKey({ ip }: Pick<FastifyRequest, 'ip'>): string {
	const address = ipaddr.process(ip.replace(/%.*$/, ''));
	if (address.kind() === 'ipv4') return address.toString();
	return (address as ipaddr.IPv6).parts.slice(0, 4).join(':');
}
