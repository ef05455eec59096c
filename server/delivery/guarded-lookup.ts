/** Finds the addresses of a receiver: at every connection, so that a name cannot be pointed inwards after it was checked. */

import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { type AddressRules, mayDeliverTo } from './private-address.ts';
import { DeliveryFailed } from './sender.ts';

type Find = (hostname: string, options: LookupOptions & { all: true }) => Promise<LookupAddress[]>;

/** For connections to one receiver. */
export function guardedLookup(rules: AddressRules, find: Find = lookup): LookupFunction {
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

/** Every lookup under way takes up one of two threads: a receiver whose name server is silent must leave one to the others. */
function singleFlight(find: Find): Find {
	let underWay: Promise<LookupAddress[]> | undefined;
	return (hostname, options) => {
		underWay ??= find(hostname, options).finally(() => {
			underWay = undefined;
		});
		return underWay;
	};
}
