/** What is said about the plans compared, and how their values are written. */

import * as figures from '../figures.ts';
import { formatDollars, formatPremium } from '../money.ts';
import type { Plan, PlanField, PlanId } from '../plans.ts';

/** How many plans are compared, as texts say it. */
export const planCount = 'four';

export const specialBenefits = {
	'plan-1': `The most conditions of the ${planCount}, and twice the daily benefit of the others.`,
	'plan-2': `The lowest premium of the ${planCount}, before the second policy.`,
	'plan-3': 'Sold on its own: no second policy to buy or keep.',
	'plan-4': 'The lowest premium and the most conditions of the plans sold on their own.',
} as const satisfies Record<PlanId, string>;

export const recommendationRule =
	'“Recommended” ignores premium and bundling: it marks the plan with the most conditions for mother and child and the highest daily hospital benefit. It is not advice.';

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
		term: 'The sum assured is what the insurer pays when a listed condition is diagnosed.',
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
		case 'specialBenefits':
			return specialBenefits[plan.id];
		default:
			return plan[field];
	}
}
