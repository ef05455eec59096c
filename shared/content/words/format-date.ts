/** Days and months as a language writes them. */

import { language as ownLanguage } from '#words/language.ts';
import type { Language } from '../languages.ts';

/** `2027-01-12` → `12 January 2027`, whose day does not part from its month. */
export function formatDay(day: string, language: Language = ownLanguage): string {
	return onOneLine(new Date(day).toLocaleDateString(`${language}-SG`, { dateStyle: 'long', timeZone: 'UTC' }));
}

/** `2027-01-12` → `12 January`, on one line. */
export function formatDayOfYear(day: string, language: Language): string {
	const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
	return onOneLine(new Date(day).toLocaleDateString(`${language}-SG`, options));
}

/** `2025-01` → `January 2025`, which parts in English alone. */
export function formatMonth(month: string, language: Language): string {
	const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
	const written = new Date(month).toLocaleDateString(`${language}-SG`, options);
	return language === 'en' ? written : onOneLine(written);
}

/** Keeps together what a Latin or Tamil date has before its first space, and the whole of a Chinese one. */
function onOneLine(date: string): string {
	return date.replace(' ', '\u00a0').replace(/(?<=[年月])|(?=[年月日])/g, '\u2060');
}

/** `2026-11-26T10:22:00Z`, or its milliseconds since 1970 → `Thu 26 Nov, 6:22 pm`, in Singapore. */
export function formatTime(time: string | number, language: Language = ownLanguage): string {
	const length = language === 'ta' ? 'long' : 'short';
	const parts = { weekday: length, day: 'numeric', month: length, hour: 'numeric', minute: 'numeric' } as const;
	// Tamil has no "am" of its own, and Malay's is short for two words; each has words for the parts of a day.
	const dayPeriod = language === 'en' ? undefined : 'short';
	return (
		new Date(time)
			.toLocaleString(`${language}-SG`, { ...parts, dayPeriod, timeZone: 'Asia/Singapore' })
			.replace(', ', ' ')
			// “நவம்பர் 28 சனி அன்று அந்தி மாலை” → “சனி, 28 நவம்பர், மாலை”, as people write the day and call the evening.
			.replace(/(\D+) (\d+) (\D+) அன்று( அந்தி)?/, '$3, $2 $1,')
	);
}
