/** The dial: a compass with forty weeks around it; the weeks for applying are filled. `dial.css` turns the needle to the visitor's week. */

import * as figures from '../../../shared/content/figures/figures.ts';

const { from, to } = figures.gestationalWeeks;
const weeks = 40;
/** Radii in the units of the SVG. */
const outerRadius = 100;
const bandRadius = 91;
const numberRadius = 70;

/** Start and middle of a week's section of the circle, as fractions from 0 to 1. Week 1 begins and week 40 ends at the top. */
const startOf = (week: number) => (week - 1) / weeks;
const middleOf = (week: number) => (week - 0.5) / weeks;

export function Dial() {
	return (
		<svg className="dial" viewBox="-101 -101 202 202" aria-hidden="true" focusable="false">
			<circle className="dial-rim" r={outerRadius} />
			<circle className="dial-ticks" r={bandRadius + 4} pathLength={weeks} transform="rotate(-90)" />
			<path className="dial-window" d={arc(startOf(from), startOf(to + 1))} pathLength={to + 1 - from} />
			<circle className="dial-card" r={numberRadius - 14} />
			{/* The needle is the rhombus of the brand's logo. Only the half that points at the week is filled. */}
			<g className="dial-needle">
				<path className="dial-north" d="M0 -80L31.5 0h-63z" />
				<path className="dial-south" d="M-31.5 0L0 80 31.5 0" />
			</g>
			{[10, from, 20, 30, to, weeks].map((week) => (
				<text key={week} className={week === from || week === to ? 'dial-limit' : undefined} {...place(week)}>
					{week}
				</text>
			))}
		</svg>
	);
}

function pointAt(turn: number, radius: number): { x: number; y: number } {
	const angle = turn * 2 * Math.PI;
	const round = (length: number) => Math.round(length * 100) / 100;
	return { x: round(Math.sin(angle) * radius), y: round(-Math.cos(angle) * radius) };
}

/** SVG path of a clockwise arc longer than half of the circle. */
function arc(start: number, end: number): string {
	const [first, last] = [pointAt(start, bandRadius), pointAt(end, bandRadius)];
	return `M${first.x} ${first.y}A${bandRadius} ${bandRadius} 0 1 1 ${last.x} ${last.y}`;
}

/** Position of a week's number. The number of the last week is at the top. */
function place(week: number) {
	return pointAt(week === weeks ? 0 : middleOf(week), numberRadius);
}
