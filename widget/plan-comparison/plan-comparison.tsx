/** The four plans compared: the controls, a table in wide containers, and a card for each plan. */

import { useRef } from 'react';
import * as comparisonCopy from '../../shared/content/en/comparison-copy.ts';
import { benefitSentence } from '../../shared/content/en/comparison-copy.ts';
import { recommendationRule } from '../../shared/content/en/plan-words.ts';
import type { PlanId } from '../../shared/content/plans.ts';
import { ComparisonTools } from './comparison-tools.tsx';
import { LiveRegion } from './live-region.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanTable } from './plan-table.tsx';
import { sortPlans } from './sort-plans.ts';
import { useComparisonState } from './use-comparison-state.ts';
import './plan-comparison.css';

interface PlanComparisonProps {
	selectedPlan: PlanId;
	onSelectPlan: (plan: PlanId) => void;
	/** Whether to keep the state in `location.hash`, so that a copied link shows the same comparison. */
	share: boolean;
}

export function PlanComparison({ selectedPlan, onSelectPlan, share }: PlanComparisonProps) {
	const root = useRef<HTMLElement>(null);
	const [state, change] = useComparisonState(root, share);
	const { sumAssured, sort, highlight, sideBySide } = state;
	const plans = sortPlans(sort);
	const shown = plans.filter((plan) => sideBySide.includes(plan.id));

	return (
		<section className="comparison" aria-labelledby="comparison-title" ref={root}>
			<h2 id="comparison-title" part="title">
				{comparisonCopy.title}
			</h2>
			<p className="hint">{comparisonCopy.checked}</p>
			<ComparisonTools state={state} onChange={change} />
			<LiveRegion text={benefitSentence(sumAssured)} />
			<PlanTable plans={plans} sumAssured={sumAssured} highlight={highlight} />
			<div className={shown.length < plans.length ? 'plan-cards side-by-side' : 'plan-cards'}>
				{plans.map((plan) => (
					<PlanCard
						key={plan.id}
						plan={plan}
						comparedWith={shown}
						sumAssured={sumAssured}
						highlight={highlight}
						selected={plan.id === selectedPlan}
						onSelect={() => onSelectPlan(plan.id)}
					/>
				))}
			</div>
			<p className="hint">{recommendationRule}</p>
			<p className="hint">{comparisonCopy.notCompared}</p>
			<p className="hint">{comparisonCopy.careChecked}</p>
		</section>
	);
}
