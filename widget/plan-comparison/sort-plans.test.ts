/** Every order of the plans. */

import { expect, test } from 'vitest';
import { sortPlans } from './sort-plans.ts';

const orders = [
	{ sort: 'recommended', expected: ['plan-1', 'plan-2', 'plan-3', 'plan-4'] },
	{ sort: 'premium', expected: ['plan-2', 'plan-1', 'plan-4', 'plan-3'] },
	{ sort: 'complications', expected: ['plan-1', 'plan-4', 'plan-2', 'plan-3'] },
	{ sort: 'illnesses', expected: ['plan-1', 'plan-4', 'plan-2', 'plan-3'] },
] as const;

test.each(orders)('sorts by $sort', ({ sort, expected }) => {
	expect(sortPlans(sort).map((plan) => plan.id)).toEqual(expected);
});
