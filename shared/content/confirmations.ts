/** Who has confirmed the words of each language, from `languages.json`; English is what the others are translated from. */

import confirmations from './languages.json' with { type: 'json' };
import { type Language, languages } from './languages.ts';

interface Confirmation {
	/** A certified translator; empty until one has read all of it. */
	readonly confirmedBy: string;
	/** The day, such as `2026-11-25`. */
	readonly confirmed: string;
}

function confirmationOf(language: Language): Confirmation | undefined {
	return language === 'en' ? undefined : confirmations[language];
}

export function unconfirmedLanguages(): readonly Language[] {
	return languages.filter((language) => confirmationOf(language)?.confirmedBy === '');
}
