/** One plan as a card: all its fields where the table is not shown, else only the button below its column. */

import * as comparisonCopy from '#words/comparison-copy.ts';
import { type Plan, recommendedPlanId } from '../../shared/content/plans.ts';
import { LiveRegion } from '../text/live-region.tsx';
import { type Compared, fieldRows } from './plan-field.tsx';

interface PlanCardProps {
	plan: Plan;
	compared: Compared;
	selected: boolean;
	onSelect: () => void;
}

export function PlanCard({ plan, compared, selected, onSelect }: PlanCardProps) {
	const titleId = `card-${plan.id}`;
	const isFirst = plan === compared.plans[0];
	return (
		<article className="plan-card" aria-labelledby={titleId}>
			<header>
				<h3 id={titleId} className="plan-name">
					{plan.name}
				</h3>{' '}
				{plan.id === recommendedPlanId && <span className="badge">{comparisonCopy.recommended}</span>}
			</header>
			<dl>{fieldRows(['div', 'dt', 'dd'], compared, isFirst ? 'card-' : undefined, [plan])}</dl>
			<button type="button" className="button" aria-describedby={titleId} onClick={onSelect}>
				{comparisonCopy.getQuote}
			</button>
			<LiveRegion className="hint" text={selected && comparisonCopy.chosen(plan.name)} />
		</article>
	);
}
