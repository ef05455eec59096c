/** Tests of days in Singapore: change of day, calendar days, age. `enquiry-schema.test.ts` tests which days are past. */

import { expect, test } from 'vitest';
import { ageInYears, isCalendarDay, singaporeToday } from './calendar-days.ts';

test('the day changes at midnight in Singapore, not in London', () => {
	expect(singaporeToday(Date.parse('2026-11-20T15:59:59.999Z'))).toBe('2026-11-20');
	expect(singaporeToday(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
});

test.each([
	['2100-02-29', false],
	['1992-13-01', false],
	['1992-00-10', false],
	['1992-1-1', false],
	['+01992-01-01', false],
	['2001 (xx1', false],
	['', false],
])('%s is a calendar day: %s', (text, expected) => {
	expect(isCalendarDay(text)).toBe(expected);
});

test.each([
	['1992-11-20', 34],
	['1992-11-21', 34],
	['1992-11-22', 33],
])('born on %s, %i years old on 21 November 2026', (birthday, years) => {
	expect(ageInYears(birthday, '2026-11-21')).toBe(years);
});
