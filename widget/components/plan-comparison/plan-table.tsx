/** The table of the comparison: a row for each of the eight fields, a column for each plan. */

// biome-ignore-all lint/a11y/noRedundantRoles: in narrow containers the table's CSS `display` removes the native roles.

import type { ReactNode } from 'react';
import {
	askForSum,
	benefitForStay,
	benefitPerDay,
	bestValue,
	caption,
	planLabels,
	planTerms,
	premiumBasis,
} from '#words/comparison-copy.ts';
import { formatDollars } from '../../../shared/content/figures/money.ts';
import type { RankedField } from '../../../shared/content/plans/compare-plans.ts';
import { bestPlanIds, recommendedPlanId } from '../../../shared/content/plans/compared-plans.ts';
import { planValue } from '../../../shared/content/plans/plan-value.ts';
import { dailyBenefit, isPremiumKnown, type Plan, type PlanField, plans } from '../../../shared/content/plans/plans.ts';
import { keyedText } from '../text/keyed-text.tsx';
import { Tooltip, TooltipText } from '../tooltip/tooltip.tsx';

const [, ...fields] = Object.keys(planLabels) as PlanField[];
const explainedFields = Object.keys(planTerms) as (keyof typeof planTerms)[];

const explanationId = (field: string) => `about-${field}`;
const columnClass = ({ id }: Plan) => (id === recommendedPlanId ? 'recommended' : undefined);

export function PlanTable({ sumAssured }: { sumAssured: number }) {
	return (
		<>
			<table role="table">
				<caption>{caption}</caption>
				<thead role="rowgroup">
					<tr role="row">
						<th role="rowheader" scope="row">
							{planLabels.name}
						</th>
						{plans.map((plan) => (
							<th key={plan.id} role="columnheader" scope="col" className={columnClass(plan)}>
								{plan.name}
							</th>
						))}
					</tr>
				</thead>
				<tbody role="rowgroup">
					{fields.map((field) => (
						<tr key={field} role="row">
							<th role="rowheader" scope="row">
								{fieldLabel(field, sumAssured)}
							</th>
							{plans.map((plan) => (
								<td key={plan.id} role="cell" className={columnClass(plan)}>
									{fieldValue(plan, field, sumAssured)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{explainedFields.map((field) => (
				<TooltipText key={field} id={explanationId(field)} label={planLabels[field]} text={planTerms[field]} />
			))}
		</>
	);
}

// The following functions are no components, because each widget would have dozens of instances.

function fieldLabel(field: PlanField, sumAssured: number): ReactNode {
	return (
		<>
			{field in planTerms ? <Tooltip label={planLabels[field]} textId={explanationId(field)} /> : planLabels[field]}
			{field === 'premium' && (
				<span className="aside">
					{' '}
					{keyedText(isPremiumKnown(sumAssured) ? premiumBasis : askForSum(formatDollars(sumAssured)))}
				</span>
			)}
		</>
	);
}

function fieldValue(plan: Plan, field: PlanField, sumAssured: number): ReactNode {
	const ranked = field as RankedField;
	const value = planValue(plan, field);
	return (
		<>
			{bestPlanIds[ranked]?.includes(plan.id) ? (
				<b>
					{value} <span className="visually-hidden">{bestValue[ranked]}</span>
				</b>
			) : (
				value
			)}
			{field === 'dailyHospitalisation' && benefitInDollars(plan, sumAssured)}
		</>
	);
}

/** Daily benefit in dollars, on two lines: `S$100/day` and `S$3,000 for 30 days`. */
function benefitInDollars(plan: Plan, sumAssured: number): ReactNode {
	const { perDay, longestStay } = dailyBenefit(plan, sumAssured);
	return [benefitPerDay(formatDollars(perDay)), benefitForStay(formatDollars(longestStay))].map((text) => (
		<span key={text} className="aside">
			{' '}
			{text}
		</span>
	));
}
