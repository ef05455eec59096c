/** An operator's own colours: a pair that is hard to read stops the build with what to do. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContrast } from './check-contrast.ts';

const tokens = readFileSync('shared/tokens.css', 'utf8');
const withAccent = (light: string, dark = 'oklch(79% 0.08 188)') =>
	tokens.replace(/(--accent: .*?light-dark\()[^;]*(\)\);)/, `$1${light}, ${dark}$2`);

test('the colours of the repository can be read', () => {
	expect(() => checkContrast(tokens)).not.toThrow();
});

// Ratios as browsers' tools give them.
test.each([
	['#767676', '#ffffff', undefined],
	['#777', '#fff', 'light theme: the contrast is 4.47:1'],
	['oklch(62.8% 0.2577 29.23)', '#fff', 'light theme: the contrast is 3.99:1'],
	['#ff0000', '#fff', 'light theme: the contrast is 3.99:1'],
])('%s under %s', (accent, onAccent, said) => {
	const css = `--paper: light-dark(#fff, #000); --ink: light-dark(#000, #fff); --accent: light-dark(${accent}, #fff); --on-accent: light-dark(${onAccent}, #000);`;
	if (said) expect(() => checkContrast(css)).toThrow(said);
	else expect(() => checkContrast(css)).not.toThrow();
});

test('the pair, the theme, the ratio and the mend are named', () => {
	expect(() => checkContrast(withAccent('#e8b84a'))).toThrow(
		/^tokens\.css, --accent on --paper in the light theme: the contrast is 1\.\d\d:1, and text needs 4\.5:1; make --accent darker, or --paper lighter\.\ntokens\.css, --on-accent on --accent in the light theme: .* make --on-accent lighter, or --accent darker\.$/,
	);
	expect(() => checkContrast(withAccent('#005b5b', '#123456'))).toThrow(/--accent on --paper in the dark theme/);
	expect(() => checkContrast(withAccent('teal'))).toThrow('--accent: must be light-dark(…, …) of two colours');
});
