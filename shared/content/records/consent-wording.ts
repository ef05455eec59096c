/** The consent wordings that this deployment has shown, from `consents.json`. The build adds to it, and nothing is ever taken out. */

import { type Language, languages } from '../languages.ts';
import consents from './consents.json' with { type: 'json' };

export interface ConsentWording {
	/** The day of the build that showed it first, and the first 8 hex digits of the text's SHA-256. */
	readonly version: string;
	readonly text: string;
}

const recorded: Readonly<Record<Language, readonly ConsentWording[]>> = consents;

/** A wording as it was recorded; without a version until a build has done so. */
export function wordingOf(language: Language, text: string): ConsentWording {
	return recorded[language].find((wording) => wording.text === text) ?? { version: '', text };
}

/** With its language; undefined for a version that was never shown. */
export function findWording(version: string): (ConsentWording & { readonly language: Language }) | undefined {
	for (const language of languages) {
		const wording = recorded[language].find((one) => one.version === version);
		if (wording) return { ...wording, language };
	}
}
