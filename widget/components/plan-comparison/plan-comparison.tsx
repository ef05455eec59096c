/** The plan comparison: choice of the sum assured, a card for each plan, a table of all fields, and notes. */

import { useState } from 'react';
import * as comparisonCopy from '#words/comparison-copy.ts';
import { colon, space } from '#words/language.ts';
import { premiums } from '#words/plan-summary.ts';
import { sumsAssured } from '../../../shared/content/figures/figures.ts';
import { formatDollars } from '../../../shared/content/figures/money.ts';
import { recommendedPlanId } from '../../../shared/content/plans/compared-plans.ts';
import { dailyBenefit, isPremiumKnown, type Plan, type PlanId, plans } from '../../../shared/content/plans/plans.ts';
import { keyedText } from '../text/keyed-text.tsx';
import { TooltipText } from '../tooltip/tooltip.tsx';
import { PlanCard, ruleId } from './plan-card.tsx';
import { PlanTable } from './plan-table.tsx';

export function PlanComparison({ onSelectPlan }: { onSelectPlan: (plan: PlanId) => void }) {
	const [sumAssured, setSumAssured] = useState(sumsAssured[0]);
	const [announcement, setAnnouncement] = useState('');

	/** Sets the sum assured. Announces it only if the visitor has chosen it, as focus shows, and not the page or hydration. */
	function chooseSum(sum: number, isChosenHere: boolean | undefined) {
		setSumAssured(sum);
		if (!isChosenHere) return;
		const perDay = plans.map((plan) => `${plan.name} ${formatDollars(dailyBenefit(plan, sum).perDay)}`);
		const changed = comparisonCopy.sumAssuredChanged(formatDollars(sum), perDay);
		setAnnouncement(isPremiumKnown(sum) ? changed : changed + space + comparisonCopy.askForPremium);
	}

	function select({ id, name }: Plan) {
		setAnnouncement(comparisonCopy.chosen(name));
		onSelectPlan(id);
	}

	return (
		<section className="comparison" aria-labelledby="comparison-title">
			<h2 id="comparison-title" part="title">
				{comparisonCopy.title}
			</h2>
			<p>{comparisonCopy.notice}</p>
			<fieldset className="sums">
				<legend className="label">{comparisonCopy.sumAssured}</legend>
				{sumsAssured.map((sum) => (
					<label key={sum}>
						<input
							type="radio"
							name="sum-assured"
							value={sum}
							checked={sum === sumAssured}
							// On an arrow key, Firefox fires `change` before it focuses the radio button, so look for focus anywhere in the group.
							onChange={({ target }) => chooseSum(sum, target.closest('fieldset')?.matches(':focus-within'))}
						/>
						<span>{formatDollars(sum)}</span>
					</label>
				))}
			</fieldset>
			<p className="visually-hidden" aria-live="polite">
				{keyedText(announcement)}
			</p>
			<div className="plan-cards">
				{plans.map((plan) => (
					<PlanCard key={plan.id} plan={plan} sumAssured={sumAssured} onSelect={() => select(plan)} />
				))}
			</div>
			<PlanTable sumAssured={sumAssured} />
			{recommendedPlanId && (
				<>
					<TooltipText id={ruleId} label={comparisonCopy.recommended} text={comparisonCopy.recommendedFor} />
					<p className="rule hint">
						{comparisonCopy.recommended + colon + comparisonCopy.recommendedFor + space + comparisonCopy.howWeArePaid}
					</p>
				</>
			)}
			<p className="hint">{comparisonCopy.compared}</p>
			<p className="hint">
				{comparisonCopy.premiumsChecked + space}
				{Date.now() >= premiums.oldFrom && comparisonCopy.premiumsOld + space}
				{comparisonCopy.source}
			</p>
		</section>
	);
}
