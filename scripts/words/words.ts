/**
 * Hands the words to a translator and takes corrections back:
 * `npm run --silent words > words.csv` prints every text of every language side by side, `npm run words -- words.csv` writes
 * the corrected cells into the sources. English is changed in its own files.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { ContentError, contentFolder as content, readContent } from '../build/content/check-content.ts';
import { expectLetters, type Row, readTable } from './read-table.ts';
import { placeholders, readTexts, replaceText, type Text } from './texts.ts';

const languages = ['en', 'zh-Hans', 'ms', 'ta'];
/** Not translated: what makes up the folder. */
const notWords = new Set(['language.ts', 'words.ts']);

const columns = ['file', 'key', ...languages];
const confirmations = { file: 'languages.json', key: 'confirmedBy' };

// A reader that stops early, such as `head`, is no failure.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
const [table] = process.argv.slice(2);
try {
	if (table) takeBack(readTable(table, columns));
	else process.stdout.write(stringify(rowsOfAll(), { bom: true, header: true, columns }));
} catch (error) {
	if (!(error instanceof ContentError)) throw error;
	console.error(`Nothing was changed:\n${error.message}`);
	process.exitCode = 1;
}

function rowsOfAll(): Row[] {
	const confirmed = { ...confirmations, ...byLanguage(confirmedBy) };
	const texts = wordFiles().flatMap((file) => {
		const texts = byLanguage((language) => new Map(textsOf(language, file).map(({ key, text }) => [key, text])));
		const keys = new Set(Object.values(texts).flatMap((one) => [...one.keys()]));
		return [...keys].map((key) => ({ file, key, ...byLanguage((language) => texts[language]?.get(key) ?? '') }));
	});
	return [confirmed, ...texts];
}

function byLanguage<Value>(of: (language: string) => Value): Record<string, Value> {
	return Object.fromEntries(languages.map((language) => [language, of(language)]));
}

/** Beside the words it is read only: it stands in `languages.json`. */
function confirmedBy(language: string): string {
	if (language === 'en') return 'the original';
	const { confirmedBy, confirmed } = readContent(content).languages[language as 'ms'];
	return confirmedBy ? `${confirmedBy}, ${confirmed}` : 'NOBODY HAS CONFIRMED THESE WORDS';
}

function takeBack(rows: readonly Row[]): void {
	// A row that nothing is known of would be passed over in silence.
	const known = new Set(rowsOfAll().map(({ file, key }) => `${file} ${key}`));
	for (const { file, key } of rows)
		if (!known.has(`${file} ${key}`))
			throw new ContentError(`${file} has no text "${key}": leave the first two columns as they were.`);
	const [english = [], ...translated] = languages.map((language) =>
		wordFiles().map((name) => ({ language, name, corrections: correctionsOf(rows, language, name) })),
	);
	const sources = translated.flat().map(({ language, name, corrections }) => {
		for (const correction of corrections) expectSound(correction, `${language}/${name}, ${correction.text.key}`);
		return { path: pathOf(language, name), source: correct(language, name, corrections) };
	});
	// Written once all of them are known to be right.
	for (const { path, source } of sources) writeFileSync(path, source);
	for (const { name, corrections } of english)
		for (const { text } of corrections)
			console.error(`Not taken: ${text.key} in English. Change it in shared/content/words/en/${name}.`);
	const count = translated.flat().flatMap(({ corrections }) => corrections).length;
	console.error(`Texts corrected: ${count}. "npm run build" makes the pages of them, and "npm start" serves those.`);
}

interface Correction {
	text: Text;
	/** With line breaks as sources have them. */
	cell: string;
}

/** An empty cell changes nothing. */
function correctionsOf(rows: readonly Row[], language: string, name: string): Correction[] {
	const inFile = rows.filter(({ file }) => file === name);
	const cells = new Map(inFile.map((row) => [row.key, row[language]?.replaceAll('\r\n', '\n') ?? '']));
	const all = textsOf(language, name).map((text) => ({ text, cell: cells.get(text.key) ?? '' }));
	return all.filter(({ text, cell }) => cell && cell !== text.text);
}

function expectSound({ text, cell }: Correction, place: string): void {
	expectLetters(text.text, cell, place);
	const kept = placeholders(text.text).join(' ');
	if (kept !== placeholders(cell).join(' '))
		throw new ContentError(`${place}: must have ${kept || 'no placeholder'}, as before.`);
}

/** From the last text to the first, so that places found before stay right. */
function correct(language: string, name: string, corrections: readonly Correction[]): string {
	const source = readFileSync(pathOf(language, name), 'utf8');
	return corrections.reduceRight((before, { text, cell }) => replaceText(before, text, cell), source);
}

function wordFiles(): string[] {
	return readdirSync(join(content, 'words/en')).filter(
		(name) => name.endsWith('.ts') && !/\.test\.ts$/.test(name) && !notWords.has(name),
	);
}

function textsOf(language: string, name: string): Text[] {
	return readTexts(readFileSync(pathOf(language, name), 'utf8'));
}

function pathOf(language: string, name: string): string {
	return join(content, 'words', language, name);
}
