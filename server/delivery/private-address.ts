/** Which network addresses a delivery may go to: public ones, and loopback where the address itself says so. */

import ipaddr from 'ipaddr.js';

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
