import { expect, test } from 'vitest';
import { createHourlyThrottle } from './hourly-throttle.ts';

test('a name may be logged again after an hour', () => {
	let now = 0;
	const mayLogNow = createHourlyThrottle(() => now);
	expect([mayLogNow('a'), mayLogNow('a'), mayLogNow('b')]).toEqual([true, false, true]);
	now = 60 * 60 * 1000;
	expect([mayLogNow('a'), mayLogNow('a')]).toEqual([true, false]);
});
