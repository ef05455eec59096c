/** How a receiver's name becomes addresses. */

import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { guardedLookup } from './guarded-lookup.ts';

const rules = { loopback: false, privateRanges: false };
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
	const lookUp = guardedLookup(rules, find);
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
