/** How old a check is, and which were made together. */

import { expect, test } from 'vitest';
import { groupByMonth, isOverAYearOld } from './provenance.ts';

test.each([
	{ month: '2025-01', today: '2025-02-01', old: false },
	{ month: '2025-01', today: '2026-01-31', old: false },
	{ month: '2025-01', today: '2026-02-01', old: true },
	{ month: '2025-12', today: '2026-11-24', old: false },
	{ month: '2025-10', today: '2026-11-24', old: true },
])('checked in $month, on $today: over a year ago is $old', ({ month, today, old }) => {
	expect(isOverAYearOld(month, new Date(today))).toBe(old);
});

test('checks of one month are grouped', () => {
	const [tables, limits, prices] = [
		{ month: '2025-01', source: 'tables' },
		{ month: '2026-03', source: 'limits' },
		{ month: '2025-01', source: 'prices' },
	] as const;
	expect(groupByMonth([tables, limits, prices])).toEqual([[tables, prices], [limits]]);
});
