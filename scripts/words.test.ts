/** The table of words, there and back. */

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readTexts } from './words/texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'words-'));
const content = join(folder, 'content');
const file = join(folder, 'words.csv');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => cpSync('shared/content', content, { recursive: true }));

const env = { ...process.env, WORDS_FOLDER: content };

function readTable(): Record<string, string>[] {
	return parse(execFileSync('node', ['scripts/words.ts'], { env, encoding: 'utf8' }), { bom: true, columns: true });
}

function takeBack(rows: Record<string, string>[]) {
	writeFileSync(file, stringify(rows, { header: true }));
	return spawnSync('node', ['scripts/words.ts', file], { env, encoding: 'utf8' });
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
	expect(gaps.map(({ key }) => key)).toEqual([
		'inWeeks',
		'completed',
		'languagePage.facts.2.1',
		'languagePage.facts.1.5',
	]);
});

test('a corrected cell is written into its language alone', () => {
	const { row, table } = correct('labels.name', { ms: "Nama 'penuh'" });
	const before = source('ta', 'form-copy.ts');
	expect(takeBack(table)).toMatchObject({ status: 0, stderr: expect.stringContaining('1 texts corrected') });
	expect(source('ta', 'form-copy.ts')).toBe(before);
	expect(readTable().find(({ key }) => key === 'labels.name')).toEqual(row);
});

test('a text that lost what is put into it is refused, and nothing is written', () => {
	const { table } = correct('messages.additionalInfo', { 'zh-Hans': '600' });
	const before = source('zh-Hans', 'form-copy.ts');
	expect(takeBack(table)).toMatchObject({
		status: 1,
		stderr: expect.stringContaining(`messages.additionalInfo: the text must have \${limits.additionalInfoMaximum}`),
	});
	expect(source('zh-Hans', 'form-copy.ts')).toBe(before);
});
