/** The four plans of the specification, independent of an operator's `plans.json`. */

import type { Plan } from '../content/plans/plans.ts';

const rows = [
	['plan-1', 'Yes', 409, 15, 26, 2],
	['plan-2', 'Yes', 408, 10, 23, 1],
	['plan-3', 'Not Required', 482, 10, 23, 1],
	['plan-4', 'Not Required', 440, 14, 24, 1],
] as const;

export const specifiedPlans = rows.map(
	([id, bundlingRequired, premium, pregnancyComplications, congenitalIllnesses, dailyHospitalisation]) => ({
		id,
		name: id.replace('plan-', 'Plan '),
		insurer: '',
		bundlingRequired,
		minSumAssured: 5_000,
		premium,
		pregnancyComplications,
		congenitalIllnesses,
		dailyHospitalisation,
		source: '',
		checked: '2025-01',
	}),
) as unknown as readonly [Plan, Plan, Plan, Plan];
