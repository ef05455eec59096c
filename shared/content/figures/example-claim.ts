/** Amounts of the article's invented claim: the smallest sum assured, and the highest daily benefit for seven days. */

import { dailyPercents } from '../plans/compare-plans.ts';
import { dailyBenefit } from '../plans/plans.ts';
import { sumAssured } from './figures.ts';
import { formatDollars } from './money.ts';

/** Paid days of the hospital stay, which begins on 7 April in the article. */
const days = 7;
const percent = dailyPercents.at(-1) as number;
const { perDay } = dailyBenefit({ dailyHospitalisation: percent }, sumAssured.minimum);

export const exampleClaim = {
	days,
	percent: `${percent}%`,
	sumAssured: formatDollars(sumAssured.minimum),
	perDay: formatDollars(perDay),
	total: formatDollars(sumAssured.minimum + days * perDay),
} as const;
