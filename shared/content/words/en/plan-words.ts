/** What is said about the plans compared, and how their values are written. */

import * as figures from '../../figures/figures.ts';
import type { PlanField, ValueWords } from '../../plans/plans.ts';

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
		term: `Cash for each day in hospital for a reason the plan lists, for up to ${figures.dailyBenefitDays} days.`,
	},
	{ key: 'specialBenefits', label: 'Special benefits' },
] as const satisfies readonly { key: PlanField; label: string; term?: string }[];

/** How a plan's values are written. */
export const valueWords = {
	bundlingRequired: { Yes: 'Yes', 'Not Required': 'Not Required' },
	pregnancyComplications: (count: number) => `${count} conditions`,
	congenitalIllnesses: (count: number) => `${count} conditions`,
	dailyHospitalisation: (percent: number) => `${percent}% of sum assured daily`,
} as const satisfies ValueWords;
