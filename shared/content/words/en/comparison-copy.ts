/** Words of the plan comparison: fields and values, headings, controls, notes. */

import { brand } from '../../brand.ts';
import * as figures from '../../figures/figures.ts';
import { formatDollars } from '../../figures/money.ts';
import type { RankedField } from '../../plans/compare-plans.ts';
import type { PlanField, ValueWords } from '../../plans/plans.ts';
import { comparedPlans, planCount, premiums } from './plan-summary.ts';

const minimum = formatDollars(figures.sumAssured.minimum);

/** Labels of the eight compared fields, in the order of display. */
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

/** Explanations of fields, shown in tooltips. */
export const planTerms = {
	bundlingRequired: 'A bundled plan comes with a whole-life or investment-linked policy, which has its own premium.',
	minSumAssured: 'The sum assured is what the insurer pays when a listed condition is diagnosed.',
	premium: `Paid once, for ${figures.policyTermYears} years.`,
	pregnancyComplications: 'Serious conditions of the mother, such as eclampsia, that the plan lists and pays for.',
	congenitalIllnesses: 'Conditions a baby is born with, such as a heart defect, that the plan lists and pays for.',
	dailyHospitalisation: `Cash for each day in hospital for a reason the plan lists, for up to ${figures.dailyBenefitDays} days.`,
} as const satisfies Partial<Record<PlanField, string>>;

export const valueWords = {
	bundlingRequired: { Yes: 'Yes', 'Not Required': 'Not Required' },
	pregnancyComplications: (count: number) => `${count} conditions`,
	congenitalIllnesses: (count: number) => `${count} conditions`,
	dailyHospitalisation: (percent: number) => `${percent}% of sum assured daily`,
} as const satisfies ValueWords;

/** Marks of the best value of each field. In the table they are only for screen readers; a card shows the mark for premiums. */
export const bestValue = {
	premium: 'Lowest sold on its own',
	pregnancyComplications: 'Most',
	congenitalIllnesses: 'Most',
	dailyHospitalisation: 'Highest',
} as const satisfies Record<RankedField, string>;

export const title = `Compare the ${planCount} plans`;
/** Shown below the title. On a partner's page it tells whose comparison this is. */
export const notice = `This comparison by ${brand.name} is not advice. A second policy costs extra.`;
export const caption = 'Plan comparison';
export const sumAssured = 'Sum assured';
export const recommended = 'Recommended by our rule';
/** Explains `recommended`, in a tooltip and below the table. */
export const recommendedFor = 'Longest list of conditions; ignores price and the second policy.';
export const howWeArePaid = `${brand.name} may be paid a fee when you buy.`;
/** Announced after a press on “Get Quote”. Also shown above the form's fields, unless the plan is the first. */
export const chosen = (planName: string) => `Your enquiry is about ${planName}.`;
export const getQuote = 'Get Quote';
/** Shown after the row label `Premium`. */
export const premiumBasis = `at ${minimum}`;
/** Replaces `premiumBasis`, and is shown on each card, if a sum assured other than the smallest is selected. */
export const askForSum = (sumAssured: string) => `at ${minimum}; ask for ${sumAssured}`;
/** Shown with a premium, for a bundled plan and for a standalone plan. */
export const bundled = 'plus a second policy';
export const standalone = 'sold on its own';
export const premiumsChecked = `Premiums at ${minimum}, paid once, as checked in ${premiums.checked}.`;
/** Added to `premiumsChecked` a year after that month. */
export const premiumsOld = 'That is over a year ago: ask for today’s.';
export const source = `Source: ${premiums.source}.`;

export const compared = `Bold marks the most, or the lowest sold on its own. ${comparedPlans && `Compared: ${comparedPlans}. `}Other insurers sell other plans. Who can apply, definitions and exclusions are not compared.`;

/** Shown below a plan’s daily benefit in percent, followed by `benefitForStay`. */
export const benefitPerDay = (perDay: string) => `${perDay}/day`;
export const benefitForStay = (longestStay: string) => `${longestStay} for ${figures.dailyBenefitDays} days`;

/** Announced when the visitor selects a sum assured. `perDay` has an entry such as `Plan 1 S$100` for each plan. */
export const sumAssuredChanged = (sumAssured: string, perDay: readonly string[]) =>
	`${sumAssured}: ${perDay.join('; ')} for each day in hospital.`;
/** Added to `sumAssuredChanged` if no premium is known for the selected sum assured. */
export const askForPremium = 'Ask for the premium.';
