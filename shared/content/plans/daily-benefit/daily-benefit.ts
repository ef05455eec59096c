/** What the daily hospital benefit comes to, in words. */

import { benefit } from '#words/comparison-copy.ts';
import { formatDollars } from '../../figures/money.ts';
import { dailyBenefit, type Plan } from '../plans.ts';

/** `S$100 a day, S$3,000 for 30 days`. */
export function benefitInDollars(plan: Pick<Plan, 'dailyHospitalisation'>, sumAssured: number): string {
	const { perDay, longestStay } = dailyBenefit(plan, sumAssured);
	return benefit.inDollars(formatDollars(perDay), formatDollars(longestStay));
}
