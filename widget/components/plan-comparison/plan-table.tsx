/** The comparison in wide containers: a row for each field, a column for each plan. */

import * as comparisonCopy from '#words/comparison-copy.ts';
import { plans } from '../../../shared/content/plans/plans.ts';
import { type ComparisonView, fieldRows, planFields } from './plan-field.tsx';

const [, ...fields] = planFields;

export function PlanTable(view: ComparisonView) {
	return (
		<table className="plan-table">
			<caption>{comparisonCopy.caption}</caption>
			<thead>
				<tr>
					<th scope="row">{comparisonCopy.planLabels.name}</th>
					{plans.map((plan) => (
						<th key={plan.id} scope="col">
							{plan.name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>{fieldRows(['tr', 'th', 'td'], ['marks', ...fields], plans, view)}</tbody>
		</table>
	);
}
