/**
 * `node widget/build/record-wordings.ts`, at the start of a build: adds new consent wordings to `consents.json`, writes the month
 * in which a legal text changed to `legal-texts.json`, and warns of unfinished content.
 */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Language, languages } from '../../shared/content/languages.ts';
import type { ConsentWording } from '../../shared/content/records/consent-wording.ts';
import { type LegalTexts, unfinishedContent } from '../../shared/content/records/publication.ts';
import { words } from '../../shared/content/words/words.ts';

type Recorded = Record<Language, ConsentWording[]>;

const file = 'shared/content/records/consents.json';
const legalFile = 'shared/content/records/legal-texts.json';
const legalTexts = ['terms', 'privacy'] as const;

/**
 * Returns the recorded wordings and the current ones (`texts`), the newest last. `today` is an ISO date, such as `2026-11-25`.
 * @throws Error if a recorded text does not have the hash in its version
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

/** Returns the record of the current legal texts (`texts`, by name). A new or changed text gets `month`, such as `2026-11`. */
export function recordLegalTexts(recorded: LegalTexts, texts: Readonly<Record<string, string>>, month: string) {
	const entries = Object.entries(texts).map(([name, text]) => {
		const hash = hashOf(text);
		return [name, recorded[name]?.hash === hash ? recorded[name] : { hash, changed: month }] as const;
	});
	return Object.fromEntries(entries);
}

function hashOf(text: string): string {
	return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Returns true if the file has changed. */
function save(path: string, before: string, content: object): boolean {
	const json = `${JSON.stringify(content, null, '\t')}\n`;
	if (json === before) return false;
	writeFileSync(path, json);
	return true;
}

if (import.meta.main) {
	try {
		const before = readFileSync(file, 'utf8');
		const texts = Object.fromEntries(
			languages.map((language) => [language, words[language].consent.currentConsent.text]),
		);
		const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Singapore' });
		const after = recordConsents(JSON.parse(before), texts as Record<Language, string>, today);
		if (save(file, before, after))
			console.error(`• The consent has a new wording, recorded in ${file}: keep that file with the sources.`);
		const legalBefore = readFileSync(legalFile, 'utf8');
		const legal = legalTexts.map((name) => [name, readFileSync(`site/pages/legal/${name}.md`, 'utf8')]);
		const legalAfter = recordLegalTexts(JSON.parse(legalBefore), Object.fromEntries(legal), today.slice(0, 7));
		save(legalFile, legalBefore, legalAfter);
		const consentOf = (language: Language) =>
			after[language].find(({ text }) => text === texts[language]) as ConsentWording;
		for (const sentence of unfinishedContent({ consentOf, legalTexts: legalAfter }))
			console.error(`• Before you publish: ${sentence}.`);
	} catch (error) {
		console.error((error as Error).message);
		process.exit(1);
	}
}
