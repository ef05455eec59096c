/** A picture of forty weeks of pregnancy, and the part of them in which an application is possible. */

import * as figures from '../../../shared/content/figures.ts';

const { from, to } = figures.gestationalWeeks;
const lastWeek = 40;
const weeks = Array.from({ length: lastWeek }, (_, index) => index + 1);

export function WeeksPicture() {
	return (
		<figure className="weeks">
			<figcaption>When to apply, week by week</figcaption>
			<div className="weeks-grid" aria-hidden="true">
				{weeks.map((week) => (
					<span key={week} className={`week week-${phaseOf(week)}`}>
						{week}
					</span>
				))}
			</div>
			<dl className="weeks-key">
				<Phase name="early" weeks={`Weeks 1 to ${from - 1}`} text="Too early. Compare, and note the date." />
				<Phase name="open" weeks={`Weeks ${from} to ${to}`} text="You can apply. Same premium throughout." />
				<Phase name="late" weeks={`Weeks ${to + 1} to ${lastWeek}`} text="Too late for the plans compared here." />
			</dl>
		</figure>
	);
}

function Phase({ name, weeks, text }: { name: string; weeks: string; text: string }) {
	return (
		<div>
			<dt>
				<span className={`week week-${name}`} aria-hidden="true" />
				{weeks}
			</dt>
			<dd>{text}</dd>
		</div>
	);
}

function phaseOf(week: number): 'early' | 'open' | 'late' {
	if (week < from) return 'early';
	return week <= to ? 'open' : 'late';
}
