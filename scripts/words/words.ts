/**
 * Exchanges the words with a translator: `npm run --silent words > words.csv` prints every text in all languages side by side;
 * `npm run words -- words.csv` writes corrected cells into the sources. English is changed in its own files.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, contentFolder, readContent } from '../build/content/check-content.ts';
import { exchangeTable, expectLetters, type Row } from './read-table.ts';
import { placeholders, readTexts, replaceText, type Text } from './texts.ts';

const languages = ['en', 'zh-Hans', 'ms', 'ta'];
/** Files that the table leaves out. `words.ts` has no texts, `language.ts` only separators and the title of an error. */
const notWords = new Set(['language.ts', 'words.ts']);

const columns = ['file', 'key', ...languages];
const confirmations = { file: 'languages.json', key: 'confirmedBy' };

if (import.meta.main) exchangeTable(columns, wordsTable, applyCorrections);

export function wordsTable(content = contentFolder): Row[] {
	const confirmed = { ...confirmations, ...byLanguage((language) => confirmedBy(content, language)) };
	const texts = wordFiles(content).flatMap((file) => {
		const texts = byLanguage((language) => {
			const found = readTexts(readFileSync(pathOf(content, language, file), 'utf8'));
			return new Map(found.map(({ key, text }) => [key, text]));
		});
		const keys = new Set(Object.values(texts).flatMap((one) => [...one.keys()]));
		return [...keys].map((key) => ({ file, key, ...byLanguage((language) => texts[language]?.get(key) ?? '') }));
	});
	return [confirmed, ...texts];
}

function byLanguage<Value>(of: (language: string) => Value): Record<string, Value> {
	return Object.fromEntries(languages.map((language) => [language, of(language)]));
}

/** Cell of the first row: who confirmed the words. Changes are ignored, because confirmations are edited in `languages.json`. */
function confirmedBy(content: string, language: string): string {
	if (language === 'en') return 'the original';
	const { confirmedBy, confirmed } = readContent(content).languages[language as 'ms'];
	return confirmedBy ? `${confirmedBy}, ${confirmed}` : 'NOBODY HAS CONFIRMED THESE WORDS';
}

/** @returns summary of the changes @throws {ContentError} for the first wrong row; then no file is changed */
export function applyCorrections(rows: readonly Row[], content = contentFolder): string {
	// Refuses rows with an unknown key, which would otherwise be ignored silently.
	const known = new Set(wordsTable(content).map(({ file, key }) => `${file} ${key}`));
	for (const { file, key } of rows)
		if (!known.has(`${file} ${key}`))
			throw new ContentError(`${file} has no text "${key}": leave the first two columns as they were.`);
	const files = languages.flatMap((language) => wordFiles(content).map((name) => ({ language, name })));
	const summary: string[] = [];
	const sources: [path: string, source: string][] = [];
	let count = 0;
	for (const { language, name } of files) {
		const path = pathOf(content, language, name);
		const source = readFileSync(path, 'utf8');
		const corrections = correctionsOf(source, rows, language, name);
		if (language === 'en') {
			for (const { text } of corrections)
				summary.push(`Not taken: ${text.key} in English. Change it in shared/content/words/en/${name}.`);
			continue;
		}
		for (const correction of corrections) expectSound(correction, `${language}/${name}, ${correction.text.key}`);
		// Replaces from the last text to the first, so that earlier offsets stay valid.
		sources.push([path, corrections.reduceRight((before, { text, cell }) => replaceText(before, text, cell), source)]);
		count += corrections.length;
	}
	// Files are written only after all corrections are checked.
	for (const [path, source] of sources) writeFileSync(path, source);
	summary.push(`Texts corrected: ${count}. "npm run build" makes the pages of them, and "npm start" serves those.`);
	return summary.join('\n');
}

interface Correction {
	text: Text;
	/** New text, with `\n` as line break. */
	cell: string;
}

/** Corrections of one file. Empty and unchanged cells are ignored. */
function correctionsOf(source: string, rows: readonly Row[], language: string, name: string): Correction[] {
	const inFile = rows.filter(({ file }) => file === name);
	const cells = new Map(inFile.map((row) => [row.key, row[language]?.replaceAll('\r\n', '\n') ?? '']));
	const all = readTexts(source).map((text) => ({ text, cell: cells.get(text.key) ?? '' }));
	return all.filter(({ text, cell }) => cell && cell !== text.text);
}

function expectSound({ text, cell }: Correction, place: string): void {
	expectLetters(text.text, cell, place);
	const expected = placeholders(text.text).join(' ');
	if (expected !== placeholders(cell).join(' '))
		throw new ContentError(`${place}: must have ${expected || 'no placeholder'}, as before.`);
}

function wordFiles(content: string): string[] {
	return readdirSync(join(content, 'words/en')).filter(
		(name) => name.endsWith('.ts') && !/\.test\.ts$/.test(name) && !notWords.has(name),
	);
}

function pathOf(content: string, language: string, name: string): string {
	return join(content, 'words', language, name);
}
