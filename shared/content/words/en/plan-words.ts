/** What is said about the plans compared, and how their values are written. */

import * as figures from '../../figures/figures.ts';
import type { PlanField, ValueWords } from '../../plans/plans.ts';

/** The eight fields compared, in the order they are shown. */
export const planLabels = {
	name: 'Plan',
	bundlingRequired: 'Bundling required',
	minSumAssured: 'Minimum sum assured',
	premium: 'Premium',
	pregnancyComplications: 'Pregnancy complications',
	congenitalIllnesses: 'Congenital illnesses',
	dailyHospitalisation: 'Daily hospitalisation',
	specialBenefits: 'Special benefits',
} as const satisfies Record<PlanField, string>;

/** Explains what people may not know. */
export const planTerms = {
	bundlingRequired:
		'A bundled plan comes with a whole-life or investment-linked policy, which has a premium of its own.',
	minSumAssured: 'The sum assured is what the insurer pays when a listed condition is diagnosed.',
	premium: `Paid once, for the whole term of ${figures.policyTermYears} years.`,
	pregnancyComplications: 'Serious conditions of the mother, such as eclampsia, that the plan lists and pays for.',
	congenitalIllnesses: 'Conditions a baby is born with, such as a heart defect, that the plan lists and pays for.',
	dailyHospitalisation: `Cash for each day in hospital for a reason the plan lists, for up to ${figures.dailyBenefitDays} days.`,
} as const satisfies Partial<Record<PlanField, string>>;

/** How a plan's values are written. */
export const valueWords = {
	bundlingRequired: { Yes: 'Yes', 'Not Required': 'Not Required' },
	pregnancyComplications: (count: number) => `${count} conditions`,
	congenitalIllnesses: (count: number) => `${count} conditions`,
	dailyHospitalisation: (percent: number) => `${percent}% of sum assured daily`,
} as const satisfies ValueWords;
