/** One plan as a card: all its fields where the table is not shown, else only the button below its column. */

import * as comparisonCopy from '../../shared/content/en/comparison-copy.ts';
import { planFields } from '../../shared/content/en/plan-words.ts';
import { type Plan, recommendedPlanId } from '../../shared/content/plans.ts';
import { LiveRegion } from '../text/live-region.tsx';
import { isSameForAll } from './plan-differences.ts';
import { labelCell, valueCell } from './plan-field.tsx';

interface PlanCardProps {
	plan: Plan;
	comparedWith: readonly Plan[];
	sumAssured: number;
	highlight: boolean;
	selected: boolean;
	onSelect: () => void;
}

const fields = planFields.slice(1);

export function PlanCard({ plan, comparedWith, sumAssured, highlight, selected, onSelect }: PlanCardProps) {
	const titleId = `card-${plan.id}`;
	const first = plan === comparedWith[0];
	return (
		<article className="plan-card" aria-labelledby={titleId}>
			<header>
				<h3 id={titleId} className="plan-name">
					{plan.name}
				</h3>
				{plan.id === recommendedPlanId && <span className="badge">{comparisonCopy.recommended}</span>}
			</header>
			<dl>
				{fields.map((field) => {
					const same = highlight && isSameForAll(comparedWith, field.key);
					return (
						<div key={field.key} className={same ? 'same' : undefined}>
							{labelCell('dt', { field, explanationId: first ? `${field.key}-on-card` : undefined, same })}
							{valueCell('dd', {
								plan,
								field: field.key,
								sumAssured,
								comparedWith: highlight ? comparedWith : undefined,
							})}
						</div>
					);
				})}
			</dl>
			<button type="button" className="button" aria-describedby={titleId} onClick={onSelect}>
				{comparisonCopy.getQuote}
			</button>
			<LiveRegion className="hint" text={selected && comparisonCopy.chosen(plan.name)} />
		</article>
	);
}
