/** How long a failed delivery waits, and when it is given up. */

import { expect, test } from 'vitest';
import { isDead, longestDelay, retryDelay } from './back-off.ts';

test('the wait doubles from seconds up to an hour, of which half is left to chance', () => {
	const longest = () => 1;
	expect([1, 2, 3, 4].map((attempts) => retryDelay(attempts, longest))).toEqual([2000, 4000, 8000, 16_000]);
	expect(retryDelay(12, longest)).toBe(longestDelay);
	expect(retryDelay(2000, longest)).toBe(longestDelay);
	expect(retryDelay(1, () => 0)).toBe(1000);
});

test.each([
	['tried often and for three days', 10, '2026-11-21T00:00:00Z', true],
	['tried often, but not for three days', 10, '2026-11-21T00:00:00.001Z', false],
	['hardly tried', 9, '2026-11-20T00:00:00Z', false],
])('%s', (_case, attempts, giveUpAt, expected) => {
	expect(isDead(attempts, giveUpAt, Date.parse('2026-11-21T00:00:00Z'))).toBe(expected);
});
