/** Which network addresses a delivery may go to: public ones, and loopback where the address itself says so. */

import ipaddr from 'ipaddr.js';

/** `localhost`, `*.localhost`, `127.0.0.0/8` or `[::1]`, as the host of a URL. */
export function isLoopbackHost(hostname: string): boolean {
	const host = bare(hostname);
	if (/^(.+\.)?localhost$/i.test(host)) return true;
	return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

/** Whether the address lies within the operator's own network, which a public web address must not lead into. */
function isPrivateAddress(address: string): boolean {
	return ['private', 'uniqueLocal', 'carrierGradeNat'].includes(ipaddr.process(address).range());
}

export interface AddressRules {
	/** The URL names a loopback host. */
	loopback: boolean;
	/** Private ranges are allowed too. */
	privateRanges: boolean;
}

/** Link-local (cloud metadata), multicast, unspecified and reserved addresses never pass. */
export function mayDeliverTo(address: string, { loopback, privateRanges }: AddressRules): boolean {
	if (!ipaddr.isValid(address)) return false;
	const range = ipaddr.process(address).range();
	if (range === 'unicast') return true;
	if (range === 'loopback') return loopback;
	return privateRanges && isPrivateAddress(address);
}

/** The address a URL's host spells out, or null when it is a name. */
export function literalAddress(hostname: string): string | null {
	const host = bare(hostname);
	return ipaddr.isValid(host) ? host : null;
}

function bare(hostname: string): string {
	return hostname.replace(/^\[|\]$/g, '');
}
