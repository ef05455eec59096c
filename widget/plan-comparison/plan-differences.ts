/** Differences between plans: which values are equal for all, and which are the best. */

import { bestValueMarks, lowestIfBundled } from '#words/comparison-copy.ts';
import { planValue } from '../../shared/content/plan-value.ts';
import type { Plan, PlanField } from '../../shared/content/plans.ts';

export function isSameForAll(plans: readonly Plan[], field: PlanField): boolean {
	return new Set(plans.map((plan) => planValue(plan, field))).size < 2;
}

/**
 * The mark of the best value, such as `Most`; undefined if all values are equal. A bundled plan's premium is not all that is
 * paid: it takes no mark from the plans sold on their own, and its mark says so.
 */
export function bestMark(plan: Plan, plans: readonly Plan[], field: PlanField): string | undefined {
	if (!isRanked(field) || isSameForAll(plans, field)) return;
	const isPremium = field === 'premium';
	const isBundled = plan.bundlingRequired === 'Yes';
	const rivals = isPremium && !isBundled ? plans.filter((each) => each.bundlingRequired !== 'Yes') : plans;
	const values = rivals.map((each) => each[field]);
	if (plan[field] !== (isPremium ? Math.min(...values) : Math.max(...values))) return;
	return isPremium && isBundled ? lowestIfBundled : bestValueMarks[field];
}

function isRanked(field: PlanField): field is keyof typeof bestValueMarks {
	return field in bestValueMarks;
}
