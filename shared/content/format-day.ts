/** A day as the language writes it. */

import { language } from '#words/language.ts';

/** `2027-01-12` → `12 January 2027`, which does not break between lines. */
export function formatDay(day: string): string {
	return new Date(day)
		.toLocaleDateString(`${language}-SG`, { dateStyle: 'long', timeZone: 'UTC' })
		.replaceAll(' ', '\u00a0');
}
