/** The comparison in wide containers: a row for each field, a column for each plan. */

import * as comparisonCopy from '#words/comparison-copy.ts';
import { plans } from '../../../shared/content/plans/plans.ts';
import { badge, type ComparisonView, fieldValue, planFields, planMark, rowClass, rowLabel } from './plan-field.tsx';

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
			<tbody>
				<tr className="mark">
					<th scope="row">{rowLabel('mark', view)}</th>
					{plans.map(({ id }) => (
						<td key={id}>{badge(planMark(id, view))}</td>
					))}
				</tr>
				{fields.map((field) => (
					<tr key={field} className={rowClass(field, view)}>
						<th scope="row">{rowLabel(field, view)}</th>
						{plans.map((plan) => (
							<td key={plan.id}>{fieldValue(plan, field, view)}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
