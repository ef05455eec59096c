import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { guardedLookup, mayDeliverTo } from './ssrf-guard.ts';

const no = { loopback: false, privateRanges: false };
test.each([
	['93.184.216.34', no, true],
	['2606:2800:220:1:248:1893:25c8:1946', no, true],
	['127.0.0.1', no, false],
	['127.0.0.1', { loopback: true, privateRanges: false }, true],
	['::1', no, false],
	['10.0.0.1', no, false],
	['172.16.0.1', no, false],
	['192.168.1.1', no, false],
	['100.64.0.1', no, false],
	['fd00::1', no, false],
	['::ffff:10.0.0.1', no, false],
	['10.0.0.1', { loopback: false, privateRanges: true }, true],
	['fd00::1', { loopback: false, privateRanges: true }, true],
	['169.254.169.254', { loopback: true, privateRanges: true }, false],
	['fe80::1', { loopback: true, privateRanges: true }, false],
	['0.0.0.0', { loopback: true, privateRanges: true }, false],
	['::', { loopback: true, privateRanges: true }, false],
	['224.0.0.1', { loopback: true, privateRanges: true }, false],
	['255.255.255.255', { loopback: true, privateRanges: true }, false],
	['not an address', { loopback: true, privateRanges: true }, false],
])('a delivery may go to %s with %j: %s', (address, rules, expected) => {
	expect(mayDeliverTo(address, rules)).toBe(expected);
});

const inwards = { address: '10.0.0.7', family: 4 };
const publicAddress = { address: '8.8.8.8', family: 4 };

/** Lookups that are answered by hand. */
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

test('connections that are made at once wait for one lookup, and the next one looks again', async () => {
	const { asked, connect } = byHand();
	const connections = [connect(), connect(), connect()];
	expect(asked).toHaveLength(1);
	asked[0]?.resolve([publicAddress]);
	expect(await Promise.all(connections)).toEqual([[publicAddress], [publicAddress], [publicAddress]]);
	const later = connect();
	expect(asked).toHaveLength(2);
	asked[1]?.resolve([inwards]);
	await expect(later).rejects.toThrow('the name leads to a private address');
});

test('a lookup that fails is looked up again by the next connection', async () => {
	const { asked, connect } = byHand();
	const failing = connect();
	asked[0]?.reject(new Error('ENOTFOUND'));
	await expect(failing).rejects.toThrow('ENOTFOUND');
	const again = connect();
	asked[1]?.resolve([publicAddress]);
	expect(await again).toEqual([publicAddress]);
});
