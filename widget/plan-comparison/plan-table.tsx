/** The comparison in wide containers: a row for each field, a column for each plan. */

import * as comparisonCopy from '#words/comparison-copy.ts';
import { planFields } from '#words/plan-words.ts';
import { recommendedPlanId } from '../../shared/content/plans.ts';
import { type Compared, fieldRows } from './plan-field.tsx';

export function PlanTable(compared: Compared) {
	return (
		<table className="plan-table">
			<caption>{comparisonCopy.caption}</caption>
			<thead>
				<tr>
					<th scope="row">{planFields[0].label}</th>
					{compared.plans.map((plan) => (
						<th key={plan.id} scope="col">
							<span className="plan-name">{plan.name}</span>{' '}
							{plan.id === recommendedPlanId && <span className="badge">{comparisonCopy.recommended}</span>}
						</th>
					))}
				</tr>
			</thead>
			<tbody>{fieldRows(['tr', 'th', 'td'], compared, 'about-')}</tbody>
		</table>
	);
}
