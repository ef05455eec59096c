/**
 * Hands the words to a translator and takes corrections back:
 * `npm run --silent words > words.csv` prints every text of every language side by side, `npm run words -- words.csv` writes
 * the corrected cells into the sources. English is changed in its own files.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, contentFolder, readContent } from '../build/content/check-content.ts';
import { exchangeTable, expectLetters, type Row } from '../build/content/read-table.ts';
import { placeholders, readTexts, replaceText, type Text } from './texts.ts';

const languages = ['en', 'zh-Hans', 'ms', 'ta'];
const translations = languages.slice(1);
/** Not translated: what makes up the folder. */
const notWords = new Set(['language.ts', 'words.ts']);

const columns = ['file', 'key', ...languages];
const confirmations = { file: 'languages.json', key: 'confirmedBy' };

if (import.meta.main) exchangeTable(columns, wordsTable, takeWordsBack);

export function wordsTable(content = contentFolder): Row[] {
	const confirmed = {
		...confirmations,
		...Object.fromEntries(languages.map((language) => [language, confirmedBy(content, language)])),
	};
	const texts = wordFiles(content).flatMap((name) => {
		const [english = [], ...others] = languages.map((language) => textsOf(content, language, name));
		const keys = new Set([english, ...others].flat().map(({ key }) => key));
		return [...keys].map((key) => ({
			file: name,
			key,
			...Object.fromEntries(
				languages.map((language, index) => [language, find([english, ...others][index] ?? [], key)?.text ?? '']),
			),
		}));
	});
	return [confirmed, ...texts];
}

/** Beside the words it is read only: it stands in `languages.json`. */
function confirmedBy(content: string, language: string): string {
	if (language === 'en') return 'the original';
	const { confirmedBy, confirmed } = readContent(content).languages[language as 'ms'];
	return confirmedBy ? `${confirmedBy}, ${confirmed}` : 'NOBODY HAS CONFIRMED THESE WORDS';
}

/** @returns what was changed, in words @throws {ContentError} where a row is wrong; nothing is changed then */
export function takeWordsBack(rows: readonly Row[], content = contentFolder): string {
	expectKnown(content, rows);
	let count = 0;
	const corrections = translations.flatMap((language) =>
		wordFiles(content).map((name) => {
			const path = join(content, 'words', language, name);
			const source = readFileSync(path, 'utf8');
			const cells = cellsOf(rows, name, language);
			const changed = changedTexts(readTexts(source), cells);
			count += changed.length;
			for (const text of changed) {
				expectLetters(text.text, cellOf(text, cells), `${language}/${name}, ${text.key}`);
				expectPlaceholders(text, cellOf(text, cells), `${language}/${name}`);
			}
			return { path, source: correct(source, changed, cells) };
		}),
	);
	// Written once all of them are known to be right.
	for (const { path, source } of corrections) writeFileSync(path, source);
	return [
		...editedInEnglish(content, rows).map(
			({ name, key }) => `Not taken: ${key} in English. Change it in shared/content/words/en/${name}.`,
		),
		`Texts corrected: ${count}. "npm run build" makes the pages of them, and "npm start" serves those.`,
	].join('\n');
}

/** A row that nothing is known of would be passed over in silence. */
function expectKnown(content: string, rows: readonly Row[]): void {
	const known = new Set(wordsTable(content).map(({ file, key }) => `${file} ${key}`));
	for (const { file, key } of rows)
		if (!known.has(`${file} ${key}`))
			throw new ContentError(`${file} has no text "${key}": leave the first two columns as they were.`);
}

function cellsOf(rows: readonly Row[], name: string, language: string): ReadonlyMap<string, string> {
	return new Map(rows.filter(({ file }) => file === name).map((row) => [row.key ?? '', row[language] ?? '']));
}

function editedInEnglish(content: string, rows: readonly Row[]): { name: string; key: string }[] {
	return wordFiles(content).flatMap((name) => {
		const cells = cellsOf(rows, name, 'en');
		return changedTexts(textsOf(content, 'en', name), cells).map(({ key }) => ({ name, key }));
	});
}

/** An empty cell changes nothing. */
function changedTexts(texts: readonly Text[], cells: ReadonlyMap<string, string>): Text[] {
	return texts.filter((text) => cells.get(text.key) && cellOf(text, cells) !== text.text);
}

/** With line breaks as sources have them. */
function cellOf({ key }: Text, cells: ReadonlyMap<string, string>): string {
	return `${cells.get(key)}`.replaceAll('\r\n', '\n');
}

/** From the last text to the first, so that places found before stay right. */
function correct(source: string, changed: readonly Text[], cells: ReadonlyMap<string, string>): string {
	return changed.reduceRight((before, text) => replaceText(before, text, cellOf(text, cells)), source);
}

function expectPlaceholders({ key, text }: Text, cell: string, file: string): void {
	const kept = placeholders(text).join(' ');
	if (kept !== placeholders(cell).join(' '))
		throw new ContentError(`${file}, ${key}: must have ${kept || 'no placeholder'}, as before.`);
}

function wordFiles(content: string): string[] {
	return readdirSync(join(content, 'words/en')).filter(
		(name) => name.endsWith('.ts') && !/\.test\.ts$/.test(name) && !notWords.has(name),
	);
}

function textsOf(content: string, language: string, name: string): Text[] {
	return readTexts(readFileSync(join(content, 'words', language, name), 'utf8'));
}

function find(texts: readonly Text[], key: string): Text | undefined {
	return texts.find((text) => text.key === key);
}
