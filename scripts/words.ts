/**
 * Hands the words to a translator and takes corrections back:
 * `npm run --silent words > words.csv` prints every text of every language side by side, `npm run words -- words.csv` writes
 * the corrected cells into the sources. English is changed in its own files.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { contentFolder as content, readContent } from './build/content/check-content.ts';
import { readTexts, replaceText, type Text } from './words/texts.ts';

const languages = ['en', 'zh-Hans', 'ms', 'ta'];
const translations = languages.slice(1);
/** Not translated: what makes up the folder. */
const notWords = new Set(['language.ts', 'words.ts']);

type Row = Record<string, string>;

// A reader that stops early, such as `head`, is no failure.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const [file] = process.argv.slice(2);
if (file) takeBack(parse(readFileSync(file, 'utf8'), { bom: true, columns: true }));
else process.stdout.write(stringify(table(), { bom: true, header: true, columns: ['file', 'key', ...languages] }));

function table(): Row[] {
	const confirmations = languages.map((language) => [language, confirmedBy(language)]);
	const confirmed = { file: 'languages.json', key: 'confirmedBy', ...Object.fromEntries(confirmations) };
	const texts = wordFiles().flatMap((name) => {
		const [english = [], ...others] = languages.map((language) => textsOf(language, name));
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
function confirmedBy(language: string): string {
	if (language === 'en') return 'the original';
	const { confirmedBy, confirmed } = readContent(content).languages[language as 'ms'];
	return confirmedBy ? `${confirmedBy}, ${confirmed}` : 'NOBODY HAS CONFIRMED THESE WORDS';
}

function takeBack(rows: Row[]): void {
	const corrections = translations.flatMap((language) =>
		wordFiles().map((name) => {
			const path = join(content, language, name);
			const cells = new Map(rows.filter(({ file }) => file === name).map((row) => [row.key, row[language]]));
			return { path, ...correct(readFileSync(path, 'utf8'), cells) };
		}),
	);
	// Written once all of them are known to be right.
	for (const { path, source } of corrections) writeFileSync(path, source);
	const count = corrections.reduce((sum, { count }) => sum + count, 0);
	console.error(
		`${count} texts corrected. "npm run lint -- --write" puts long lines into shape; "npm test" checks the rest.`,
	);
}

/** From the last text to the first, so that places found before stay right. An empty cell changes nothing. */
function correct(source: string, cells: ReadonlyMap<string | undefined, string | undefined>) {
	const changed = readTexts(source).filter(({ key, text }) => cells.get(key) && cells.get(key) !== text);
	const corrected = changed.reduceRight((before, text) => replaceText(before, text, `${cells.get(text.key)}`), source);
	return { source: corrected, count: changed.length };
}

function wordFiles(): string[] {
	return readdirSync(join(content, 'en')).filter(
		(name) => name.endsWith('.ts') && !/\.test\.ts$/.test(name) && !notWords.has(name),
	);
}

function textsOf(language: string, name: string): Text[] {
	return readTexts(readFileSync(join(content, language, name), 'utf8'));
}

function find(texts: readonly Text[], key: string): Text | undefined {
	return texts.find((text) => text.key === key);
}
