/** Every word of the plan comparison that is not a plan's own: headings, tools, notes. */

import * as figures from '../figures.ts';
import { formatDollars } from '../money.ts';
import type { PlanField, PlanSort } from '../plans/plans.ts';
import { planCount } from './plan-summary.ts';
import { delivery, premiums } from './provenance.ts';

export const planSorts = {
	recommended: 'Recommended first',
	premium: 'Premium, standalone first',
	complications: 'Most complications',
	illnesses: 'Most illnesses',
} as const satisfies Record<PlanSort, string>;

const minimum = formatDollars(figures.sumAssured.minimum);

/** In place of the order by premium, while another sum assured is chosen. */
export const noPremiumSort = `Premium (only at ${minimum})`;

/** The words that mark the best value of a field, where one value is better than another. */
export const bestValueMarks = {
	premium: 'Lowest',
	pregnancyComplications: 'Most',
	congenitalIllnesses: 'Most',
	dailyHospitalisation: 'Highest',
} as const satisfies Partial<Record<PlanField, string>>;

/** Marks a bundled plan, whose premium is not all that is paid. */
export const lowestIfBundled = 'Lowest, not counting the second policy’s premium';

export const title = `Compare the ${planCount} plans`;
export const caption = 'Plan comparison';
/** Opens the tools on a narrow screen. */
export const tools = 'Adjust the comparison';
export const sumAssured = 'Sum assured';
export const sortBy = 'Sort by';
export const highlight = 'Highlight differences';
export const compare = 'Compare';
export const compareWith = 'With';
export const allPlans = `All ${planCount} plans`;
export const print = 'Print';
export const share = 'Share';
export const linkCopied = 'Link copied.';
export const linkNotCopied = (address: string) => `Copy this link: ${address}`;
export const recommended = 'Recommended';
/** Below the badge: what it goes by. */
export const recommendedFor = 'Longest list of conditions; ignores price and the second policy';
export const lowestStandalone = 'Lowest premium sold on its own';
export const howWeArePaid =
	'We may be paid a fee when you buy. It does not change your premium or the order of the plans.';
/** Said as the focus goes on to the form: out of its place it needs the name. */
export const chosen = (planName: string) => `Your enquiry is about ${planName}.`;
export const allDetails = 'All details';
export const getQuote = 'Get Quote';
export const sameForAll = 'Same for all';
export const sameForBoth = 'Same for both';
/** In place of a premium, while a sum assured is chosen that none is known for. */
export const askForQuote = 'Ask for a quote';
export const premiumBasis = (premium: string) => `${premium} at ${minimum}`;
/** Below the premium of a bundled plan. */
export const secondPolicy = 'plus the second policy’s premium';
export const premiumsChecked = (isOverAYearOld: boolean) =>
	isOverAYearOld
		? `Premiums are for a sum assured of ${minimum}. Last checked ${premiums.checked}, over a year ago. Ask for today’s premium.`
		: `Premiums are for a sum assured of ${minimum}. Last checked ${premiums.checked}.`;
/** Opens what follows. */
export const moreNotes = 'What we do not compare, and our sources';

export const notCompared =
	'Not compared: other plans on the market, whom each plan accepts, how it defines its conditions, what it excludes, and what the second policy of a bundled plan costs.';
export const sources = `Sources: ${premiums.source}; newborn intensive care, as checked in ${delivery.checked}: ${delivery.source}.`;

/** What the daily benefit comes to; the amounts are in dollars, those of a share made by `inDollars`. */
export const benefit = {
	inDollars: (perDay: string, longestStay: string) =>
		`${perDay} a day, ${longestStay} for ${figures.dailyBenefitDays} days`,
	share: (percent: number, sumAssured: string, dollars: string) => `${percent}% of ${sumAssured} is ${dollars}`,
	sentence: (shares: readonly string[], care: string) =>
		`Daily hospital cash: ${shares.join('; ')}. Newborn intensive care can cost up to ${care} a day.`,
} as const;
