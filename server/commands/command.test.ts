/** Tests of the command line's input and output: times, tables and JSON. */

import { PassThrough, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readTime, writeJson, writeTable } from './command.ts';

test.each([
	['2026-11-21', '2026-11-20T16:00:00.000Z'],
	['2026-11-21T08:30', '2026-11-21T00:30:00.000Z'],
	['2026-11-21 08:30:15', '2026-11-21T00:30:15.000Z'],
	['2026-11-21T08:30:15.5Z', '2026-11-21T08:30:15.500Z'],
	['2026-11-21T08:30+09:00', '2026-11-20T23:30:00.000Z'],
	['2026-11-21T08:30:00+0800', '2026-11-21T00:30:00.000Z'],
	['2026-11-21t08:30z', '2026-11-21T08:30:00.000Z'],
])('%s is read as %s in Singapore', (typed, expected) => {
	expect(readTime('--since', typed)).toBe(expected);
});

test('a date as the end of a period includes the whole day, a time is exact', () => {
	expect(readTime('--until', '2026-11-30', 'end')).toBe('2026-11-30T16:00:00.000Z');
	expect(readTime('--until', '2026-11-30 08:00', 'end')).toBe('2026-11-30T00:00:00.000Z');
});

async function linesOf<Row>(head: string[], rows: Row[], cellsOf: (row: Row) => string[]): Promise<string[]> {
	const out = new PassThrough();
	const written = text(out);
	expect(await writeTable(out, head, rows, cellsOf)).toBe(rows.length);
	out.end();
	return (await written).trimEnd().split('\n');
}

test('writing waits for a slow reader, so that output does not fill the memory', async () => {
	const out = new Writable({ highWaterMark: 1, write: (_chunk, _encoding, done) => setImmediate(done) });
	async function* items() {
		for (let number = 0; number < 100; number++) yield { number };
	}
	expect(await writeJson(out, items())).toBe(100);
	expect(out.writableLength).toBe(0);
});

test('a long table is written with all rows, aligned with the heading', async () => {
	const rows = Array.from({ length: 150_000 }, (_, index) => index);
	const lines = await linesOf(['NUMBER', 'STATE'], rows, (row) => [String(row), 'done']);
	expect(lines).toHaveLength(rows.length + 1);
	expect(lines.slice(0, 2)).toEqual(['NUMBER  STATE', '0       done']);
	expect(lines.at(-1)).toBe('149999  done');
});

test('names in full-width letters do not shift the columns of other rows', async () => {
	const lines = await linesOf(['NAME', 'PLAN'], ['陈美玲', 'Mei', 'மெய்'], (name) => [name, 'plan-1']);
	expect(lines).toEqual(['NAME    PLAN', '陈美玲  plan-1', 'Mei     plan-1', 'மெய்     plan-1']);
});

test('one long name does not widen the column of other rows', async () => {
	const names = ['Mei', 'M'.repeat(12_000), 'Evil\u202Etxt'];
	const lines = await linesOf(['NAME', 'EMAIL'], names, (name) => [name, 'mei@example.com']);
	const column = lines[0]?.indexOf('EMAIL');
	expect(column).toBeLessThan(60);
	expect(lines[1]?.indexOf('mei@example.com')).toBe(column);
	expect(lines[2]).toContain(`${'M'.repeat(12_000)}  mei@example.com`);
	expect(lines[3]).toMatch(/^Evil·txt +mei@example.com$/);
});
