/** One plan as a card: its premium, what sets it apart, and its "Get Quote" button. */

import * as comparisonCopy from '#words/comparison-copy.ts';
import { specialBenefits } from '#words/plan-summary.ts';
import { formatDollars, formatPremium } from '../../../shared/content/figures/money.ts';
import { isStandalone } from '../../../shared/content/plans/compare-plans.ts';
import { lowestStandaloneId, recommendedPlanId } from '../../../shared/content/plans/compared-plans.ts';
import { isPremiumKnown, type Plan } from '../../../shared/content/plans/plans.ts';
import { keyedText } from '../text/keyed-text.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';

interface PlanCardProps {
	plan: Plan;
	sumAssured: number;
	onSelect: () => void;
}

/** Id of the tooltip that explains the recommendation. */
export const ruleId = 'about-rule';

export function PlanCard({ plan, sumAssured, onSelect }: PlanCardProps) {
	const { id, name, premium } = plan;
	const titleId = `card-${id}`;
	const isRecommended = id === recommendedPlanId;
	return (
		<article className={isRecommended ? 'plan-card recommended' : 'plan-card'} aria-labelledby={titleId}>
			<h3 id={titleId}>{name}</h3>
			<p className="price" part="price">
				{formatPremium(premium)}
			</p>
			{!isPremiumKnown(sumAssured) && (
				<p className="ask hint">{keyedText(comparisonCopy.askForSum(formatDollars(sumAssured)))}</p>
			)}
			{specialBenefits[id] && <p className="apart">{specialBenefits[id]}</p>}
			<p className="basis">{isStandalone(plan) ? comparisonCopy.standalone : <b>{comparisonCopy.bundled}</b>}</p>
			{isRecommended && (
				<p className="mark">
					<Tooltip label={comparisonCopy.recommended} textId={ruleId} />
				</p>
			)}
			{id === lowestStandaloneId && !isRecommended && <p className="mark">{comparisonCopy.bestValue.premium}</p>}
			<button type="button" className="button" aria-describedby={titleId} onClick={onSelect}>
				{comparisonCopy.getQuote}
			</button>
		</article>
	);
}
