/** Differences between plans: which values are equal for all, and which are the best. */

import { bestValueMarks } from '../../shared/content/comparison-copy.ts';
import type { Plan, PlanField } from '../../shared/content/plans.ts';

export function isSameForAll(plans: readonly Plan[], field: PlanField): boolean {
	return plans.every((plan) => plan[field] === plans[0]?.[field]);
}

/** The mark of the best value, such as `Lowest` for the smallest premium; undefined if all values are equal. */
export function bestMark(plan: Plan, plans: readonly Plan[], field: PlanField): string | undefined {
	const value = plan[field];
	if (typeof value !== 'number' || isSameForAll(plans, field)) return;
	const values = plans.map((each) => each[field] as number);
	const best = field === 'premium' ? Math.min(...values) : Math.max(...values);
	return value === best ? bestValueMarks[field] : undefined;
}
