/**
 * What table and cards say of a field: its label, and a plan's value. Functions, because as components they would add about a
 * hundred instances per widget.
 */

import type { ReactNode } from 'react';
import * as comparisonCopy from '#words/comparison-copy.ts';
import { formatDollars } from '../../../shared/content/figures/money.ts';
import { isStandalone, type RankedField } from '../../../shared/content/plans/compare-plans.ts';
import {
	bestPlanIds,
	lowestStandaloneId,
	recommendedPlanId,
	sameForAll,
} from '../../../shared/content/plans/compared-plans.ts';
import { planValue } from '../../../shared/content/plans/plan-value.ts';
import { dailyBenefit, isPremiumKnown, type Plan, type PlanField } from '../../../shared/content/plans/plans.ts';
import { keyedText } from '../text/keyed-text.tsx';
import { Tooltip, TooltipText } from '../tooltip/tooltip.tsx';

export interface ComparisonView {
	sumAssured: number;
	/** Says which values are the best, and which all plans share. */
	highlight: boolean;
}

/** A field of the plans, or the row of their marks, which is no field. */
export type PlanRow = PlanField | 'mark';

export const planFields = Object.keys(comparisonCopy.planLabels) as PlanField[];
const labels: Readonly<Record<PlanRow, string>> = { ...comparisonCopy.planLabels, mark: comparisonCopy.mark };
const terms: Readonly<Partial<Record<PlanRow, string>>> = comparisonCopy.planTerms;

const explanationId = (key: string) => `about-${key}`;

/** What the tooltips of table and cards say: one element for each term, whatever the number of its triggers. */
export function FieldExplanations() {
	return (Object.keys(comparisonCopy.planTerms) as (keyof typeof comparisonCopy.planTerms)[]).map((key) => (
		<TooltipText
			key={key}
			id={explanationId(key)}
			label={comparisonCopy.planLabels[key]}
			text={comparisonCopy.planTerms[key]}
		/>
	));
}

export function rowClass(row: PlanRow, view: ComparisonView): string {
	return isSame(row, view) ? `${row} same` : row;
}

export function rowLabel(row: PlanRow, view: ComparisonView): ReactNode {
	return (
		<>
			{terms[row] ? <Tooltip label={labels[row]} textId={explanationId(row)} /> : <span>{labels[row]}</span>}
			{row === 'premium' && isPremiumKnown(view.sumAssured) && (
				<span className="aside"> {comparisonCopy.premiumBasis}</span>
			)}
			{isSame(row, view) && <span className="aside">{comparisonCopy.sameForAll}</span>}
		</>
	);
}

function isSame(row: PlanRow, { highlight }: ComparisonView): boolean {
	return highlight && sameForAll.includes(row);
}

/** What stands out about the plan as a whole. No premium is the lowest while none is known. */
export function planMark(id: string, { sumAssured }: ComparisonView): string | undefined {
	if (id === recommendedPlanId) return comparisonCopy.recommended;
	return id === lowestStandaloneId && isPremiumKnown(sumAssured) ? comparisonCopy.lowestStandalone : undefined;
}

/** The mark, and below that of the recommended plan its rule and how we are paid. */
export function explainedMark(id: string, view: ComparisonView): ReactNode {
	return (
		<>
			{badge(planMark(id, view))}
			{id === recommendedPlanId && (
				<>
					<span className="aside">{comparisonCopy.recommendedFor}</span>
					<span className="aside">{comparisonCopy.howWeArePaid}</span>
				</>
			)}
		</>
	);
}

export function fieldValue(plan: Plan, field: PlanField, { sumAssured, highlight }: ComparisonView): ReactNode {
	if (field === 'premium' && !isPremiumKnown(sumAssured)) return keyedText(comparisonCopy.askForQuote);
	const best = highlight && bestValue(plan, field);
	return (
		<>
			<span className={best ? 'best' : undefined}>{keyedText(planValue(plan, field))}</span> {badge(best)}
			{field === 'premium' && !isStandalone(plan) && <span className="aside">{comparisonCopy.secondPolicy}</span>}
			{field === 'dailyHospitalisation' && (
				<span className="aside">{keyedText(benefitInDollars(plan, sumAssured))}</span>
			)}
		</>
	);
}

/** The words that a plan has the best value of a field; undefined where it has not, or no value is better. */
export function bestValue({ id }: Plan, field: PlanField | 'conditions'): string | undefined {
	const ranked = field as RankedField;
	return bestPlanIds[ranked]?.includes(id) ? comparisonCopy.bestValue[ranked] : undefined;
}

export function badge(words: string | false | undefined): ReactNode {
	return words && <span className="badge">{words}</span>;
}

/** `S$100 a day, S$3,000 for 30 days`. */
function benefitInDollars(plan: Plan, sumAssured: number): string {
	const { perDay, longestStay } = dailyBenefit(plan, sumAssured);
	return comparisonCopy.benefitInDollars(formatDollars(perDay), formatDollars(longestStay));
}
