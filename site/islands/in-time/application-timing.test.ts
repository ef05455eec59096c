/** Tests of when a visitor can apply, by due date. Today is 21 November 2026. */

import { expect, test } from 'vitest';
import { applicationTiming } from './application-timing.ts';

const today = '2026-11-21';

test.each([
	['the first day of week 1', '2027-08-21', { stage: 'early', week: 1, firstDay: '2027-02-13', lastDay: '2027-07-30' }],
	['the day before week 13', '2027-05-30', { stage: 'early', week: 12, firstDay: '2026-11-22', lastDay: '2027-05-08' }],
	['the first day of week 13', '2027-05-29', { stage: 'open', week: 13, firstDay: today, lastDay: '2027-05-07' }],
	['the last day of week 34', '2026-12-27', { stage: 'open', week: 34, firstDay: '2026-06-21', lastDay: '2026-12-05' }],
	['week 35 begins', '2026-12-26', { stage: 'closing', week: 35, firstDay: '2026-06-20', lastDay: '2026-12-04' }],
	['the last day of week 36', '2026-12-13', { stage: 'closing', week: 36, firstDay: '2026-06-07', lastDay: today }],
	['week 37 begins', '2026-12-12', { stage: 'closed', week: 37, firstDay: '2026-06-06', lastDay: '2026-11-20' }],
	['two weeks overdue', '2026-11-07', { stage: 'closed', week: 42, firstDay: '2026-05-02', lastDay: '2026-10-16' }],
	['a year ago', '2025-11-21', undefined],
	['before the pregnancy has begun', '2027-08-22', undefined],
	['a year that is still being typed', '0202-11-21', undefined],
])('%s', (_, dueDate, timing) => {
	expect(applicationTiming(dueDate, today)).toEqual(timing);
});
