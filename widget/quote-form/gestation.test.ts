/** The gestational week of a due date. */

import { expect, test } from 'vitest';
import { gestationalWeek } from './gestation.ts';

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
