/** Advice on answers that may be meant otherwise. */

import { describe, expect, test } from 'vitest';
import { advice } from '../../shared/content/form-copy.ts';
import { emptyDraft } from '../../shared/enquiry/enquiry-schema.ts';
import { singaporeToday } from '../../shared/enquiry/past-date.ts';
import { adviseOn } from './advice.ts';

const yearsAgo = (years: number) =>
	singaporeToday()
		.replace(/^\d+/, (year) => `${Number(year) - years}`)
		.replace('02-29', '02-28');

describe('adviseOn', () => {
	test('has nothing to say about an empty form', () => {
		expect(Object.values(adviseOn(emptyDraft)).filter(Boolean)).toEqual([]);
	});

	test.each([
		[17, advice.underAge],
		[18, undefined],
		[45, undefined],
		[46, advice.age],
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
	])('week %j', (gestationalWeek, expected) => {
		expect(adviseOn({ ...emptyDraft, gestationalWeek }).gestationalWeek).toBe(expected);
	});

	test.each([
		['not pregnant, and no week', ['not-pregnant-yet'], 'NA', undefined],
		['not pregnant, and a week', ['not-pregnant-yet'], '20', advice.contradiction],
		['not pregnant, and twins', ['not-pregnant-yet', 'multiple-natural'], 'NA', advice.contradiction],
		['pregnant, and a week', ['single-natural'], '20', undefined],
		['pregnant before the first week offered', ['single-natural'], 'NA', undefined],
	])('%s', (_, pregnancyType, gestationalWeek, expected) => {
		expect(adviseOn({ ...emptyDraft, pregnancyType, gestationalWeek }).pregnancyType).toBe(expected);
	});
});
