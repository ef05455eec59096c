/** Tests of the guard against server-side request forgery: which addresses webhooks may reach, and when names are looked up. */

import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { guardedLookup, mayDeliverTo, webhookUrlError } from './ssrf-guard.ts';

const no = { loopback: false, privateRanges: false };
const all = { loopback: true, privateRanges: true };
const publicAddresses = ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'];
const loopback = ['127.0.0.1', '::1'];
const inwards = ['10.0.0.1', '172.16.0.1', '192.168.1.1', '100.64.0.1', 'fd00::1', '::ffff:10.0.0.1'];
const never = ['169.254.169.254', 'fe80::1', '0.0.0.0', '::', '224.0.0.1', '255.255.255.255', 'not an address'];
test.each([
	['anywhere public', publicAddresses, no, true],
	['loopback', loopback, no, false],
	['loopback, if it is allowed', loopback, { ...no, loopback: true }, true],
	['a private range', inwards, no, false],
	['a private range, if it is allowed', inwards, { ...no, privateRanges: true }, true],
	['reserved addresses', never, all, false],
])('a delivery to %s, %j with %j, is allowed: %s', (_case, addresses, rules, expected) => {
	for (const address of addresses) expect(mayDeliverTo(address, rules), address).toBe(expected);
});

test.each([
	['IPv4-compatible', '::a9fe:a9fe'],
	['IPv4-compatible, of a public address', '::808:808'],
	['IPv4-mapped', '::ffff:a9fe:a9fe'],
	['IPv4-translated', '::ffff:0:a9fe:a9fe'],
	['NAT64', '64:ff9b::a9fe:a9fe'],
	['local NAT64', '64:ff9b:1::a9fe:a9fe'],
	['6to4', '2002:a9fe:a9fe::'],
	['Teredo', '2001:0:a9fe:a9fe::'],
])('an IPv6 address that embeds an IPv4 address is refused at start: %s', (_kind, address) => {
	expect(webhookUrlError(`https://[${address}]/`, true)).toBe('leads to an address that no webhook may go to');
});

const privateAddress = { address: '10.0.0.7', family: 4 };
const publicAddress = { address: '8.8.8.8', family: 4 };

/** DNS lookups that the test answers. */
function byHand() {
	const asked: PromiseWithResolvers<LookupAddress[]>[] = [];
	const find = () => {
		const question = Promise.withResolvers<LookupAddress[]>();
		asked.push(question);
		return question.promise;
	};
	const lookUp = guardedLookup(no, find);
	const connect = () =>
		new Promise((resolve, reject) => {
			lookUp('receiver.example', { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
		});
	return { asked, connect };
}

test('concurrent connections share one lookup, and the next one starts a new lookup', async () => {
	const { asked, connect } = byHand();
	const connections = [connect(), connect(), connect()];
	expect(asked).toHaveLength(1);
	asked[0]?.resolve([publicAddress]);
	expect(await Promise.all(connections)).toEqual([[publicAddress], [publicAddress], [publicAddress]]);
	const later = connect();
	expect(asked).toHaveLength(2);
	asked[1]?.resolve([privateAddress]);
	await expect(later).rejects.toThrow('the name leads to a private address');
});

test('after a failed lookup the next connection starts a new one', async () => {
	const { asked, connect } = byHand();
	const failing = connect();
	asked[0]?.reject(new Error('ENOTFOUND'));
	await expect(failing).rejects.toThrow('ENOTFOUND');
	const again = connect();
	asked[1]?.resolve([publicAddress]);
	expect(await again).toEqual([publicAddress]);
});
