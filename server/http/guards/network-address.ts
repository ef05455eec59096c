/** Parses network addresses of URLs, connections and proxy headers, without DNS lookups. */

import ipaddr from 'ipaddr.js';

/** Parses an IP address with optional port or zone. Undefined for anything else, such as `unknown` in a header. */
export function readAddress(text: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
	const bare = text
		?.replace(/^\[(.*)\](:\d+)?$/, '$1')
		.replace(/^([\d.]+):\d+$/, '$1')
		.replace(/%.*$/, '');
	return bare !== undefined && ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

/** True if a URL's hostname is `localhost`, `*.localhost`, `[::1]` or an address in `127.0.0.0/8`. */
export function isLoopbackHost(hostname: string): boolean {
	const host = withoutBrackets(hostname);
	if (/^(.+\.)?localhost$/i.test(host)) return true;
	return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

/** IP address in a URL's hostname; null for a name. */
export function literalAddress(hostname: string): string | null {
	const host = withoutBrackets(hostname);
	return ipaddr.isValid(host) ? host : null;
}

/** True if a `Host` header is an IP address or loopback name. DNS rebinding cannot use these, because no other site owns them. */
export function isAddressHost(header: string | undefined): boolean {
	const hostname = URL.parse(`http://${header}`)?.hostname ?? '';
	return literalAddress(hostname) !== null || isLoopbackHost(hostname);
}

function withoutBrackets(hostname: string): string {
	return hostname.replace(/^\[|\]$/g, '');
}
