/** Tests of exchanging the words with a translator as a table. */

import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { parseAst } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '../testing/test-folder.ts';
import type { Row } from './read-table.ts';
import { readTexts } from './texts.ts';
import { applyCorrections, wordsTable } from './words.ts';

const folder = testFolder();
const content = join(folder, 'shared/content');
const file = join(folder, 'words.csv');
beforeEach(() => cpSync('shared/content', content, { recursive: true }));

const languages = ['en', 'zh-Hans', 'ms', 'ta'];
const program = resolve('scripts/words/words.ts');

const rows = wordsTable();

/** Corrects cells of the text's row. @returns the corrected row, and the whole table with that row */
function correct(key: string, correction: Record<string, string>) {
	const row = { ...rows.find((one) => one.key === key), ...correction };
	return { row, table: rows.map((one) => (one.key === key ? row : one)) };
}

const source = (language: string, name: string) => readFileSync(join(content, 'words', language, name), 'utf8');

test('names each text by its place in the file, and skips identifiers', () => {
	const texts = readTexts(`import { x } from '../x.ts';
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
	// Grammars differ, so a language may lack a text or a further case of a text. Keys of further cases have a `#` and are not
	// checked.
	expect(gaps.map(({ key }) => key)).toEqual(['inWeeks', 'completed']);
});

test('a corrected cell is written into its language alone', () => {
	const { row, table } = correct('labels.name', { ms: "Nama 'penuh'" });
	const run = (...args: string[]) => spawnSync('node', [program, ...args], { cwd: folder, encoding: 'utf8' });
	writeFileSync(file, stringify(table, { header: true }));
	const before = source('ta', 'form-copy.ts');
	expect(run(file)).toMatchObject({ status: 0, stderr: expect.stringContaining('Texts corrected: 1.') });
	expect(source('ta', 'form-copy.ts')).toBe(before);
	const printed: Row[] = parse(run().stdout, { bom: true, columns: true });
	expect(printed.find(({ key }) => key === 'labels.name')).toEqual(row);
});

test('no text is in a place that the table does not cover', () => {
	expect(rows.find(({ key }) => key === 'notPregnant')?.en).toBe('NA - Not pregnant currently');
	for (const file of languages.flatMap((language) => globSync(`shared/content/words/${language}/*.ts`))) {
		const unseen = hiddenLiterals(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }));
		const texts = unseen.filter((text) => /\p{L}.*\s|\p{Script=Han}/u.test(text));
		expect(texts, file).toEqual([]);
	}
});

/** Literals in arguments of calls or in expressions of templates, which the table does not cover. */
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

const placeholderGone =
	/^zh-Hans\/form-copy\.ts, messages\.additionalInfo: must have \$\{limits\.additionalInfoMaximum\}, as before\.$/;
const lettersLost = /^ta\/form-copy\.ts, labels\.name: other signs stand in the place of/;
test.each<[string, string, Record<string, string>, RegExp]>([
	['no placeholder', 'messages.additionalInfo', { 'zh-Hans': '600' }, placeholderGone],
	['question marks', 'labels.name', { ta: '???' }, lettersLost],
	['an unknown key', 'labels.name', { key: 'label.name' }, /^form-copy\.ts has no text "label\.name": leave/],
])('a table with %s is refused in one sentence, and nothing is written', (_case, key, change, sentence) => {
	const before = languages.map((language) => source(language, 'form-copy.ts'));
	expect(() => applyCorrections(correct(key, { ms: 'Nama', ...change }).table, content)).toThrow(sentence);
	expect(languages.map((language) => source(language, 'form-copy.ts'))).toEqual(before);
});

test('an English cell that was edited is named, because English is changed in its files', () => {
	const { table } = correct('labels.name', { en: 'Full name' });
	expect(applyCorrections(table, content)).toMatch(
		/^Not taken: labels\.name in English\. Change it in shared\/content\/words\/en\/form-copy\.ts\.\nTexts corrected: 0\./,
	);
});
