/** The keys of enquiries. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyFor, randomKey } from './enquiry-key.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('random keys are version 4 UUIDs', () => {
	const keys = Array.from({ length: 200 }, randomKey);
	for (const key of keys) expect(key).toMatch(uuid);
	expect(new Set(keys).size).toBe(keys.length);
});

test('an enquiry has one key, a UUID too, and another one where its content or the page is another', () => {
	const random = randomKey();
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (content, other) => {
			const key = keyFor(content, random);
			expect(key).toMatch(uuid);
			expect(keyFor(content, random)).toBe(key);
			expect(keyFor(content, randomKey())).not.toBe(key);
			if (other !== content) expect(keyFor(other, random)).not.toBe(key);
		}),
	);
});

test('one character more, less or other makes another key', () => {
	const random = randomKey();
	const contents = ['', 'a', 'b', 'aa', 'ab', 'ba', 'Aa', 'BB', '👶', '👷', '陈', '陳'];
	expect(new Set(contents.map((content) => keyFor(content, random))).size).toBe(contents.length);
});
