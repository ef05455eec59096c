/**
 * The label and value cells of one field, for table and cards. Called as functions, because as components they would add
 * about a hundred instances per widget.
 */

import * as comparisonCopy from '../../shared/content/en/comparison-copy.ts';
import { benefitInDollars } from '../../shared/content/en/comparison-copy.ts';
import { type planFields, planValue } from '../../shared/content/en/plan-words.ts';
import { isPremiumKnown, type Plan, type PlanField } from '../../shared/content/plans.ts';
import { keyedText } from '../text/keyed-text.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { bestMark } from './plan-differences.ts';

interface Label {
	field: (typeof planFields)[number];
	/** Id of the label's tooltip; undefined for no tooltip. */
	explanationId?: string | undefined;
	/** Whether to state that all plans have this value. */
	same: boolean;
}

export function labelCell(Cell: 'th' | 'dt', { field, explanationId, same }: Label) {
	return (
		<Cell scope={Cell === 'th' ? 'row' : undefined}>
			{explanationId && 'term' in field ? (
				<Tooltip label={field.label} text={field.term} id={explanationId} />
			) : (
				<span>{field.label}</span>
			)}
			{same && <span className="aside">{comparisonCopy.sameForAll}</span>}
		</Cell>
	);
}

interface Value {
	plan: Plan;
	field: PlanField;
	sumAssured: number;
	/** Marks the value if it is the best among these plans. */
	comparedWith?: readonly Plan[] | undefined;
}

export function valueCell(Cell: 'td' | 'dd', { plan, field, sumAssured, comparedWith }: Value) {
	const value = planValue(plan, field);
	const isPremium = field === 'premium';
	const isUnknown = isPremium && !isPremiumKnown(sumAssured);
	const mark = isUnknown ? undefined : comparedWith && bestMark(plan, comparedWith, field);
	return (
		<Cell key={plan.id}>
			<span className={mark && 'best'}>{keyedText(isUnknown ? comparisonCopy.askForQuote : value)}</span>{' '}
			{mark && <span className="badge">{mark}</span>}
			{isUnknown && <span className="aside">{comparisonCopy.premiumBasis(value)}</span>}
			{isPremium && plan.bundlingRequired === 'Yes' && <span className="aside">{comparisonCopy.secondPolicy}</span>}
			{field === 'dailyHospitalisation' && (
				<span className="aside">{keyedText(benefitInDollars(plan, sumAssured))}</span>
			)}
		</Cell>
	);
}
