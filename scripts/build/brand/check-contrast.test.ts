/** Tests of an operator's colours: malformed or low-contrast ones stop the build with a message that says what to do. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBrandColours, resolveColours } from './brand-colours.ts';
import { checkContrast } from './check-contrast.ts';

const file = readFileSync('shared/brand/colours.css', 'utf8');
/** Checks the repository's colours after replacing some of them. */
function check(colours: Record<string, string>): () => void {
	let css = file;
	for (const [name, value] of Object.entries(colours)) css = css.replace(new RegExp(`(--${name}:).*;`), `$1 ${value};`);
	return () => checkContrast(readBrandColours(css));
}
const blackOnWhite = { paper: 'light-dark(#fff, #000)', band: 'light-dark(#fff, #000)', ink: 'light-dark(#000, #fff)' };

// Clauses: wcag 1.4.3 1.4.11
test('the colours of the repository can be read', () => {
	expect(check({})).not.toThrow();
});

// Ratios as shown by browsers' developer tools.
test.each([
	['#767676', '#fff', '4.54'],
	['#777', '#fff', '4.47'],
	['oklch(62.8% 0.2577 29.23)', '#fff', '3.99'],
	['#ff0000', '#fff', '3.99'],
])('%s under %s', (accent, onAccent, ratio) => {
	const colours = { accent: `light-dark(${accent}, #fff)`, 'on-accent': `light-dark(${onAccent}, #000)` };
	const message = `--on-accent on --accent in the light theme: the contrast is ${ratio}:1, and text needs 4.5:1`;
	if (Number(ratio) < 4.5) expect(check({ ...blackOnWhite, ...colours })).toThrow(message);
	else expect(check({ ...blackOnWhite, ...colours })).not.toThrow(message);
});

test('the worst background of each colour is named, with the theme, the ratio and the correction', () => {
	expect(check({ accent: 'light-dark(#e8b84a, #7bccc4)' })).toThrow(
		/^colours\.css, --accent on --\S+ in the light theme: the contrast is 1\.\d\d:1, and text needs 4\.5:1; make --accent darker\.\ncolours\.css, --on-accent on --accent in the light theme: .*; make --on-accent lighter, or --accent darker\.$/,
	);
	expect(check({ accent: 'light-dark(#005b5b, #123456)' })).toThrow(/--accent on --\S+ in the dark theme/);
	expect(check({ focus: 'light-dark(#eee, #7eceff)' })).toThrow(
		/--focus on .*a line needs 3:1; make --focus darker\.$/m,
	);
	expect(check({ 'accent-more-contrast': 'light-dark(#067575, #8fe8e1)' })).toThrow(
		/^colours\.css, --accent-more-contrast on .* for people who ask for more contrast: .* text needs 7:1; make --accent-more-contrast darker\.\n.* make --on-accent lighter, or --accent-more-contrast darker\.$/,
	);
});

test('mixed colours equal those of browsers', () => {
	const { light, dark } = resolveColours(readBrandColours(file));
	// Copied from Chromium's computed styles.
	expect([light['accent-soft'], light.sunken, dark.surface]).toEqual(['#edefea', '#efede8', '#322e29']);
});

const withInk = (line: string) => file.replace(/--ink:.*;/, line);
test.each([
	['a colour that is no pair', withInk('--ink: teal;'), 'colours.css, --ink: must be there, as light-dark'],
	['one that depends on its place', withInk('--ink: light-dark(currentColor, #fff);'), '--ink: must be'],
	['a missing one', withInk(''), 'colours.css, --ink: must be there'],
	['a misspelt name', file.replace('--ink:', '--inc:'), 'colours.css, --inc: there is no such colour'],
	['what is no CSS', file.replace('--ink:', '--ink'), /^colours\.css, line 9: .*; correct that place\.$/],
])('%s is named', (_case, css, sentence) => {
	expect(() => readBrandColours(css)).toThrow(sentence);
});
