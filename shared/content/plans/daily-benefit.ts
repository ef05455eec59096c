/** What the daily hospital benefit comes to, in words. */

import { benefit } from '#words/comparison-copy.ts';
import * as figures from '../figures.ts';
import { formatDollars } from '../money.ts';
import { dailyPercents } from './daily-percents.ts';
import { dailyBenefit, type Plan } from './plans.ts';

/** `S$100 a day, S$3,000 for 30 days`. */
export function benefitInDollars(plan: Pick<Plan, 'dailyHospitalisation'>, sumAssured: number): string {
	const { perDay, longestStay } = dailyBenefit(plan, sumAssured);
	return benefit.inDollars(formatDollars(perDay), formatDollars(longestStay));
}

/** What it comes to at a sum assured, beside what a day of newborn intensive care costs. */
export function benefitSentence(sumAssured: number): string {
	const shares = dailyPercents.map((percent) =>
		benefit.share(percent, formatDollars(sumAssured), benefitInDollars({ dailyHospitalisation: percent }, sumAssured)),
	);
	return benefit.sentence(shares, formatDollars(figures.newbornIntensiveCarePerDay));
}
