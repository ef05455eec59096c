/** The plans compared. An operator puts the insurers' product names into `name`; everything else follows. */

import * as figures from './figures.ts';

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

export function isPlanId(value: unknown): value is PlanId {
	return planIds.some((id) => id === value);
}

/** What a person asks about; empty: not sure yet. */
export type PlanChoice = PlanId | '';

export function isPlanChoice(value: unknown): value is PlanChoice {
	return value === '' || isPlanId(value);
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
	},
] as const satisfies readonly Plan[];

export const recommendedPlanId: PlanId = 'plan-1';

export function findPlan(id: string): Plan | undefined {
	return plans.find((plan) => plan.id === id);
}

/** Premiums are known at the smallest sum assured alone. */
export function isPremiumKnown(sumAssured: number): boolean {
	return sumAssured === minSumAssured;
}

/** Cash for one day in hospital and for the longest stay paid for, in dollars. */
export function dailyBenefit(
	{ dailyHospitalisation }: Pick<Plan, 'dailyHospitalisation'>,
	sumAssured: number,
): { perDay: number; longestStay: number } {
	const perDay = (sumAssured * dailyHospitalisation) / 100;
	return { perDay, longestStay: perDay * figures.dailyBenefitDays };
}

/** What is compared; the special benefits are words, so each language has its own. */
export type PlanField = Exclude<keyof Plan, 'id'> | 'specialBenefits';

export type PlanSort = 'recommended' | 'premium' | 'complications' | 'illnesses';

/** How a language writes the values of the fields that are not amounts of money. */
export interface ValueWords {
	readonly bundlingRequired: Readonly<Record<Plan['bundlingRequired'], string>>;
	readonly pregnancyComplications: (count: number) => string;
	readonly congenitalIllnesses: (count: number) => string;
	readonly dailyHospitalisation: (percent: number) => string;
}
