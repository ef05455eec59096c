/**
 * The brand's, the plans' and the market's figures as a table, for a person with a spreadsheet:
 * `npm run --silent figures > figures.csv` prints them, `npm run figures -- figures.csv` writes the changed cells back.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, checkContent, contentFolder } from './build/content/check-content.ts';
import { type ContentName, contentSchemas } from './build/content/content-schema.ts';
import { exchangeTable, expectLetters, type Row } from './build/content/read-table.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const columns = ['file', 'figure', 'value'];
const names = Object.keys(contentSchemas) as ContentName[];

if (import.meta.main) exchangeTable(columns, figuresTable, takeFiguresBack);

export function figuresTable(folder = contentFolder): Row[] {
	return names.flatMap((name) =>
		[...leaves(read(folder, name))].map(({ path, value }) => ({
			file: `${name}.json`,
			figure: path,
			value: `${value}`,
		})),
	);
}

/** @returns what was changed, in words @throws {ContentError} where a row is wrong; nothing is changed then */
export function takeFiguresBack(rows: readonly Row[], folder = contentFolder): string {
	const content = Object.fromEntries(names.map((name) => [name, read(folder, name)])) as Record<ContentName, Json>;
	let count = 0;
	for (const { file = '', figure = '', value = '' } of rows) {
		const name = names.find((name) => `${name}.json` === file);
		const leaf = name && [...leaves(content[name])].find(({ path }) => path === figure);
		if (!leaf) throw new ContentError(`${file} has no "${figure}": leave the first two columns as they were.`);
		const changed = changedValue(leaf.value, value.trim());
		if (changed === leaf.value) continue;
		expectLetters(`${leaf.value}`, `${changed}`, `${file}, ${figure}`);
		leaf.set(changed);
		count++;
	}
	const sources = Object.fromEntries(names.map((name) => [name, `${JSON.stringify(content[name], null, '\t')}\n`]));
	checkContent(sources);
	for (const name of names)
		if (JSON.stringify(content[name]) !== JSON.stringify(read(folder, name)))
			writeFileSync(path(folder, name), sources[name] as string);
	return `${count} figures changed. "npm run build" makes the pages of them, and "npm start" serves those.`;
}

/** A cell as the value it stands for, whatever a spreadsheet has made of a month or of zeros in front. */
function changedValue(before: Json, cell: string): Json {
	if (typeof before === 'number') return toNumber(cell);
	const text = `${before}`;
	const isShortened = /^0\d+$/.test(text) && cell === `${Number(text)}`;
	return isShortened ? before : monthOf(cell);
}

/** Excel shows 2025-01 as Jan-25, and saves what it shows. */
function monthOf(cell: string): string {
	const [, name = '', year] = /^([A-Z][a-z]{2})-(\d\d)$/.exec(cell) ?? [];
	const month = months.indexOf(name) + 1;
	return month > 0 ? `20${year}-${`${month}`.padStart(2, '0')}` : cell;
}

/** What is no number stays a text, for the check to name: so does one with a comma before its decimals. */
function toNumber(value: string): Json {
	const number = Number(value.replace(/^S?\$/, '').replace(/,(?=\d{3}(\D|$))/g, ''));
	return value && Number.isFinite(number) ? number : value;
}

/** Every single value with the names that lead to it, an entry of a list by its id: `plans.plan-1.premium`. */
function* leaves(json: Json, path = ''): Generator<{ path: string; value: Json; set: (value: Json) => void }> {
	if (typeof json !== 'object' || json === null) return;
	for (const [key, value] of Object.entries(json)) {
		if (key === '$schema') continue;
		const id = Array.isArray(json) && (value as { id?: string }).id;
		const name = [path, id || key].filter(Boolean).join('.');
		if (typeof value === 'object') yield* leaves(value, name);
		else if (key !== 'id') yield { path: name, value, set: (changed) => Object.assign(json, { [key]: changed }) };
	}
}

function read(folder: string, name: ContentName): Json {
	return JSON.parse(readFileSync(path(folder, name), 'utf8'));
}

function path(folder: string, name: ContentName): string {
	return join(folder, `${name}.json`);
}
