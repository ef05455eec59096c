/** Sorts the plans. */

import { isPremiumKnown, type Plan, type PlanSort, plans, recommendedPlanId } from '../../shared/content/plans.ts';

/** More than any premium: what a bundled plan's second policy costs is not known. */
const secondPolicy = 1e6;

/** Sort keys, ascending. The sort is stable: equal plans keep their order. */
const keys: Record<PlanSort, (plan: Plan) => number> = {
	recommended: (plan) => Number(plan.id !== recommendedPlanId),
	premium: (plan) => plan.premium + (plan.bundlingRequired === 'Yes' ? secondPolicy : 0),
	complications: (plan) => -plan.pregnancyComplications,
	illnesses: (plan) => -plan.congenitalIllnesses,
};

/** The order chosen, except by premium at a sum assured that no premium is known for. */
export function effectiveSort(sort: PlanSort, sumAssured: number): PlanSort {
	return sort === 'premium' && !isPremiumKnown(sumAssured) ? 'recommended' : sort;
}

export function sortPlans(sort: PlanSort): Plan[] {
	return [...plans].sort((a, b) => keys[sort](a) - keys[sort](b));
}
