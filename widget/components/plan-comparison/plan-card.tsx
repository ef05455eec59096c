/** One plan as a card: in narrow containers all its fields, in wide ones its premium and what sets it apart. */

import * as comparisonCopy from '#words/comparison-copy.ts';
import type { Plan, PlanField } from '../../../shared/content/plans/plans.ts';
import { keyedText } from '../text/keyed-text.tsx';
import {
	type ComparisonView,
	explainedMark,
	fieldValue,
	planFields,
	planMark,
	rowClass,
	rowLabel,
} from './plan-field.tsx';

interface PlanCardProps {
	plan: Plan;
	view: ComparisonView;
	chosen: boolean;
	onSelect: () => void;
}

/** Below the premium, and without the plan's name, which is the heading. */
const otherFields = planFields.filter((field) => field !== 'name' && field !== 'premium');

export function PlanCard({ plan, view, chosen, onSelect }: PlanCardProps) {
	const titleId = `card-${plan.id}`;
	const field = (name: PlanField) => (
		<div key={name} className={rowClass(name, view)}>
			<dt>{rowLabel(name, view)}</dt>
			<dd>{fieldValue(plan, name, view)}</dd>
		</div>
	);
	return (
		<article className="plan-card" aria-labelledby={titleId}>
			<h3 id={titleId}>{plan.name}</h3>
			<dl>
				{field('premium')}
				{planMark(plan.id, view) && (
					<div className="mark">
						<dt>{rowLabel('mark', view)}</dt>
						<dd>{explainedMark(plan.id, view)}</dd>
					</div>
				)}
				{otherFields.map(field)}
			</dl>
			<p className="hint">{keyedText(chosen && comparisonCopy.chosen(plan.name))}</p>
			<button type="button" className="button" aria-describedby={titleId} onClick={onSelect}>
				{comparisonCopy.getQuote}
			</button>
		</article>
	);
}
