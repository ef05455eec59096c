/** Tests of idempotency keys. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzz } from '../../../../scripts/testing/fuzz.ts';
import { keyFor, pageSeed, randomKey } from './enquiry-key.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('random keys are version 4 UUIDs', () => {
	const keys = Array.from({ length: 200 }, randomKey);
	for (const key of keys) expect(key).toMatch(uuid);
	expect(new Set(keys).size).toBe(keys.length);
});

test('a page has one seed, so that an element put in again sends under the same key', () => {
	expect(pageSeed()).toBe(pageSeed());
});

test('a key is a UUID that depends on the content and the seed', () => {
	const seed = randomKey();
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (content, other) => {
			const key = keyFor(content, seed);
			expect(key).toMatch(uuid);
			expect(keyFor(content, seed)).toBe(key);
			expect(keyFor(content, randomKey())).not.toBe(key);
			if (other !== content) expect(keyFor(other, seed)).not.toBe(key);
		}),
		fuzz(),
	);
});

test('a key reveals nothing about the content: its last digits also depend on the part of the seed that is not sent', () => {
	const sent = randomKey().slice(0, -8);
	const unsent = Array.from({ length: 1000 }, (_, index) => index.toString(16).padStart(8, '0'));
	expect(new Set(unsent.map((end) => keyFor('content', sent + end))).size).toBe(unsent.length);
});
