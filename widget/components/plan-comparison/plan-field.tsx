/**
 * The label and values of one field, as a row of the table or of a card. Called as functions, because as components they would
 * add about a hundred instances per widget.
 */

import * as comparisonCopy from '#words/comparison-copy.ts';
import { formatDollars } from '../../../shared/content/figures/money.ts';
import { isStandalone } from '../../../shared/content/plans/leading-plan.ts';
import type { RankedValue } from '../../../shared/content/plans/mark-plans.ts';
import {
	bestPlanIds,
	lowestStandaloneId,
	recommendedPlanId,
	sameForAll,
} from '../../../shared/content/plans/plan-marks.ts';
import { planValue } from '../../../shared/content/plans/plan-value.ts';
import { dailyBenefit, isPremiumKnown, type Plan, type PlanField } from '../../../shared/content/plans/plans.ts';
import { keyedText } from '../text/keyed-text.tsx';
import { Tooltip, TooltipText } from '../tooltip/tooltip.tsx';

export interface ComparisonView {
	sumAssured: number;
	/** Marks the best values, and those that all plans share. */
	highlight: boolean;
}

/** A field of the plans, or the row of their marks, which is no field. */
export type PlanRow = PlanField | 'marks';

export const planFields = Object.keys(comparisonCopy.planLabels) as PlanField[];
const labels: Readonly<Record<PlanRow, string>> = { ...comparisonCopy.planLabels, marks: comparisonCopy.marks };
const terms: Readonly<Partial<Record<PlanRow, string>>> = comparisonCopy.planTerms;

/** No premium is the lowest while none is known. */
export function hasMark({ id }: Pick<Plan, 'id'>, { sumAssured }: ComparisonView): boolean {
	return id === recommendedPlanId || (id === lowestStandaloneId && isPremiumKnown(sumAssured));
}

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

/** @param plans those with a value in these rows */
export function fieldRows(
	[Row, Label, Value]: readonly ['tr', 'th', 'td'] | readonly ['div', 'dt', 'dd'],
	rows: readonly PlanRow[],
	plans: readonly Plan[],
	view: ComparisonView,
) {
	return rows.map((key) => {
		const label = labels[key];
		const same = view.highlight && sameForAll.includes(key);
		return (
			<Row key={key} className={same ? `${key} same` : key}>
				<Label scope={Label === 'th' ? 'row' : undefined}>
					{terms[key] ? <Tooltip label={label} textId={explanationId(key)} /> : <span>{label}</span>}
					{key === 'premium' && isPremiumKnown(view.sumAssured) && (
						<span className="aside"> {comparisonCopy.premiumBasis}</span>
					)}
					{same && <span className="aside">{comparisonCopy.sameForAll}</span>}
				</Label>
				{plans.map((plan) => (
					<Value key={plan.id}>
						{key === 'marks' ? planMarks(plan, view, Label === 'dt') : fieldValue(plan, key, view)}
					</Value>
				))}
			</Row>
		);
	});
}

/** @param isExplained whether the rule of “Recommended” and how we are paid stand below it */
export function planMarks({ id }: Pick<Plan, 'id'>, view: ComparisonView, isExplained: boolean) {
	return id === recommendedPlanId ? (
		<>
			<span className="badge">{comparisonCopy.recommended}</span>
			{isExplained && (
				<>
					<span className="aside">{comparisonCopy.recommendedFor}</span>
					<span className="aside">{comparisonCopy.howWeArePaid}</span>
				</>
			)}
		</>
	) : (
		hasMark({ id }, view) && <span className="badge">{comparisonCopy.lowestStandalone}</span>
	);
}

function fieldValue(plan: Plan, field: PlanField, { sumAssured, highlight }: ComparisonView) {
	const isPremium = field === 'premium';
	const isUnknown = isPremium && !isPremiumKnown(sumAssured);
	return (
		<>
			{isUnknown ? keyedText(comparisonCopy.askForQuote) : markedValue(plan, field, planValue(plan, field), highlight)}
			{isPremium && !isUnknown && !isStandalone(plan) && <span className="aside">{comparisonCopy.secondPolicy}</span>}
			{field === 'dailyHospitalisation' && (
				<span className="aside">{keyedText(benefitInDollars(plan, sumAssured))}</span>
			)}
		</>
	);
}

/**
 * A value, and while differences are highlighted the words that mark it as the best.
 * @param markClass of the words
 */
export function markedValue(
	{ id }: Plan,
	field: PlanField | 'conditions',
	value: string,
	highlight: boolean,
	markClass = 'badge',
) {
	const mark = highlight && isRanked(field) && bestPlanIds[field].includes(id) && comparisonCopy.bestValueMarks[field];
	return (
		<>
			<span className={mark ? 'best' : undefined}>{keyedText(value)}</span>{' '}
			{mark && <span className={markClass}>{mark}</span>}
		</>
	);
}

function isRanked(field: string): field is RankedValue {
	return field in bestPlanIds;
}

/** `S$100 a day, S$3,000 for 30 days`. */
function benefitInDollars(plan: Plan, sumAssured: number): string {
	const { perDay, longestStay } = dailyBenefit(plan, sumAssured);
	return comparisonCopy.benefitInDollars(formatDollars(perDay), formatDollars(longestStay));
}
