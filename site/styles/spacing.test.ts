/** Test that margins, paddings and gaps of the site use the spaces of `shared/tokens.css` and of the site, twelve in all. */

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('site/styles/**/*.css');
/** Spaces of the site alone: window edge, boxes, the gap beside an article, and a space between two of the scale. */
const ofTheSite = ['--gutter', '--inset', '--aside-gap', '--space-1h'];

test('margins, paddings and gaps are of one scale', () => {
	const tokens = readFileSync('shared/tokens.css', 'utf8');
	const scale = [...tokens.matchAll(/^\t(--space-\w+):/gm)].map(([, name = '']) => name);
	expect([...scale, ...ofTheSite]).toHaveLength(12);
	const lengths = sheets.flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/^\s*(?:margin|padding|(?:row-|column-)?gap)[\w-]*:([^;]*);/gm)].map(
			([, value = '']) => `${file}:${value}`,
		),
	);
	expect(lengths.length).toBeGreaterThan(100);
	expect(lengths.filter((length) => /\d(?:rem|px)\b/.test(length))).toEqual([]);
});
