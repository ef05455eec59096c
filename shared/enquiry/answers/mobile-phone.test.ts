/** Tests of converting and checking mobile numbers. */

import { expect, test } from 'vitest';
import { isDoubtfulMobile, toE164 } from './mobile-phone.ts';

test.each<[string, string | null, boolean]>([
	['8123 4567', '+6581234567', false],
	['9123-4567', '+6591234567', false],
	['(8123) 4567', '+6581234567', false],
	['8123–4567', '+6581234567', false],
	['\u202d+65 8123 4567\u202c', '+6581234567', false],
	['+65 8123 4567', '+6581234567', false],
	['＋６５ ８１２３４５６７', '+6581234567', false],
	['0065 8123 4567', '+6581234567', false],
	['65 8123 4567', '+6581234567', false],
	['+44 7911 123456', '+447911123456', false],
	['0044 7911 123456', '+447911123456', false],
	['+65 6000 0000', '+6560000000', true],
	['+65 3123 4567', '+6531234567', true],
	['+65 1234 5678', null, true],
	['6000 0000', null, true],
	['+65 8123 456', null, true],
	['+65 8123 45678', null, true],
	['8123 456', null, true],
	['call me!', null, true],
	['+1234567890123456', null, true],
	['+0 8123 4567', null, true],
	['8123 4567 or +44 7911 123456', null, true],
	['', null, true],
])('%j becomes %j, doubtful: %s', (typed, e164, doubtful) => {
	expect(toE164(typed)).toBe(e164);
	expect(isDoubtfulMobile(typed)).toBe(doubtful);
});
