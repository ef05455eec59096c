/** Tests of the table of coverage and the colours of its badges. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coverage, coverageTone } from './coverage.ts';

// Clauses: spec 4.7
test.each([
	['Yes - All plans', 'green'],
	['Yes - All', 'green'],
	['Yes - Most plans', 'blue'],
	['Yes - with conditions', 'blue'],
	['Varies', 'yellow'],
	['Varies by insurer', 'yellow'],
	['Some plans', 'orange'],
	['Not covered', 'purple'],
	['Yes', 'purple'],
	['yes - all plans', 'purple'],
	['', 'purple'],
])('the badge "%s" is %s', (text, tone) => {
	expect(coverageTone(text)).toBe(tone);
});

// Clauses: spec 3.8
test('the table has 14 rows, and its badges use every colour', () => {
	expect(coverage).toHaveLength(14);
	expect(new Set(coverage.map(([, text]) => coverageTone(text))).size).toBe(5);
});

/** Hue ranges in degrees of OKLCH. For comparison: pure red has 29, yellow 110, green 142, blue 264. */
const hues = [
	{ tone: 'orange', from: 40, to: 65 },
	{ tone: 'yellow', from: 85, to: 110 },
	{ tone: 'green', from: 135, to: 160 },
	{ tone: 'blue', from: 235, to: 265 },
	{ tone: 'purple', from: 295, to: 320 },
] as const;

const styles = readFileSync(new URL('../styles/tables.css', import.meta.url), 'utf8');

test.each(hues)('a $tone badge is $tone, text and ground, light and dark', ({ tone, from, to }) => {
	const [, rule = ''] = new RegExp(`\\.badge-${tone} \\{([^}]*)\\}`).exec(styles) ?? [];
	const shown = [...rule.matchAll(/oklch\(\S+ \S+ (\d+)\)/g)].map(([, hue]) => Number(hue));
	expect(shown).toHaveLength(4);
	for (const hue of shown) expect(hue >= from && hue <= to, `${hue}`).toBe(true);
});
