/** The element's tables, its JSDoc, the sources and the partners' guide name the same things. */

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elementManifest } from './element-manifest.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const [module] = elementManifest().modules;
const { attributes = [], events = [], cssProperties = [], cssParts = [] } = module.declarations[0];

/** The names in the first column of the guide's table with this heading. */
function namesInGuide(heading: string): string[] {
	const table = new RegExp(`^\\| ${heading} \\|.*\\n((?:\\|.*\\n)+)`, 'm').exec(read('docs/embedding.md'))?.[1] ?? '';
	return table.split('\n').flatMap((row) => row.split('|')[1]?.match(/(?<=`)[\w:-]+(?=`)/g) ?? []);
}

test.each([
	['attribute', attributes],
	['event', events],
	['custom property', cssProperties],
	['part', cssParts],
])('docs/embedding.md has a row for every %s of the element, and for no other', (heading, entries) => {
	const names = namesInGuide(heading);
	const toPaste = entries.filter(({ name }) => !names.includes(name));
	expect(toPaste.map(({ name, description }) => `| \`${name}\` | ${description} |`)).toEqual([]);
	expect(names.filter((name) => !entries.some((entry) => entry.name === name))).toEqual([]);
});

test.each([
	['custom property', /var\((--quote-widget-[a-z-]+)/g, cssProperties],
	['part', /\bpart(?:="|: ')([a-z -]+)["']/g, cssParts],
])('the element’s JSDoc has every %s of the sources', (_, pattern, entries) => {
	const sources = globSync([
		'shared/tokens.css',
		'widget/{element,styles,plan-comparison,quote-form,faq}/*.{ts,tsx,css}',
	]);
	const used = [...sources.map(read).join('\n').matchAll(pattern)].flatMap(([, names = '']) => names.split(' '));
	expect(used.length).toBeGreaterThan(5);
	expect(used.filter((name) => !entries.some((entry) => entry.name === name))).toEqual([]);
});
