/** An IP address as a connection or a proxy writes it. */

import ipaddr from 'ipaddr.js';

/** Undefined for a word such as `unknown`, and for a connection that is gone. Proxies may add a port, systems a zone. */
export function readAddress(text: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
	const bare = text
		?.replace(/^\[(.*)\](:\d+)?$/, '$1')
		.replace(/^([\d.]+):\d+$/, '$1')
		.replace(/%.*$/, '');
	return bare !== undefined && ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}
