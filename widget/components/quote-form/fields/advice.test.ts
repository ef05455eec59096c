/** Tests of the advice on answers. */

import { expect, test, vi } from 'vitest';
import { advice, dueDateCopy } from '#words/form-copy.ts';
import { motherAge } from '../../../../shared/content/figures/figures.ts';
import { formatDay } from '../../../../shared/content/words/format-date.ts';
import { singaporeToday } from '../../../../shared/enquiry/answers/calendar-days.ts';
import { emptyDraft } from '../../../../shared/enquiry/fields.ts';
import { adviseOn } from './advice.ts';

// The clock is fixed, so that no midnight passes between building the table of dates and running the tests.
vi.useFakeTimers({ toFake: ['Date'] });

const yearsAgo = (years: number) =>
	singaporeToday()
		.replace(/^\d+/, (year) => `${Number(year) - years}`)
		.replace('02-29', '02-28');

test('gives no advice on an empty form', () => {
	expect(Object.values(adviseOn(emptyDraft)).filter(Boolean)).toEqual([]);
});

test.each([
	[17, advice.underAge],
	// A valid date is repeated in words.
	[18, formatDay(yearsAgo(18))],
	[motherAge.to, formatDay(yearsAgo(motherAge.to))],
	[motherAge.to + 1, advice.age],
])('age %i', (years, expected) => {
	expect(adviseOn({ ...emptyDraft, dateOfBirth: yearsAgo(years) }).dateOfBirth).toBe(expected);
});

test.each([
	['81234567', undefined],
	['+44 7911 123456', undefined],
	['61234567', advice.mobilePhone],
	['8123 456', advice.mobilePhone],
])('mobile phone %s', (mobilePhone, expected) => {
	expect(adviseOn({ ...emptyDraft, mobilePhone }).mobilePhone).toBe(expected);
});

test.each([
	['', undefined],
	['NA', advice.notPregnant],
	['13', undefined],
	['34', undefined],
	['35', advice.call],
	['36', advice.call],
])('week %j', (gestationalWeek, expected) => {
	expect(adviseOn({ ...emptyDraft, gestationalWeek }).gestationalWeek).toBe(expected);
});

const inWeeks = (weeks: number) =>
	new Date(Date.parse(singaporeToday()) + weeks * 604_800_000).toISOString().slice(0, 10);
test.each([
	['none', '', undefined],
	['in 20 weeks', inWeeks(20), dueDateCopy.week(20)],
	['in 1 week', inWeeks(1), dueDateCopy.tooLate(39)],
	['in 33 weeks', inWeeks(33), dueDateCopy.tooEarly(7, formatDay(inWeeks(6)))],
	['in 41 weeks', inWeeks(41), dueDateCopy.impossible],
	['3 weeks ago', inWeeks(-3), dueDateCopy.impossible],
	['a year with one digit typed', '0002-04-10', undefined],
	['a year with two digits typed', '0020-04-10', undefined],
	['a year with three digits typed', '0202-04-10', undefined],
])('due date: %s', (_, dueDate, expected) => {
	expect(adviseOn(emptyDraft, dueDate).dueDate).toBe(expected);
});

test.each([
	['20', { gestationalWeek: undefined, dueDate: dueDateCopy.week(20) }],
	['35', { gestationalWeek: dueDateCopy.contradiction(20), dueDate: undefined }],
	['NA', { gestationalWeek: dueDateCopy.contradiction(20), dueDate: undefined }],
	['', { gestationalWeek: undefined, dueDate: dueDateCopy.week(20) }],
])('week %j beside a due date that says week 20', (gestationalWeek, expected) => {
	expect(adviseOn({ ...emptyDraft, gestationalWeek }, inWeeks(20))).toMatchObject(expected);
});

test.each([
	['not pregnant, and no week', ['not-pregnant-yet'], 'NA', undefined],
	['not pregnant, and a week', ['not-pregnant-yet'], '20', advice.contradiction],
	['not pregnant, and twins', ['not-pregnant-yet', 'multiple-natural'], 'NA', advice.contradiction],
	['one baby and twins', ['single-natural', 'multiple-natural'], '20', advice.oneAndMore],
	['one baby twice', ['single-natural', 'single-ivf-iui'], '20', undefined],
	['pregnant, and a week', ['single-natural'], '20', undefined],
	['pregnant before the first week offered', ['single-natural'], 'NA', undefined],
])('%s', (_, pregnancyType, gestationalWeek, expected) => {
	expect(adviseOn({ ...emptyDraft, pregnancyType, gestationalWeek }).pregnancyType).toBe(expected);
});
