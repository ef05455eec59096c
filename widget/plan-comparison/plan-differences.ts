/** Differences between plans: which values are equal for all, and which are the best. */

import { bestValueMarks, lowestIfBundled } from '#words/comparison-copy.ts';
import { planValue } from '../../shared/content/plans/plan-value.ts';
import type { Plan, PlanField } from '../../shared/content/plans/plans.ts';

export function isSameForAll(plans: readonly Plan[], field: PlanField): boolean {
	return new Set(plans.map((plan) => planValue(plan, field))).size < 2;
}

/**
 * The mark of the best value, such as `Most`; undefined if all values are equal. A bundled plan's premium is not all that is
 * paid: it takes no mark from the plans sold on their own, and its mark says so.
 */
export function bestMark(plan: Plan, plans: readonly Plan[], field: PlanField): string | undefined {
	if (!isRanked(field) || isSameForAll(plans, field)) return;
	const values = plans.map((each) => each[field]);
	if (field !== 'premium') return plan[field] === Math.max(...values) ? bestValueMarks[field] : undefined;
	if (isLowestStandalone(plan, plans)) return bestValueMarks[field];
	return isBundled(plan) && plan[field] === Math.min(...values) ? lowestIfBundled : undefined;
}

/** Whether its premium is the lowest of those plans that need no second policy. */
export function isLowestStandalone(plan: Plan, plans: readonly Plan[]): boolean {
	const premiums = plans.filter((each) => !isBundled(each)).map(({ premium }) => premium);
	return !isBundled(plan) && plan.premium === Math.min(...premiums);
}

/** Whether another policy must be bought with it, whose premium is not known. */
export function isBundled({ bundlingRequired }: Plan): boolean {
	return bundlingRequired === 'Yes';
}

function isRanked(field: PlanField): field is keyof typeof bestValueMarks {
	return field in bestValueMarks;
}
