/** Tests of weeks of gestation and of the days to apply. */

import { expect, test } from 'vitest';
import { firstDayToApply, gestationalWeek, lastDayToApply } from './gestation.ts';

test.each([
	['due today: 40 weeks', '2026-11-21', 40],
	['due in 20 weeks: 20 weeks', '2027-04-10', 20],
	['one day short of a full week', '2027-04-11', 19],
	['the first day of week 13', '2027-05-29', 13],
	['the last day before week 1', '2027-08-22', undefined],
	['the first day of week 1', '2027-08-21', 1],
	['two weeks overdue', '2026-11-07', 42],
	['longer overdue than any pregnancy', '2026-10-31', undefined],
	['further away than any pregnancy', '2027-08-29', undefined],
	['no date', '', undefined],
])('%s', (_, dueDate, week) => {
	expect(gestationalWeek(dueDate, '2026-11-21')).toBe(week);
});

test.each([
	['an ordinary year', '2027-04-10', { first: '2026-10-03', last: '2027-03-19' }],
	['across 29 February', '2028-03-15', { first: '2027-09-08', last: '2028-02-22' }],
])('applications are open from the first day of week 13 to the last of week 36: %s', (_, dueDate, period) => {
	expect([firstDayToApply(dueDate), lastDayToApply(dueDate)]).toEqual([period.first, period.last]);
	expect([gestationalWeek(dueDate, period.first), gestationalWeek(dueDate, period.last)]).toEqual([13, 36]);
	const dayAfter = new Date(Date.parse(period.last) + 86_400_000).toISOString().slice(0, 10);
	expect(gestationalWeek(dueDate, dayAfter)).toBe(37);
});
