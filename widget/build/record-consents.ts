/**
 * Before a build: `node widget/build/record-consents.ts` records the wording of each language's consent in `consents.json`,
 * where every wording that was ever shown stays, and says what of the content must not go public yet.
 */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Language, languages } from '../../shared/content/languages.ts';
import type { ConsentWording } from '../../shared/content/records/consent-wording.ts';
import { unfinishedContent } from '../../shared/content/records/publication.ts';
import { words } from '../../shared/content/words/words.ts';

type Recorded = Record<Language, ConsentWording[]>;

const file = 'shared/content/records/consents.json';

/**
 * @param texts the wordings now, by language
 * @param today such as `2026-11-25`
 * @returns what is recorded with them, the newest last
 */
export function recordConsents(
	recorded: Readonly<Recorded>,
	texts: Readonly<Record<Language, string>>,
	today: string,
): Recorded {
	const added = languages.map((language) => {
		const wordings = recorded[language];
		for (const { version, text } of wordings)
			if (!version.endsWith(`.${hashOf(text)}`))
				throw new Error(
					`${file}, ${language}, ${version}: the text is not the one that people agreed to; put it back as it was, and change the wording in ${language}/consent.ts.`,
				);
		const text = texts[language];
		if (wordings.some((wording) => wording.text === text)) return [language, wordings];
		return [language, [...wordings, { version: `${today}.${hashOf(text)}`, text }]];
	});
	return Object.fromEntries(added);
}

function hashOf(text: string): string {
	return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

if (import.meta.main) {
	try {
		const before = readFileSync(file, 'utf8');
		const texts = Object.fromEntries(
			languages.map((language) => [language, words[language].consent.currentConsent.text]),
		);
		const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Singapore' });
		const after = recordConsents(JSON.parse(before), texts as Record<Language, string>, today);
		const json = `${JSON.stringify(after, null, '\t')}\n`;
		if (json !== before) {
			writeFileSync(file, json);
			console.error(`• The consent has a new wording, recorded in ${file}: keep that file with the sources.`);
		}
		const consentOf = (language: Language) =>
			after[language].find(({ text }) => text === texts[language]) as ConsentWording;
		for (const sentence of unfinishedContent({ consentOf })) console.error(`• Before you publish: ${sentence}.`);
	} catch (error) {
		console.error((error as Error).message);
		process.exit(1);
	}
}
