/** The comparison in wide containers: a row for each field, a column for each plan. */

import * as comparisonCopy from '#words/comparison-copy.ts';
import { planFields } from '#words/plan-words.ts';
import { plans } from '../../../shared/content/plans/plans.ts';
import { type ComparisonView, fieldRows, marksRow } from './plan-field.tsx';

const [name, ...fields] = planFields;

export function PlanTable(view: ComparisonView) {
	return (
		<table className="plan-table">
			<caption>{comparisonCopy.caption}</caption>
			<thead>
				<tr>
					<th scope="row">{name.label}</th>
					{plans.map((plan) => (
						<th key={plan.id} scope="col">
							{plan.name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>{fieldRows(['tr', 'th', 'td'], [marksRow, ...fields], plans, view)}</tbody>
		</table>
	);
}
