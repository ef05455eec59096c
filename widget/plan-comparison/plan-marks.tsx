/** What stands beside a plan's name, as heading of its card and of its column: a badge, and what it goes by. */

import * as comparisonCopy from '#words/comparison-copy.ts';
import { isPremiumKnown, type Plan, plans } from '../../shared/content/plans/plans.ts';
import { recommendedPlanId } from '../../shared/content/plans/recommended-plan.ts';
import { isLowestStandalone } from './plan-differences.ts';

interface PlanMarksProps {
	plan: Plan;
	sumAssured: number;
}

export function PlanMarks({ plan, sumAssured }: PlanMarksProps) {
	const isRecommended = plan.id === recommendedPlanId;
	const isLowest = isPremiumKnown(sumAssured) && isLowestStandalone(plan, plans);
	return (
		<>
			{isRecommended && <span className="badge">{comparisonCopy.recommended}</span>}
			{isRecommended && <span className="aside">{comparisonCopy.recommendedFor}</span>}
			{isLowest && <span className="aside">{comparisonCopy.lowestStandalone}</span>}
		</>
	);
}
