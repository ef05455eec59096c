/** Checks the contrast of text and lines on their backgrounds (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */

import { wcagContrast, wcagLuminance } from 'culori';
import { ContentError } from '../content/check-content.ts';
import { type BrandColours, type Hexes, resolveColours } from './brand-colours.ts';

interface Pair {
	front: string;
	/** Brand colour that the operator must change if the contrast is too low. */
	colour: string;
	ground: string;
	isText: boolean;
}

const grounds = ['paper', 'surface', 'sunken', 'band', 'accent-soft', 'danger-soft', 'success-soft'];
const pairs: Pair[] = [
	...onGrounds(true, { ink: 'ink', 'ink-soft': 'ink', accent: 'accent', 'accent-strong': 'accent' }),
	...onGrounds(true, { danger: 'danger', success: 'success' }),
	...onGrounds(true, { 'on-accent': 'on-accent' }, ['accent', 'accent-strong']),
	// Edges of controls and focus rings.
	...onGrounds(false, { 'rule-strong': 'ink', focus: 'focus', accent: 'accent' }),
];

/** Luminance at which black and white text have the same contrast. */
const middle = 0.18;

function onGrounds(isText: boolean, fronts: Record<string, string>, on = grounds): Pair[] {
	return Object.entries(fronts).flatMap(([front, colour]) => on.map((ground) => ({ front, colour, ground, isText })));
}

/** @throws {ContentError} with a sentence for each low-contrast colour of a theme, about the worst background of the colour */
export function checkContrast(brand: BrandColours): void {
	const mistakes = [false, true].flatMap((moreContrast) =>
		Object.entries(resolveColours(brand, moreContrast)).flatMap(([theme, resolved]) => {
			const tooClose = pairs
				.map((pair) => ({ ...pair, ...measure(resolved, pair, moreContrast) }))
				.filter(({ ratio, least }) => ratio < least)
				.sort((one, other) => other.ratio / other.least - one.ratio / one.least);
			const worst = new Map(tooClose.map((pair) => [pair.colour, pair]));
			return [...worst.values()].map((pair) => sentence(pair, theme, moreContrast));
		}),
	);
	if (mistakes.length > 0) throw new ContentError(mistakes.join('\n'));
}

function measure(resolved: Hexes, { front, ground, isText }: Pair, moreContrast: boolean) {
	const [one = '', other = ''] = [resolved[front], resolved[ground]];
	return {
		ratio: wcagContrast(one, other),
		least: isText ? (moreContrast ? 7 : 4.5) : 3,
		// `--on-accent` must stay lighter or darker than the accent, as it is now. Any other colour must become lighter on a dark
		// background, and darker on a light one.
		isLighter: wcagLuminance(other) < (front === 'on-accent' ? wcagLuminance(one) : middle),
	};
}

function sentence(
	{ colour, ground, isText, ratio, least, isLighter }: Pair & ReturnType<typeof measure>,
	theme: string,
	moreContrast: boolean,
): string {
	const accent = moreContrast ? '--accent-more-contrast' : '--accent';
	const name = colour === 'accent' ? accent : `--${colour}`;
	const who = moreContrast ? ' for people who ask for more contrast' : '';
	const rounded = (Math.floor(ratio * 100) / 100).toFixed(2);
	const other = ground === 'accent' ? `, or ${accent} ${isLighter ? 'darker' : 'lighter'}` : '';
	return `colours.css, ${name} on --${ground} in the ${theme} theme${who}: the contrast is ${rounded}:1, and ${isText ? 'text' : 'a line'} needs ${least}:1; make ${name} ${isLighter ? 'lighter' : 'darker'}${other}.`;
}
