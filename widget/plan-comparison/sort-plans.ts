/** Sorts the plans. */

import type { PlanSort } from '../../shared/content/en/comparison-copy.ts';
import { type Plan, plans, recommendedPlanId } from '../../shared/content/plans.ts';

/** Sort keys, ascending. The sort is stable: equal plans keep their order. */
const keys: Record<PlanSort, (plan: Plan) => number> = {
	recommended: (plan) => Number(plan.id !== recommendedPlanId),
	premium: (plan) => plan.premium,
	complications: (plan) => -plan.pregnancyComplications,
	illnesses: (plan) => -plan.congenitalIllnesses,
};

export function sortPlans(sort: PlanSort): Plan[] {
	return [...plans].sort((a, b) => keys[sort](a) - keys[sort](b));
}
