/**
 * `node widget/build/record-wordings.ts` runs before a build. It records each language's consent wording in `consents.json`,
 * which keeps every published wording, and the months in which legal texts changed in `legal-texts.json`. It also lists the
 * obstacles to publication.
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
 * @param texts current wordings, by language
 * @param today ISO date, such as `2026-11-25`
 * @returns the record including the current wordings, the newest wording last
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

/**
 * @param texts current legal texts, by name
 * @param month year and month, such as `2026-11`
 * @returns the record including the current texts
 */
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
