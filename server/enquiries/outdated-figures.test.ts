import { expect, test } from 'vitest';
import { hasOutdatedFigures } from './outdated-figures.ts';

const now = Date.UTC(2026, 10, 25);

test.each([
	['1.0.0+2026-07', true],
	['1.0.0+2026-08', false],
	['1.0.0+2026-11', false],
	['1.0.0', false],
	['', false],
	[undefined, false],
])('version %s, while figures of 2026-11 are served, is outdated: %s', (version, expected) => {
	expect(hasOutdatedFigures(version, '2026-11', now)).toBe(expected);
});

test('figures that are still served are never outdated, however old', () => {
	expect(hasOutdatedFigures('1.0.0+2025-01', '2025-01', now)).toBe(false);
});
