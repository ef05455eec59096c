/** DataSubject the rate limit counts as one client. */

import type { FastifyRequest } from 'fastify';
import type ipaddr from 'ipaddr.js';
import { readAddress } from './read-address.ts';

type Caller = { ip: string | undefined; socket: Pick<FastifyRequest['socket'], 'remoteAddress'> };

/** An IPv4 address, or the /64 network that one IPv6 subscriber has to himself; of a client without any, its proxy's. */
export function rateLimitKey({ ip, socket }: Caller): string {
	const address = readAddress(ip) ?? readAddress(socket.remoteAddress);
	if (!address) return 'gone';
	if (address.kind() === 'ipv4') return address.toString();
	return (address as ipaddr.IPv6).parts.slice(0, 4).join(':');
}
