/** How plans differ: which values are the same for all of them, and which are the best. */

import { bestValueMarks } from '../../shared/content/comparison-copy.ts';
import type { Plan, PlanField } from '../../shared/content/plans.ts';

export function isSameForAll(plans: readonly Plan[], field: PlanField): boolean {
	return plans.every((plan) => plan[field] === plans[0]?.[field]);
}

/** The mark of a plan's value if it is the best: `Lowest` for the smallest premium. None where all are the same. */
export function bestMark(plan: Plan, plans: readonly Plan[], field: PlanField): string | undefined {
	const value = plan[field];
	if (typeof value !== 'number' || isSameForAll(plans, field)) return;
	const values = plans.map((each) => each[field] as number);
	const best = field === 'premium' ? Math.min(...values) : Math.max(...values);
	return value === best ? bestValueMarks[field] : undefined;
}
