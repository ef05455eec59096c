/** Every word of the plan comparison: fields and values, headings, controls, notes. */

import * as figures from '../../figures/figures.ts';
import { formatDollars } from '../../figures/money.ts';
import type { RankedField } from '../../plans/compare-plans.ts';
import type { PlanField, ValueWords } from '../../plans/plans.ts';
import { comparedPlans, planCount, premiums } from './plan-summary.ts';

const minimum = formatDollars(figures.sumAssured.minimum);

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

/** The words that mark the best value of a field, where one value is better than another. */
export const bestValue = {
	premium: 'Lowest sold on its own',
	pregnancyComplications: 'Most',
	congenitalIllnesses: 'Most',
	dailyHospitalisation: 'Highest',
	conditions: 'Most',
} as const satisfies Record<RankedField, string>;

export const title = `Compare the ${planCount} plans`;
export const caption = 'Plan comparison';
export const sumAssured = 'Sum assured';
export const highlight = 'Highlight differences';
/** The short table of a phone: its columns, its values, and the notes below it. */
export const shortTable = {
	premium: 'Premium',
	secondPolicy: 'Second policy',
	needed: 'Yes',
	none: 'No',
	conditions: 'Conditions',
	perDay: 'S$ a day',
	ask: 'Ask',
	note: `Premiums at ${minimum}, ${premiums.checked}.`,
	secondPolicyNote: 'A second policy has a premium of its own.',
} as const;
/** Heads the row of “Recommended” and “Lowest premium sold on its own”. */
export const mark = 'What we point out';
export const recommended = 'Recommended';
/** Beside the badge: its rule. */
export const recommendedFor = 'Longest list of conditions; ignores price and the second policy.';
export const lowestStandalone = 'Lowest premium sold on its own';
export const howWeArePaid = 'We may be paid a fee when you buy.';
/** Said as the focus goes on to the form: out of its place it needs the name. */
export const chosen = (planName: string) => `Your enquiry is about ${planName}.`;
export const getQuote = 'Get Quote';
export const sameForAll = 'Same for all';
/** In place of a premium, while a sum assured is chosen that none is known for. */
export const askForQuote = 'Ask for a quote';
/** Beside a premium: what it is for, and the month of its check. */
export const premiumBasis = `at ${minimum}, ${premiums.checked}`;
/** Below the premium of a bundled plan. */
export const secondPolicy = 'plus the second policy’s premium';
export const premiumsChecked = (isOverAYearOld: boolean) =>
	isOverAYearOld
		? `Premiums last checked ${premiums.checked}, over a year ago. Ask for today’s premium.`
		: `Premiums last checked ${premiums.checked}.`;
export const source = `Source: ${premiums.source}.`;

export const compared = `This comparison is not advice. Compared: ${comparedPlans}. Other insurers sell other plans. Not compared: whom a plan accepts, its definitions and exclusions, a second policy’s cost.`;

/** What the daily benefit comes to, in dollars. */
export const benefitInDollars = (perDay: string, longestStay: string) =>
	`${perDay} a day, ${longestStay} for ${figures.dailyBenefitDays} days`;

/** Announced as another sum assured is chosen. `perDay` has each plan's name and benefit. */
export const sumAssuredChanged = (sumAssured: string, perDay: readonly string[]) =>
	`${sumAssured}: ${perDay.join('; ')} for each day in hospital.`;
/** Follows where no premium is known for that sum. */
export const askForPremium = 'Ask for the premium.';
/** Announced as differences are highlighted, and shown below the short table. */
export const highlighted =
	'The best values are in bold, of premiums the lowest sold on its own. What all plans share is marked.';
