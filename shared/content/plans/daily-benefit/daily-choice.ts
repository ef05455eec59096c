/** The daily hospital benefits as a sentence has them. */

import * as figures from '../../figures/figures.ts';
import { formatDollars } from '../../figures/money.ts';
import type { Language } from '../../languages.ts';
import { dailyBenefit } from '../plans.ts';
import { dailyPercents } from './daily-percents.ts';

/** `1% or 2%`, and a day at the smallest sum assured: `S$50 or S$100`. */
export function dailyChoice(language: Language): { percents: string; dollars: string } {
	const either = new Intl.ListFormat(language, { type: 'disjunction' });
	const dollars = dailyPercents.map(
		(dailyHospitalisation) => dailyBenefit({ dailyHospitalisation }, figures.sumAssured.minimum).perDay,
	);
	return {
		percents: either.format(dailyPercents.map((percent) => `${percent}%`)),
		dollars: either.format(dollars.map(formatDollars)),
	};
}
