/** Every order of the plans. */

import { expect, test } from 'vitest';
import { plans } from '../../shared/content/plans/plans.ts';
import { recommendedPlanId } from '../../shared/content/plans/recommended-plan.ts';
import { specifiedPlans } from '../../shared/testing/specified-plans.ts';
import { effectiveSort, sortPlans } from './sort-plans.ts';

const orders = [
	{ sort: 'premium', expected: ['plan-4', 'plan-3', 'plan-2', 'plan-1'] },
	{ sort: 'complications', expected: ['plan-1', 'plan-4', 'plan-2', 'plan-3'] },
	{ sort: 'illnesses', expected: ['plan-1', 'plan-4', 'plan-2', 'plan-3'] },
] as const;

test.each(orders)('sorts by $sort', ({ sort, expected }) => {
	expect(sortPlans(sort, specifiedPlans).map((plan) => plan.id)).toEqual(expected);
});

test('the recommended plan comes first, the others as they are listed', () => {
	const { recommended = [], others } = Object.groupBy(plans, ({ id }) =>
		id === recommendedPlanId ? 'recommended' : 'others',
	);
	expect(sortPlans('recommended')).toEqual([...recommended, ...(others ?? [])]);
});

test.each([
	{ sort: 'premium', sumAssured: 5_000, used: 'premium' },
	{ sort: 'premium', sumAssured: 10_000, used: 'recommended' },
	{ sort: 'illnesses', sumAssured: 25_000, used: 'illnesses' },
] as const)('at $sumAssured dollars the order by $sort is by $used', ({ sort, sumAssured, used }) => {
	expect(effectiveSort(sort, sumAssured)).toBe(used);
});
