/** SSRF guard: checks the addresses of webhooks, in the URL and at every connection. */

import type { LookupAddress, LookupOptions } from 'node:dns';
import dns from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isLoopbackHost, literalAddress } from '../../http/guards/network-address.ts';
import { DeliveryFailed } from './channel.ts';

interface AddressRules {
	/** True to allow loopback addresses, because the URL names a loopback host. */
	loopback: boolean;
	privateRanges: boolean;
}

type Find = (hostname: string, options: LookupOptions & { all: true }) => Promise<LookupAddress[]>;

/** Address ranges that WEBHOOK_ALLOW_PRIVATE allows, named as in `ipaddr.js`. */
const privateRanges = ['private', 'uniqueLocal', 'carrierGradeNat'];

/** Global unicast addresses (RFC 4291). They exclude, among others, IPv4-compatible ones such as `::169.254.169.254`. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Always refuses link-local (cloud metadata), multicast, unspecified and reserved addresses. */
export function mayDeliverTo(address: string, rules: AddressRules): boolean {
	if (!ipaddr.isValid(address)) return false;
	const ip = ipaddr.process(address);
	const range = ip.range();
	if (range === 'loopback') return rules.loopback;
	const isGlobal = ip.kind() === 'ipv4' || (ip as ipaddr.IPv6).match(globalUnicast);
	return (range === 'unicast' && isGlobal) || (rules.privateRanges && privateRanges.includes(range));
}

/** Reason why a webhook URL is refused, or undefined. Checks literal addresses; host names are checked at connect time. */
export function webhookUrlError(url: string, allowPrivate: boolean): string | undefined {
	const { protocol, hostname, username, password } = new URL(url);
	if (username || password) return 'must hold no user and no password: the signature tells who sends';
	const loopback = isLoopbackHost(hostname);
	const address = literalAddress(hostname);
	const allowed = (privateRanges: boolean) => !address || mayDeliverTo(address, { loopback, privateRanges });
	if (!allowed(true)) return 'leads to an address that no webhook may go to';
	if (!allowed(allowPrivate)) return 'leads to a private address, which needs WEBHOOK_ALLOW_PRIVATE=1';
	if (protocol === 'http:' && !loopback && !allowPrivate) return 'must be https: it carries personal data';
	return undefined;
}

/** Checks the address at every connection, because a name may resolve to a private address later (DNS rebinding). */
export function guardedLookup(rules: AddressRules, find: Find = dns.lookup): LookupFunction {
	const findAll = singleFlight(find);
	return (hostname, options, callback) => {
		const pass = (addresses: LookupAddress[]) => {
			const allowed = addresses.filter(({ address }) => mayDeliverTo(address, rules));
			const [first] = allowed;
			if (!first) return callback(new DeliveryFailed('the name leads to a private address'), '');
			if (options.all) return callback(null, allowed);
			callback(null, first.address, first.family);
		};
		findAll(hostname, { ...options, all: true }).then(pass, (error) => callback(error, ''));
	};
}

/**
 * Shares one pending lookup per receiver. Each lookup occupies one of libuv's few threads, so lookups that wait for a silent
 * name server would occupy all threads if they were not shared.
 */
function singleFlight(find: Find): Find {
	let underWay: Promise<LookupAddress[]> | undefined;
	return (hostname, options) => {
		underWay ??= find(hostname, options).finally(() => {
			underWay = undefined;
		});
		return underWay;
	};
}
