/** What the host of a URL says of itself, without asking a name server. */

import ipaddr from 'ipaddr.js';

/** `localhost`, `*.localhost`, `127.0.0.0/8` or `[::1]`, as the host of a URL. */
export function isLoopbackHost(hostname: string): boolean {
	const host = withoutBrackets(hostname);
	if (/^(.+\.)?localhost$/i.test(host)) return true;
	return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

/** The address a URL's host spells out, or null when it is a name. */
export function literalAddress(hostname: string): string | null {
	const host = withoutBrackets(hostname);
	return ipaddr.isValid(host) ? host : null;
}

function withoutBrackets(hostname: string): string {
	return hostname.replace(/^\[|\]$/g, '');
}
