/** Sorts the plans. */

import { isPremiumKnown, type Plan, type PlanSort, plans } from '../../shared/content/plans/plans.ts';
import { recommendedPlanId } from '../../shared/content/plans/recommended-plan.ts';
import { isBundled } from './plan-differences.ts';

/** The sort is stable: equal plans keep their order. */
const comparators: Record<PlanSort, (a: Plan, b: Plan) => number> = {
	recommended: (a, b) => Number(b.id === recommendedPlanId) - Number(a.id === recommendedPlanId),
	// What a bundled plan's second policy costs is not known.
	premium: (a, b) => Number(isBundled(a)) - Number(isBundled(b)) || a.premium - b.premium,
	complications: (a, b) => b.pregnancyComplications - a.pregnancyComplications,
	illnesses: (a, b) => b.congenitalIllnesses - a.congenitalIllnesses,
};

/** The order chosen, except by premium at a sum assured that no premium is known for. */
export function effectiveSort(sort: PlanSort, sumAssured: number): PlanSort {
	return sort === 'premium' && !isPremiumKnown(sumAssured) ? 'recommended' : sort;
}

export function sortPlans(sort: PlanSort, compared: readonly Plan[] = plans): Plan[] {
	return [...compared].sort(comparators[sort]);
}
