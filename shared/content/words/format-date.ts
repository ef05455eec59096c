/** Formats days, months and times in each language. */

import { language as ownLanguage } from '#words/language.ts';
import type { Language } from '../languages.ts';

/** `2027-01-12` → `12 January 2027`, without a line break between day and month. */
export function formatDay(day: string, language: Language = ownLanguage): string {
	return onOneLine(new Date(day).toLocaleDateString(`${language}-SG`, { dateStyle: 'long', timeZone: 'UTC' }));
}

/** `2027-01-12` → `12 January`, without a line break. */
export function formatDayOfYear(day: string, language: Language): string {
	const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
	return onOneLine(new Date(day).toLocaleDateString(`${language}-SG`, options));
}

/** `2025-01` → `January 2025`, without a line break except in English. */
export function formatMonth(month: string, language: Language): string {
	const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
	const written = new Date(month).toLocaleDateString(`${language}-SG`, options);
	return language === 'en' ? written : onOneLine(written);
}

/** Prevents a line break between the first two words of an English, Malay or Tamil date, and all breaks in a Chinese date. */
function onOneLine(date: string): string {
	return date.replace(' ', '\u00a0').replace(/(?<=[年月])|(?=[年月日])/g, '\u2060');
}

/** `2026-11-26T10:22:00Z` (or milliseconds since 1970) → `Thu 26 Nov, 6:22 pm`, Singapore time. */
export function formatTime(time: string | number, language: Language = ownLanguage): string {
	const length = language === 'ta' ? 'long' : 'short';
	const parts = { weekday: length, day: 'numeric', month: length, hour: 'numeric', minute: 'numeric' } as const;
	// In Chinese, Malay and Tamil, people name the part of the day (morning, evening) rather than "am" or "pm".
	const dayPeriod = language === 'en' ? undefined : 'short';
	return (
		new Date(time)
			.toLocaleString(`${language}-SG`, { ...parts, dayPeriod, timeZone: 'Asia/Singapore' })
			.replace(', ', ' ')
			// Changes Intl's unusual Tamil: “நவம்பர் 28 சனி அன்று அந்தி மாலை” becomes “சனி, 28 நவம்பர், மாலை”.
			.replace(/(\D+) (\d+) (\D+) அன்று( அந்தி)?/, '$3, $2 $1,')
	);
}
