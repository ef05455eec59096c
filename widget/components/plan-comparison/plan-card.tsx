/** One plan as a card: in narrow containers all its fields, in wide ones its premium and what sets it apart. */

import * as comparisonCopy from '#words/comparison-copy.ts';
import type { Plan } from '../../../shared/content/plans/plans.ts';
import { keyedText } from '../text/keyed-text.tsx';
import { type ComparisonView, fieldRows, hasMark, type PlanRow, planFields } from './plan-field.tsx';

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
	const marks: PlanRow[] = hasMark(plan, view) ? ['marks'] : [];
	const rows: PlanRow[] = ['premium', ...marks, ...otherFields];
	return (
		<article className="plan-card" aria-labelledby={titleId}>
			<h3 id={titleId}>{plan.name}</h3>
			<dl>{fieldRows(['div', 'dt', 'dd'], rows, [plan], view)}</dl>
			<p className="hint">{keyedText(chosen && comparisonCopy.chosen(plan.name))}</p>
			<button type="button" className="button" aria-describedby={titleId} onClick={onSelect}>
				{comparisonCopy.getQuote}
			</button>
		</article>
	);
}
