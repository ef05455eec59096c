/** The comparison in wide containers: a row for each field, a column for each plan. */

import * as comparisonCopy from '#words/comparison-copy.ts';
import { planFields } from '#words/plan-words.ts';
import { type ComparisonView, fieldRows } from './plan-field.tsx';
import { PlanMarks } from './plan-marks.tsx';

export function PlanTable(view: ComparisonView) {
	return (
		<table className="plan-table">
			<caption>{comparisonCopy.caption}</caption>
			<thead>
				<tr>
					<th scope="row">{planFields[0].label}</th>
					{view.plans.map((plan) => (
						<th key={plan.id} scope="col">
							<span className="plan-name">{plan.name}</span> <PlanMarks plan={plan} sumAssured={view.sumAssured} />
						</th>
					))}
				</tr>
			</thead>
			<tbody>{fieldRows(['tr', 'th', 'td'], view, 'about-')}</tbody>
		</table>
	);
}
