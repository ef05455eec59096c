/** Which values of a row are the best, and which are the same for all. */

import { expect, test } from 'vitest';
import { lowestIfBundled } from '#words/comparison-copy.ts';
import type { PlanField, PlanId } from '../../shared/content/plans/plans.ts';
import { specifiedPlans as plans } from '../../shared/testing/specified-plans.ts';
import { bestMark, isSameForAll } from './plan-differences.ts';

const pick = (...ids: PlanId[]) => plans.filter((plan) => ids.includes(plan.id));

const bundled = lowestIfBundled;

const cases: { field: PlanField; among: PlanId[]; same: boolean; marks: Partial<Record<PlanId, string>> }[] = [
	{ field: 'minSumAssured', among: ['plan-1', 'plan-2', 'plan-3', 'plan-4'], same: true, marks: {} },
	{
		field: 'premium',
		among: ['plan-1', 'plan-2', 'plan-3', 'plan-4'],
		same: false,
		marks: { 'plan-2': bundled, 'plan-4': 'Lowest' },
	},
	{ field: 'premium', among: ['plan-1', 'plan-4'], same: false, marks: { 'plan-1': bundled, 'plan-4': 'Lowest' } },
	{ field: 'premium', among: ['plan-1', 'plan-2'], same: false, marks: { 'plan-2': bundled } },
	{ field: 'premium', among: ['plan-3', 'plan-4'], same: false, marks: { 'plan-4': 'Lowest' } },
	{ field: 'pregnancyComplications', among: ['plan-1', 'plan-4'], same: false, marks: { 'plan-1': 'Most' } },
	{ field: 'pregnancyComplications', among: ['plan-2', 'plan-3'], same: true, marks: {} },
	{ field: 'congenitalIllnesses', among: ['plan-2', 'plan-4'], same: false, marks: { 'plan-4': 'Most' } },
	{ field: 'dailyHospitalisation', among: ['plan-1', 'plan-2'], same: false, marks: { 'plan-1': 'Highest' } },
	{ field: 'bundlingRequired', among: ['plan-2', 'plan-3'], same: false, marks: {} },
	{ field: 'bundlingRequired', among: ['plan-3', 'plan-4'], same: true, marks: {} },
];

test.each(cases)('$field among $among', ({ field, among, same, marks }) => {
	const compared = pick(...among);
	expect(isSameForAll(compared, field)).toBe(same);
	for (const plan of compared) expect(bestMark(plan, compared, field)).toBe(marks[plan.id]);
});

test('a bundled plan that costs more than one sold on its own has no mark', () => {
	const dear = { ...plans[0], premium: 500 };
	const compared = [dear, plans[2]];
	expect(compared.map((plan) => bestMark(plan, compared, 'premium'))).toEqual([undefined, 'Lowest']);
});
