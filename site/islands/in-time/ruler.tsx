/** The 40-week ruler: a tick a week, the weeks in which one can apply filled, and the visitor's own week marked once it is known. */

import * as figures from '../../../shared/content/figures/figures.ts';

const { from, to } = figures.gestationalWeeks;

export function Ruler() {
	return (
		<div className="ruler" aria-hidden="true">
			<div className="ruler-strip" />
			<div className="ruler-weeks">
				<span>1</span>
				<span className="ruler-from">{from}</span>
				<span className="ruler-to">{to}</span>
				<span>40</span>
			</div>
		</div>
	);
}
