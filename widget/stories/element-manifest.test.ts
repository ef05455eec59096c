/** Tests that the partners' guide lists the element's attributes, events, custom properties and parts, and no others. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elementManifest } from './element-manifest.ts';

const [module] = elementManifest().modules;
const { attributes, events, cssProperties, cssParts } = module.declarations[0];

/** The names in the first column of the guide's table with this heading. */
function namesInGuide(heading: string): string[] {
	const table =
		new RegExp(`^\\| ${heading} \\|.*\\n((?:\\|.*\\n)+)`, 'm').exec(readFileSync('docs/embedding.md', 'utf8'))?.[1] ??
		'';
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
