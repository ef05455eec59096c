/** What may be answered in the form, in every language: values as they are sent, and limits. Their words are in `en/form-copy.ts`. */

import * as figures from './figures.ts';

const { from: firstWeek, to: lastWeek } = figures.gestationalWeeks;

/** `NA`, then every week in which the plans take applications. */
export const gestationalWeeks: readonly string[] = [
	'NA',
	// Prototype.js and MooTools replace `Array.from` with one that takes no function.
	...[...Array(lastWeek - firstWeek + 1)].map((_, index) => `${firstWeek + index}`),
];

export const pregnancyTypes = [
	'single-natural',
	'single-ivf-iui',
	'multiple-natural',
	'multiple-ivf-iui',
	'not-pregnant-yet',
] as const;
export type PregnancyType = (typeof pregnancyTypes)[number];

export const limits = { mobilePhoneMinimum: 8, additionalInfoMaximum: 600 } as const;
