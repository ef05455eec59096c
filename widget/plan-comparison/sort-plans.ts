/** The orders the plans can be put in. */

import type { PlanSort } from '../../shared/content/comparison-copy.ts';
import { type Plan, plans, recommendedPlanId } from '../../shared/content/plans.ts';

/** Each order's key: the plan with the smallest comes first, equal ones stay as listed. */
const keys: Record<PlanSort, (plan: Plan) => number> = {
	recommended: (plan) => Number(plan.id !== recommendedPlanId),
	premium: (plan) => plan.premium,
	complications: (plan) => -plan.pregnancyComplications,
	illnesses: (plan) => -plan.congenitalIllnesses,
};

export function sortPlans(sort: PlanSort): Plan[] {
	return [...plans].sort((a, b) => keys[sort](a) - keys[sort](b));
}
