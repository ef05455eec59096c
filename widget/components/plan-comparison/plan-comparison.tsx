/** The plans compared: the controls, a short table in narrow containers, a card for each plan, the whole table in wide ones. */

import { useState } from 'react';
import * as comparisonCopy from '#words/comparison-copy.ts';
import { space } from '#words/language.ts';
import { premiums } from '#words/plan-summary.ts';
import { sumsAssured } from '../../../shared/content/figures/figures.ts';
import { formatDollars } from '../../../shared/content/figures/money.ts';
import { recommendedPlanId } from '../../../shared/content/plans/compared-plans.ts';
import {
	dailyBenefit,
	isPremiumKnown,
	type Plan,
	type PlanChoice,
	type PlanId,
	plans,
} from '../../../shared/content/plans/plans.ts';
import { keyedText } from '../text/keyed-text.tsx';
import { PlanCard } from './plan-card.tsx';
import { explainedMark, FieldExplanations } from './plan-field.tsx';
import { PlanTable } from './plan-table.tsx';
import { ShortTable } from './short-table.tsx';

interface PlanComparisonProps {
	chosenPlan: PlanChoice | undefined;
	onSelectPlan: (plan: PlanId) => void;
}

export function PlanComparison({ chosenPlan, onSelectPlan }: PlanComparisonProps) {
	const [sumAssured, setSumAssured] = useState(sumsAssured[0]);
	const [highlight, setHighlight] = useState(false);
	const [announcement, setAnnouncement] = useState('');
	const view = { sumAssured, highlight };

	/** A sum that the page has set, and nobody chose here, is not announced. */
	function chooseSum(sum: number, isChosenHere: boolean | undefined) {
		setSumAssured(sum);
		if (!isChosenHere) return;
		const perDay = plans.map((plan) => `${plan.name} ${formatDollars(dailyBenefit(plan, sum).perDay)}`);
		const changed = comparisonCopy.sumAssuredChanged(formatDollars(sum), perDay);
		setAnnouncement(isPremiumKnown(sum) ? changed : changed + space + comparisonCopy.askForPremium);
	}

	function highlightDifferences(isOn: boolean) {
		setHighlight(isOn);
		setAnnouncement(isOn ? comparisonCopy.highlighted : '');
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
			<div className="tools">
				<fieldset className="choice">
					<legend className="label">{comparisonCopy.sumAssured}</legend>
					{sumsAssured.map((sum) => (
						<label key={sum}>
							<input
								type="radio"
								name="sum-assured"
								value={sum}
								checked={sum === sumAssured}
								// With an arrow key, Firefox changes the button before it has the focus.
								onChange={({ target }) => chooseSum(sum, target.closest('fieldset')?.matches(':focus-within'))}
							/>
							<span>{formatDollars(sum)}</span>
						</label>
					))}
				</fieldset>
				<label className="option">
					<input
						type="checkbox"
						checked={highlight}
						onChange={({ target: { checked } }) => highlightDifferences(checked)}
					/>
					<span>{comparisonCopy.highlight}</span>
				</label>
			</div>
			<p className="visually-hidden" aria-live="polite">
				{keyedText(announcement)}
			</p>
			<ShortTable {...view} />
			<div className="plan-cards">
				{plans.map((plan) => (
					<PlanCard
						key={plan.id}
						plan={plan}
						view={view}
						chosen={plan.id === chosenPlan}
						onSelect={() => select(plan)}
					/>
				))}
			</div>
			{recommendedPlanId && <p className="rule">{explainedMark(recommendedPlanId, view)}</p>}
			<PlanTable {...view} />
			<FieldExplanations />
			<p className="hint">{comparisonCopy.compared}</p>
			<p className="hint">
				{comparisonCopy.premiumsChecked(Date.now() >= premiums.oldFrom) + space + comparisonCopy.source}
			</p>
		</section>
	);
}
