/** What may be answered in the form, in every language: values as they are sent, and limits. Their words are in `en/form-copy.ts`. */

import * as figures from '../figures/figures.ts';

/** `NA`, then every week in which the plans take applications. */
export const gestationalWeeks: readonly string[] = [
	'NA',
	// Prototype.js and MooTools replace `Array.from` with one that takes no function.
	...[...Array(figures.gestationalWeeks.to - figures.gestationalWeeks.from + 1)].map(
		(_, index) => `${figures.gestationalWeeks.from + index}`,
	),
];

/** The weeks as options of a select, in the words of a language. */
export function weekOptions(
	notPregnant: string,
	describe: (week: string) => string,
): readonly { value: string; label: string }[] {
	return gestationalWeeks.map((value) => ({ value, label: value === 'NA' ? notPregnant : describe(value) }));
}

export const pregnancyTypes = [
	'single-natural',
	'single-ivf-iui',
	'multiple-natural',
	'multiple-ivf-iui',
	'not-pregnant-yet',
] as const;
export type PregnancyType = (typeof pregnancyTypes)[number];

/** Before a number of Singapore, and one as an example. */
export const mobilePrefix = '+65';
export const mobilePlaceholder = '8123 4567';

/** In characters. */
export const limits = {
	nameMaximum: 200,
	emailMaximum: 254,
	mobilePhoneMinimum: 8,
	mobilePhoneMaximum: 40,
	additionalInfoMaximum: 600,
} as const;
