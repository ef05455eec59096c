/** The table of words, there and back. */

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { parseAst } from 'vite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readTexts } from './words/texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'words-'));
const content = join(folder, 'content');
const file = join(folder, 'words.csv');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => cpSync('shared/content', content, { recursive: true }));

const languages = ['en', 'zh-Hans', 'ms', 'ta'];
const env = { ...process.env, WORDS_FOLDER: content };

function readTable(): Record<string, string>[] {
	return parse(execFileSync('node', ['scripts/words.ts'], { env, encoding: 'utf8' }), { bom: true, columns: true });
}

const run = (...args: string[]) => spawnSync('node', ['scripts/words.ts', ...args], { env, encoding: 'utf8' });

function takeBack(rows: Record<string, string>[]) {
	return takeFile(stringify(rows, { header: true }));
}

function takeFile(content: string | Buffer) {
	writeFileSync(file, content);
	return run(file);
}

cpSync('shared/content', content, { recursive: true });
const rows = readTable();

/** The row of a text with a correction, and the table that has it. */
function correct(key: string, correction: Record<string, string>) {
	const row = { ...rows.find((one) => one.key === key), ...correction };
	return { row, table: rows.map((one) => (one.key === key ? row : one)) };
}

const source = (language: string, name: string) => readFileSync(join(content, language, name), 'utf8');

test('names each text by where it stands, and no identifier', () => {
	const texts = readTexts(`import { x } from './x.ts';
		export const labels = { 'first-name': 'Name', id: 'name' } as const satisfies Record<string, string>;
		export const count = (n: number) => (n === 1 || x['once']('twice') ? 'One' : \`\${n} of \${x}\`);
		export function say(kind: 'a' | 'b'): string { switch (kind) { case 'a': return 'It’s A'; default: return 'B'; } }
		export const months = 'May June'.split(' ').map((month) => look(month, 'x'));`);
	expect(texts.map(({ key, text }) => `${key}: ${text}`)).toEqual([
		'labels.first-name: Name',
		'count: One',
		`count#2: \${n} of \${x}`,
		'say: It’s A',
		'say#2: B',
		'months: May June',
	]);
});

test('every text has its words in every language', () => {
	expect(rows.length).toBeGreaterThan(150);
	const gaps = rows.filter(({ key, ...texts }) => !key?.includes('#') && Object.values(texts).includes(''));
	// Numbers and word order take other helpers in another grammar; a `#` is one more case of a text.
	expect(gaps.map(({ key }) => key)).toEqual(['inWeeks', 'inWeeks', 'completed', 'languagePage.facts.1.1']);
});

test('a corrected cell is written into its language alone', () => {
	const { row, table } = correct('labels.name', { ms: "Nama 'penuh'" });
	const before = source('ta', 'form-copy.ts');
	expect(takeBack(table)).toMatchObject({ status: 0, stderr: expect.stringContaining('Texts corrected: 1.') });
	expect(source('ta', 'form-copy.ts')).toBe(before);
	expect(readTable().find(({ key }) => key === 'labels.name')).toEqual(row);
});

test('no text stands where the table does not look for one', () => {
	expect(rows.find(({ key }) => key === 'notPregnant')?.en).toBe('NA - Not pregnant currently');
	for (const file of languages.flatMap((language) => globSync(`shared/content/${language}/*.ts`))) {
		const unseen = hiddenLiterals(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }));
		expect(
			unseen.filter((text) => /\p{L}.*\s|\p{Script=Han}/u.test(text)),
			file,
		).toEqual([]);
	}
});

/** What is given to calls or put together within a template. */
function hiddenLiterals(node: unknown, isHidden = false): string[] {
	if (typeof node !== 'object' || node === null) return [];
	const { type, value } = node as { type?: string; value?: unknown };
	if (type === 'Literal') return isHidden && typeof value === 'string' ? [value] : [];
	return Object.entries(node).flatMap(([role, child]) => {
		const isInside = (type === 'CallExpression' && role === 'arguments') || role === 'expressions';
		return Array.isArray(child)
			? child.flatMap((one) => hiddenLiterals(one, isInside && one?.type !== 'TemplateLiteral'))
			: hiddenLiterals(child, isHidden && type !== 'ArrowFunctionExpression');
	});
}

describe('a table that cannot be taken back is one sentence, and nothing is written', () => {
	const header = ['file', 'key', ...languages];
	const asCsv = (table: Record<string, string>[], delimiter = ',') => stringify(table, { header: true, delimiter });
	const withMalay = () => asCsv(correct('labels.name', { ms: 'Nama penuh' }).table);
	/** As Windows writes what its own encoding of the West has no letters for. */
	const asAnsi = (csv: string) => Buffer.from(csv.replace(/[^\0-\xff]/g, '?'), 'latin1');

	test.each<[string, () => string | Buffer, RegExp]>([
		[
			'no placeholder',
			() => asCsv(correct('messages.additionalInfo', { 'zh-Hans': '600' }).table),
			/^zh-Hans\/form-copy\.ts, messages\.additionalInfo: must have \$\{limits\.additionalInfoMaximum\}, as before\.$/,
		],
		['ANSI', () => asAnsi(withMalay()), /is not in UTF-8, .*save it again as "CSV UTF-8/],
		[
			'question marks for letters',
			() => asCsv(rows).replaceAll(/[^\0-\x7f]/g, '?'),
			/^zh-Hans\/\S+, \S+: question marks stand in the place of letters;/,
		],
		[
			'GBK',
			() =>
				Buffer.concat([
					Buffer.from(`${header}\nform-copy.ts,labels.name,Name,`),
					Buffer.from([0xd0, 0xd5, 0xc3, 0xfb]),
				]),
			/is not in UTF-8/,
		],
		[
			'a misspelt header',
			() => withMalay().replace('file,key', 'file,keys'),
			/must begin with the columns file, key, en, zh-Hans, ms, ta, and begins with "file,keys,en/,
		],
		[
			'an unknown key',
			() => withMalay().replace('labels.name', 'label.name'),
			/^form-copy\.ts has no text "label\.name": leave/,
		],
		['a quotation mark that does not end', () => `${header}\nform-copy.ts,labels.name,"Name`, /is no table: .*Quote/],
		['nothing', () => '', /must begin with the columns/],
	])('%s', (_case, content, sentence) => {
		const before = languages.map((language) => source(language, 'form-copy.ts'));
		const { status, stderr } = takeFile(content());
		const [first, second, ...others] = stderr.trim().split('\n');
		expect({ status, first, others }).toEqual({ status: 1, first: 'Nothing was changed:', others: [] });
		expect(second).toMatch(sentence);
		expect(languages.map((language) => source(language, 'form-copy.ts'))).toEqual(before);
	});

	test('no file', () => {
		const { status, stderr } = run('/no/such/words.csv');
		expect({ status, stderr }).toEqual({
			status: 1,
			stderr: 'Nothing was changed:\nThere is no file /no/such/words.csv: give the path of the table.\n',
		});
	});

	test.each<[string, () => string | Buffer]>([
		['semicolons', () => asCsv(correct('labels.name', { ms: 'Nama; penuh' }).table, ';')],
		[
			'Excel’s Unicode text',
			() => Buffer.from(`\ufeff${asCsv(correct('labels.name', { ms: 'Nama; penuh' }).table, '\t')}`, 'utf16le'),
		],
		['empty rows', () => `${asCsv(correct('labels.name', { ms: 'Nama; penuh' }).table)}\r\n,,,,,\r\n`],
	])('but %s are read', (_case, content) => {
		expect(takeFile(content())).toMatchObject({ status: 0, stderr: expect.stringContaining('Texts corrected: 1.') });
		expect(source('ms', 'form-copy.ts')).toContain("'Nama; penuh'");
	});
});

test('an English cell that was edited is named, for English is changed in its files', () => {
	const { table } = correct('labels.name', { en: 'Full name' });
	const { status, stderr } = takeBack(table);
	expect(status).toBe(0);
	expect(stderr).toMatch(
		/^Not taken: labels\.name in English\. Change it in shared\/content\/en\/form-copy\.ts\.\nTexts corrected: 0\./,
	);
});
