/** Network addresses as a URL, a connection or a proxy header writes them. No name server is asked. */

import ipaddr from 'ipaddr.js';

/** The IP address of a socket or a proxy header, which may add a port or a zone; undefined for `unknown`, and for a closed connection. */
export function readAddress(text: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
	const bare = text
		?.replace(/^\[(.*)\](:\d+)?$/, '$1')
		.replace(/^([\d.]+):\d+$/, '$1')
		.replace(/%.*$/, '');
	return bare !== undefined && ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

/** Whether a URL's hostname is `localhost`, `*.localhost`, `127.0.0.0/8` or `[::1]`. */
export function isLoopbackHost(hostname: string): boolean {
	const host = withoutBrackets(hostname);
	if (/^(.+\.)?localhost$/i.test(host)) return true;
	return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

/** The IP address that a URL's hostname spells out, or null for a name. */
export function literalAddress(hostname: string): string | null {
	const host = withoutBrackets(hostname);
	return ipaddr.isValid(host) ? host : null;
}

/** Whether a `Host` header is an IP address or a loopback name: what no other site's DNS can lead to this server. */
export function isAddressHost(header: string | undefined): boolean {
	const hostname = URL.parse(`http://${header}`)?.hostname ?? '';
	return literalAddress(hostname) !== null || isLoopbackHost(hostname);
}

function withoutBrackets(hostname: string): string {
	return hostname.replace(/^\[|\]$/g, '');
}
