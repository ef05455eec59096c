/** Differences between plans: which values are equal for all, and which are the best. */

import { bestValueMarks } from '../../shared/content/en/comparison-copy.ts';
import { planValue } from '../../shared/content/en/plan-words.ts';
import type { Plan, PlanField } from '../../shared/content/plans.ts';

export function isSameForAll(plans: readonly Plan[], field: PlanField): boolean {
	return new Set(plans.map((plan) => planValue(plan, field))).size < 2;
}

/** The mark of the best value, such as `Lowest` for the smallest premium; undefined if all values are equal. */
export function bestMark(plan: Plan, plans: readonly Plan[], field: PlanField): string | undefined {
	if (!isRanked(field) || isSameForAll(plans, field)) return;
	const values = plans.map((each) => each[field]);
	const best = field === 'premium' ? Math.min(...values) : Math.max(...values);
	return plan[field] === best ? bestValueMarks[field] : undefined;
}

function isRanked(field: PlanField): field is keyof typeof bestValueMarks {
	return field in bestValueMarks;
}
