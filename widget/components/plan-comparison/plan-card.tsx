/** One plan as a card: in narrow containers all its fields, in wide ones its premium and what sets it apart. */

import * as comparisonCopy from '#words/comparison-copy.ts';
import { planFields } from '#words/plan-words.ts';
import type { Plan } from '../../../shared/content/plans/plans.ts';
import { keyedText } from '../text/keyed-text.tsx';
import { type ComparisonView, fieldRows, hasMark, marksRow } from './plan-field.tsx';

interface PlanCardProps {
	plan: Plan;
	view: ComparisonView;
	chosen: boolean;
	onSelect: () => void;
}

/** The premium stands at the top, without the plan's name, which is the heading. */
const [, bundlingRequired, minSumAssured, premium, ...otherFields] = planFields;

export function PlanCard({ plan, view, chosen, onSelect }: PlanCardProps) {
	const titleId = `card-${plan.id}`;
	const marks = hasMark(plan, view) ? [marksRow] : [];
	const rows = [premium, ...marks, bundlingRequired, minSumAssured, ...otherFields];
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
