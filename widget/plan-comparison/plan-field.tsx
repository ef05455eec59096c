/**
 * The label and values of one field, as a row of the table or of a card. Called as functions, because as components they would
 * add about a hundred instances per widget.
 */

import * as comparisonCopy from '#words/comparison-copy.ts';
import { planFields } from '#words/plan-words.ts';
import { benefitInDollars } from '../../shared/content/plans/daily-benefit.ts';
import { planValue } from '../../shared/content/plans/plan-value.ts';
import { isPremiumKnown, type Plan, type PlanField } from '../../shared/content/plans/plans.ts';
import { keyedText } from '../text/keyed-text.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { bestMark, isBundled, isSameForAll } from './plan-differences.ts';

/** What table and cards show: all fields but the name, which is their heading. */
const fields = planFields.slice(1);

export interface ComparisonView {
	/** All plans in view. */
	plans: readonly Plan[];
	sumAssured: number;
	/** Marks the best values, and those that all plans share. */
	highlight: boolean;
}

/**
 * @param tooltipIdPrefix undefined for no tooltips
 * @param shown the plans with a value in these rows
 */
export function fieldRows(
	[Row, Label, Value]: readonly ['tr', 'th', 'td'] | readonly ['div', 'dt', 'dd'],
	view: ComparisonView,
	tooltipIdPrefix: string | undefined,
	shown = view.plans,
) {
	const { plans, highlight } = view;
	const sameWords = plans.length === 2 ? comparisonCopy.sameForBoth : comparisonCopy.sameForAll;
	return fields.map((field) => {
		const same = highlight && isSameForAll(plans, field.key);
		return (
			<Row key={field.key} className={same ? 'same' : undefined}>
				<Label scope={Label === 'th' ? 'row' : undefined}>
					{tooltipIdPrefix && 'term' in field ? (
						<Tooltip label={field.label} text={field.term} id={tooltipIdPrefix + field.key} />
					) : (
						<span>{field.label}</span>
					)}
					{same && <span className="aside">{sameWords}</span>}
				</Label>
				{shown.map((plan) => (
					<Value key={plan.id}>{fieldValue(plan, field.key, view)}</Value>
				))}
			</Row>
		);
	});
}

export function fieldValue(plan: Plan, field: PlanField, { plans, sumAssured, highlight }: ComparisonView) {
	const value = planValue(plan, field);
	const isPremium = field === 'premium';
	const isUnknown = isPremium && !isPremiumKnown(sumAssured);
	const mark = highlight && !isUnknown && bestMark(plan, plans, field);
	return (
		<>
			<span className={mark ? 'best' : undefined}>{keyedText(isUnknown ? comparisonCopy.askForQuote : value)}</span>{' '}
			{mark && <span className="badge">{mark}</span>}
			{isUnknown && <span className="aside">{comparisonCopy.premiumBasis(value)}</span>}
			{isPremium && isBundled(plan) && <span className="aside">{comparisonCopy.secondPolicy}</span>}
			{field === 'dailyHospitalisation' && (
				<span className="aside">{keyedText(benefitInDollars(plan, sumAssured))}</span>
			)}
		</>
	);
}
