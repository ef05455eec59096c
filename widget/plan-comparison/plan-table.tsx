/** The comparison in wide containers: a row for each field, a column for each plan. */

import * as comparisonCopy from '../../shared/content/en/comparison-copy.ts';
import { planFields } from '../../shared/content/en/plan-words.ts';
import { type Plan, recommendedPlanId } from '../../shared/content/plans.ts';
import { isSameForAll } from './plan-differences.ts';
import { labelCell, valueCell } from './plan-field.tsx';

interface PlanTableProps {
	plans: readonly Plan[];
	sumAssured: number;
	highlight: boolean;
}

export function PlanTable({ plans, sumAssured, highlight }: PlanTableProps) {
	const [nameField, ...fields] = planFields;
	return (
		<table className="plan-table">
			<caption>{comparisonCopy.caption}</caption>
			<thead>
				<tr>
					<th scope="row">{nameField.label}</th>
					{plans.map((plan) => (
						<th key={plan.id} scope="col">
							<span className="plan-name">{plan.name}</span>{' '}
							{plan.id === recommendedPlanId && <span className="badge">{comparisonCopy.recommended}</span>}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{fields.map((field) => {
					const same = highlight && isSameForAll(plans, field.key);
					return (
						<tr key={field.key} className={same ? 'same' : undefined}>
							{labelCell('th', { field, explanationId: `about-${field.key}`, same })}
							{plans.map((plan) =>
								valueCell('td', { plan, field: field.key, sumAssured, comparedWith: highlight ? plans : undefined }),
							)}
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
