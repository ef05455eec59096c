/** One plan as a card: all its fields where the table is not shown, else only the button below its column. */

import * as comparisonCopy from '#words/comparison-copy.ts';
import type { Plan } from '../../shared/content/plans/plans.ts';
import { recommendedPlanId } from '../../shared/content/plans/recommended-plan.ts';
import { LiveRegion } from '../text/live-region.tsx';
import { type ComparisonView, fieldRows, fieldValue } from './plan-field.tsx';
import { PlanMarks } from './plan-marks.tsx';

interface PlanCardProps {
	plan: Plan;
	view: ComparisonView;
	selected: boolean;
	onSelect: () => void;
}

export function PlanCard({ plan, view, selected, onSelect }: PlanCardProps) {
	const titleId = `card-${plan.id}`;
	const isFirst = plan === view.plans[0];
	return (
		<article className="plan-card" aria-labelledby={titleId}>
			<header>
				<h3 id={titleId} className="plan-name">
					{plan.name}
				</h3>{' '}
				<PlanMarks plan={plan} sumAssured={view.sumAssured} />
			</header>
			<details open={plan.id === recommendedPlanId}>
				<summary>
					<span className="premium">{fieldValue(plan, 'premium', view)}</span>{' '}
					<span className="link">{comparisonCopy.allDetails}</span>
				</summary>
				<dl>{fieldRows(['div', 'dt', 'dd'], view, isFirst ? 'card-' : undefined, [plan])}</dl>
			</details>
			<button type="button" className="button" aria-describedby={titleId} onClick={onSelect}>
				{comparisonCopy.getQuote}
			</button>
			<LiveRegion className="hint" text={selected && comparisonCopy.chosen(plan.name)} />
		</article>
	);
}
