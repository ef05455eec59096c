/** The rule that colours a coverage badge. */

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
	expect(new Set(coverage.map((row) => coverageTone(row.coverage))).size).toBe(5);
});
