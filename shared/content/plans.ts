/** The plans compared. An operator puts the insurers' product names into `name`; everything else follows. */

import * as figures from './figures.ts';
import { formatDollars, formatPremium } from './money.ts';

export const planIds = ['plan-1', 'plan-2', 'plan-3', 'plan-4'] as const;
export type PlanId = (typeof planIds)[number];

/**
 * Plans that were compared once: whoever takes one away puts its id here, because pages left open and pinned copies of the
 * widget still send enquiries about it.
 */
const withdrawnPlanIds: readonly string[] = [];

/** What an enquiry may be about. */
export function askablePlanIds(): readonly string[] {
	return [...planIds, ...withdrawnPlanIds];
}

/** How many, as texts say it. */
export const planCount = 'four';

export function isPlanId(value: unknown): value is PlanId {
	return planIds.some((id) => id === value);
}

export interface Plan {
	readonly id: PlanId;
	readonly name: string;
	/** Whether a whole-life or investment-linked policy must be bought with it. */
	readonly bundlingRequired: 'Yes' | 'Not Required';
	/** Smallest sum assured sold, in dollars. */
	readonly minSumAssured: number;
	/** Single premium for the whole term at the smallest sum assured, in dollars. */
	readonly premium: number;
	/** How many pregnancy complications of the mother are listed. */
	readonly pregnancyComplications: number;
	/** How many congenital illnesses of the child are listed. */
	readonly congenitalIllnesses: number;
	/** Cash for a day in hospital, in percent of the sum assured. */
	readonly dailyHospitalisation: 1 | 2;
	readonly specialBenefits: string;
}

const minSumAssured = figures.sumAssured.minimum;

export const plans = [
	{
		id: 'plan-1',
		name: 'Plan 1',
		bundlingRequired: 'Yes',
		minSumAssured,
		premium: 409,
		pregnancyComplications: 15,
		congenitalIllnesses: 26,
		dailyHospitalisation: 2,
		specialBenefits: `Lists the most conditions of the ${planCount} and pays twice the daily benefit of the others.`,
	},
	{
		id: 'plan-2',
		name: 'Plan 2',
		bundlingRequired: 'Yes',
		minSumAssured,
		premium: 408,
		pregnancyComplications: 10,
		congenitalIllnesses: 23,
		dailyHospitalisation: 1,
		specialBenefits: `The lowest premium of the ${planCount}, before the second policy.`,
	},
	{
		id: 'plan-3',
		name: 'Plan 3',
		bundlingRequired: 'Not Required',
		minSumAssured,
		premium: 482,
		pregnancyComplications: 10,
		congenitalIllnesses: 23,
		dailyHospitalisation: 1,
		specialBenefits: 'Sold on its own: no second policy to buy or keep.',
	},
	{
		id: 'plan-4',
		name: 'Plan 4',
		bundlingRequired: 'Not Required',
		minSumAssured,
		premium: 440,
		pregnancyComplications: 14,
		congenitalIllnesses: 24,
		dailyHospitalisation: 1,
		specialBenefits: 'The lowest premium and the most conditions of the plans sold on their own.',
	},
] as const satisfies readonly Plan[];

export const recommendedPlanId: PlanId = 'plan-1';

export const recommendationRule =
	'“Recommended” marks the plan that lists the most conditions for mother and child and pays the highest daily hospital benefit. It leaves out premium and bundling, and is not advice.';

export function findPlan(id: string): Plan | undefined {
	return plans.find((plan) => plan.id === id);
}

/** Cash for one day in hospital and for the longest stay paid for, in dollars. */
export function dailyBenefit(
	{ dailyHospitalisation }: Pick<Plan, 'dailyHospitalisation'>,
	sumAssured: number,
): { perDay: number; longestStay: number } {
	const perDay = (sumAssured * dailyHospitalisation) / 100;
	return { perDay, longestStay: perDay * figures.dailyBenefitDays };
}

export type PlanField = Exclude<keyof Plan, 'id'>;

/** The eight fields compared, in the order they are shown. `term` explains a word people may not know. */
export const planFields = [
	{ key: 'name', label: 'Plan' },
	{
		key: 'bundlingRequired',
		label: 'Bundling required',
		term: 'A bundled plan comes with a whole-life or investment-linked policy, which has a premium of its own.',
	},
	{
		key: 'minSumAssured',
		label: 'Minimum sum assured',
		term: 'The sum assured is the amount the insurer pays out when a listed condition is diagnosed.',
	},
	{ key: 'premium', label: 'Premium', term: `Paid once, for the whole term of ${figures.policyTermYears} years.` },
	{
		key: 'pregnancyComplications',
		label: 'Pregnancy complications',
		term: 'Serious conditions of the mother, such as eclampsia, that the plan lists and pays for.',
	},
	{
		key: 'congenitalIllnesses',
		label: 'Congenital illnesses',
		term: 'Conditions a baby is born with, such as a heart defect, that the plan lists and pays for.',
	},
	{
		key: 'dailyHospitalisation',
		label: 'Daily hospitalisation',
		term: `Cash for each day in hospital for a listed condition, for up to ${figures.dailyBenefitDays} days.`,
	},
	{ key: 'specialBenefits', label: 'Special benefits' },
] as const satisfies readonly { key: PlanField; label: string; term?: string }[];

/** A plan's value as it is written in the comparison. */
export function planValue(plan: Plan, field: PlanField): string {
	switch (field) {
		case 'minSumAssured':
			return formatDollars(plan[field]);
		case 'premium':
			return formatPremium(plan[field]);
		case 'pregnancyComplications':
		case 'congenitalIllnesses':
			return `${plan[field]} conditions`;
		case 'dailyHospitalisation':
			return `${plan[field]}% of sum assured daily`;
		default:
			return plan[field];
	}
}
