/** Tests of the recommended plan, the lowest premium and the best values. */

import { expect, test } from 'vitest';
import { specifiedPlans } from '../../testing/specified-plans.ts';
import { type ComparedPlans, comparePlans } from './compare-plans.ts';

const [plan1, plan2, plan3, plan4] = specifiedPlans;

// Clauses: spec 2.16
test('of the four plans of the specification the first is recommended, the fourth has the lowest premium of those sold on their own', () => {
	expect(comparePlans(specifiedPlans)).toEqual({
		recommendedPlanId: 'plan-1',
		lowestStandaloneId: 'plan-4',
		bestPlanIds: {
			premium: ['plan-4'],
			pregnancyComplications: ['plan-1'],
			congenitalIllnesses: ['plan-1'],
			dailyHospitalisation: ['plan-1'],
		},
	} satisfies ComparedPlans);
});

test('the lowest premium of bundled plans has no mark: another premium is paid with it', () => {
	const { lowestStandaloneId, bestPlanIds } = comparePlans([plan1, plan2]);
	expect([lowestStandaloneId, bestPlanIds.premium]).toEqual([undefined, []]);
});

test('a best value that two plans share marks both, and one that all share marks none', () => {
	const twin = { ...plan4, pregnancyComplications: plan1.pregnancyComplications };
	const { bestPlanIds, recommendedPlanId } = comparePlans([plan1, twin, plan3]);
	expect(bestPlanIds.pregnancyComplications).toEqual(['plan-1', 'plan-4']);
	expect(recommendedPlanId).toBeUndefined();
	const alike = comparePlans([plan2, plan3]).bestPlanIds;
	expect([alike.pregnancyComplications, alike.congenitalIllnesses, alike.dailyHospitalisation]).toEqual([[], [], []]);
});
