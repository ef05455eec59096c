/** Tests of limiting how often names are logged, by network and hour. */

import { expect, test } from 'vitest';
import { createHourlyThrottle } from './hourly-throttle.ts';

const hour = 60 * 60 * 1000;

test('a name may be logged again after an hour', () => {
	let now = 0;
	const mayLogNow = createHourlyThrottle(() => now);
	expect([mayLogNow('a'), mayLogNow('a'), mayLogNow('b')]).toEqual([true, false, true]);
	now = hour;
	expect([mayLogNow('a'), mayLogNow('a')]).toEqual([true, false]);
});

test('a network gets five names logged in an hour, and does not hide those of other networks', () => {
	let now = 0;
	const mayLogNow = createHourlyThrottle(() => now);
	const logged = (by: string, names: number) =>
		Array.from({ length: names }, (_, index) => mayLogNow(`${by} ${now} ${index}`, by)).filter(Boolean);
	expect(logged('one', 60)).toHaveLength(5);
	expect(logged('other', 1)).toHaveLength(1);
	// More names than the throttle remembers.
	for (let network = 0; network < 1100; network++) logged(`network ${network}`, 1);
	expect(mayLogNow('a real one', 'its visitor')).toBe(true);
	now = hour;
	expect(logged('one', 60)).toHaveLength(5);
});
