/** Consent wordings that this deployment has shown, from `consents.json`. Builds append to this file, and never remove entries. */

import { type Language, languages } from '../languages.ts';
import consents from './consents.json' with { type: 'json' };

export interface ConsentWording {
	/** Day of the first build with this text, and first 8 hex digits of the text's SHA-256: `2026-12-01.1a2b3c4d`. */
	readonly version: string;
	readonly text: string;
}

const recorded: Readonly<Record<Language, readonly ConsentWording[]>> = consents;

/** The recorded wording of this text. Its version is empty until a build has recorded the text. */
export function wordingOf(language: Language, text: string): ConsentWording {
	return recorded[language].find((wording) => wording.text === text) ?? { version: '', text };
}

/** The wording and its language; undefined for an unknown version. */
export function findWording(version: string): (ConsentWording & { readonly language: Language }) | undefined {
	for (const language of languages) {
		const wording = recorded[language].find((one) => one.version === version);
		if (wording) return { ...wording, language };
	}
}
