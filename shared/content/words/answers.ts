/** Values and limits of the form's answers, the same in every language. `form-copy.ts` of each language has the labels. */

import * as figures from '../figures/figures.ts';

/** Answers to “Gestational week”: `NA`, then every week in which the plans take applications. */
export const gestationalWeeks: readonly string[] = [
	'NA',
	// Not `Array.from()`, because Prototype.js and MooTools replace it with a function that ignores the mapping function.
	...[...Array(figures.gestationalWeeks.to - figures.gestationalWeeks.from + 1)].map(
		(_, index) => `${figures.gestationalWeeks.from + index}`,
	),
];

/** Options of the select of gestational weeks, in one language. */
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

/** Singapore's country code, and an example of a mobile number. */
export const mobilePrefix = '+65';
export const mobilePlaceholder = '8123 4567';

/** Lengths of texts in UTF-16 code units. The length of additional information is in grapheme clusters, as people count. */
export const limits = {
	nameMaximum: 200,
	emailMaximum: 254,
	mobilePhoneMinimum: 8,
	mobilePhoneMaximum: 40,
	additionalInfoMaximum: 600,
} as const;
