/** The four plans compared: the controls, a table in wide containers, and a card for each plan. */

import { useRef } from 'react';
import * as comparisonCopy from '#words/comparison-copy.ts';
import { recommendationRule } from '#words/plan-words.ts';
import { premiums } from '#words/provenance.ts';
import { benefitSentence } from '../../shared/content/plans/daily-benefit.ts';
import { findPlan, type PlanChoice, type PlanId } from '../../shared/content/plans/plans.ts';
import { LiveRegion } from '../text/live-region.tsx';
import { isPair } from './comparison-state.ts';
import { ComparisonTools } from './comparison-tools.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanTable } from './plan-table.tsx';
import { effectiveSort, sortPlans } from './sort-plans.ts';
import { useComparisonState } from './use-comparison-state.ts';

interface PlanComparisonProps {
	selectedPlan: PlanChoice;
	onSelectPlan: (plan: PlanId) => void;
	/** Whether to keep the state in `location.hash`, so that a copied link shows the same comparison. */
	share: boolean;
}

export function PlanComparison({ selectedPlan, onSelectPlan, share }: PlanComparisonProps) {
	const root = useRef<HTMLElement>(null);
	const [state, change] = useComparisonState(root, share);
	const { sumAssured, sort, highlight, compared } = state;
	const pair = isPair(compared);
	const plans = pair ? compared.flatMap((id) => findPlan(id) ?? []) : sortPlans(effectiveSort(sort, sumAssured));
	const view = { plans, sumAssured, highlight };

	return (
		<section className={pair ? 'comparison pair' : 'comparison all'} aria-labelledby="comparison-title" ref={root}>
			<h2 id="comparison-title" part="title">
				{comparisonCopy.title}
			</h2>
			<p className="hint">{comparisonCopy.premiumsChecked(Date.now() >= premiums.oldFrom)}</p>
			<ComparisonTools state={state} onChange={change} share={share} />
			<LiveRegion text={benefitSentence(sumAssured)} />
			<PlanTable {...view} />
			<div className="plan-cards">
				{plans.map((plan) => (
					<PlanCard
						key={plan.id}
						plan={plan}
						view={view}
						selected={plan.id === selectedPlan}
						onSelect={() => onSelectPlan(plan.id)}
					/>
				))}
			</div>
			<p className="hint">{comparisonCopy.howWeArePaid}</p>
			<p className="hint">{recommendationRule}</p>
			<details className="hint">
				<summary className="link">{comparisonCopy.moreNotes}</summary>
				<p>{comparisonCopy.notCompared}</p>
				<p>{comparisonCopy.sources}</p>
			</details>
		</section>
	);
}
