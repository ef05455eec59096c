/** The dial: a compass with forty weeks around it. The weeks for applying are filled. `dial.css` turns the needle. */

import * as figures from '../../../shared/content/figures/figures.ts';

const { from, to } = figures.gestationalWeeks;
const weeks = 40;
/** Radii in the units of the SVG. */
const outerRadius = 100;
const bandRadius = 91;
const edgeRadius = 90.8;
const tickRadius = 95.5;
const numberRadius = 71;

/** Start and middle of a week's section of the circle, as fractions of a turn. The middle of week 40 is at the top. */
const startOf = (week: number) => (week - 0.5) / weeks;
const middleOf = (week: number) => week / weeks;

/** @param weeksLabel writes a number of weeks with its unit */
export function Dial({ weeksLabel }: { weeksLabel: (count: number) => string }) {
	return (
		<svg className="dial" viewBox="-101 -101 202 202" aria-hidden="true" focusable="false">
			<circle className="dial-rim" r={outerRadius} />
			{/* Ends half a week early, because the dash of the first week for applying would show beside its section. */}
			<path
				className="dial-ticks"
				d={arc(startOf(to + 2), 1 + middleOf(from - 1), tickRadius)}
				pathLength={weeks + from - (to + 2) - 0.5}
			/>
			<path className="dial-window" d={arc(startOf(from), startOf(to + 1))} pathLength={to + 1 - from} />
			<g className="dial-rose">
				<path className="dial-rose-outline" d="M0 -54L9 -9 54 0 9 9 0 54 -9 9 -54 0 -9 -9z" />
				<path d="M0 -54L9 -9 -9 9 0 54zM54 0L9 9 -9 -9 -54 0z" />
			</g>
			{/* The needle is a rhombus in two tones. Unturned it points to the top, and a turn by CSS points it at the week's section. */}
			<g className="dial-needle">
				<path className="dial-week-edge" d={arc(-0.58 / weeks, 0.58 / weeks, edgeRadius)} />
				<path className="dial-week" d={arc(-0.46 / weeks, 0.46 / weeks)} />
				<path className="dial-north" d="M0 -62L8.5 0h-17z" />
				<path className="dial-south" d="M0 62L8.5 0h-17z" />
				<circle className="dial-pivot" r="2" />
			</g>
			{[10, from, 20, 30, to, weeks].map((week) => (
				<text
					key={week}
					className={week === from || week === to ? 'dial-limit' : undefined}
					{...pointAt(middleOf(week), numberRadius)}
				>
					{week === weeks ? weeksLabel(week) : week}
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

/** SVG path of a clockwise arc. */
function arc(start: number, end: number, radius = bandRadius): string {
	const [first, last] = [pointAt(start, radius), pointAt(end, radius)];
	return `M${first.x} ${first.y}A${radius} ${radius} 0 ${end - start > 0.5 ? 1 : 0} 1 ${last.x} ${last.y}`;
}
