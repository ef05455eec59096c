/** What the plans pay for a day in hospital, and how a sentence says it. */

import * as figures from '../figures/figures.ts';
import { formatDollars } from '../figures/money.ts';
import type { Language } from '../languages.ts';
import { dailyPercent } from './leading-plan.ts';
import { dailyBenefit, plans } from './plans.ts';

/** In percent of the sum assured, each once, lowest first. */
export const dailyPercents = [...new Set(plans.map(dailyPercent))].toSorted((one, other) => one - other);

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
