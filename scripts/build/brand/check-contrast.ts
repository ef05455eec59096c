/** The contrast of every colour of text on every ground, and of lines, as WCAG 2.2 measures it (1.4.3, 1.4.6, 1.4.11). */

import { wcagContrast, wcagLuminance } from 'culori';
import { ContentError } from '../content/check-content.ts';
import { type BrandColours, type Hexes, resolveColours } from './brand-colours.ts';

interface Pair {
	front: string;
	/** The brand's colour that an operator changes to mend it. */
	colour: string;
	ground: string;
	isText: boolean;
}

const grounds = ['paper', 'surface', 'sunken', 'band', 'accent-soft', 'danger-soft', 'success-soft'];
const pairs: Pair[] = [
	...onGrounds(true, { ink: 'ink', 'ink-soft': 'ink', accent: 'accent', 'accent-strong': 'accent' }),
	...onGrounds(true, { danger: 'danger', success: 'success' }),
	...onGrounds(true, { 'on-accent': 'on-accent' }, ['accent', 'accent-strong']),
	// Edges of controls and of what has the focus.
	...onGrounds(false, { 'rule-strong': 'ink', focus: 'focus', accent: 'accent' }),
];

/** The luminance that black and white have the same contrast with. */
const middle = 0.18;

function onGrounds(isText: boolean, fronts: Record<string, string>, on = grounds): Pair[] {
	return Object.entries(fronts).flatMap(([front, colour]) => on.map((ground) => ({ front, colour, ground, isText })));
}

/** @throws {ContentError} with one sentence for each colour that is hard to see, about the ground that is the worst for it */
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
		// The accent can change as well; any other ground is the theme's: light by day, dark by night.
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
	const said = (Math.floor(ratio * 100) / 100).toFixed(2);
	const other = ground === 'accent' ? `, or ${accent} ${isLighter ? 'darker' : 'lighter'}` : '';
	return `colours.css, ${name} on --${ground} in the ${theme} theme${who}: the contrast is ${said}:1, and ${isText ? 'text' : 'a line'} needs ${least}:1; make ${name} ${isLighter ? 'lighter' : 'darker'}${other}.`;
}
