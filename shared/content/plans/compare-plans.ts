/** What the plans' figures say of them: which one leads, which have the best values, what a day in hospital pays. */

import * as figures from '../figures/figures.ts';
import { formatDollars } from '../figures/money.ts';
import type { Language } from '../languages.ts';
import { dailyBenefit, type Plan, type PlanField, type PlanId, plans } from './plans.ts';

export type PlanFigure = (plan: Plan) => number;

export const complications: PlanFigure = (plan) => plan.pregnancyComplications;
export const illnesses: PlanFigure = (plan) => plan.congenitalIllnesses;
export const dailyPercent: PlanFigure = (plan) => plan.dailyHospitalisation;
export const cheapness: PlanFigure = (plan) => -plan.premium;

/** Whether it is sold on its own. Otherwise another policy must be bought with it, whose premium is not known. */
export const isStandalone = (plan: Plan) => plan.bundlingRequired !== 'Yes';

/** The one plan above all others in a figure; undefined where two share the first place. */
export function leadingPlan(figure: PlanFigure, among: readonly Plan[] = plans): Plan | undefined {
	const highest = Math.max(...among.map(figure));
	const leaders = among.filter((plan) => figure(plan) === highest);
	return leaders.length === 1 ? leaders[0] : undefined;
}

/** A bundled plan's premium is not all that is paid, so only those sold on their own are compared by it. */
export function lowestStandalone(among: readonly Plan[] = plans): Plan | undefined {
	return leadingPlan(cheapness, among.filter(isStandalone));
}

/** Where one value is better than another. */
export type RankedField = Extract<
	PlanField,
	'premium' | 'pregnancyComplications' | 'congenitalIllnesses' | 'dailyHospitalisation'
>;

export interface ComparedPlans {
	/** The most conditions for mother and child, and the highest daily benefit; undefined if no plan leads in all three. */
	readonly recommendedPlanId: PlanId | undefined;
	readonly lowestStandaloneId: PlanId | undefined;
	/** The plans that have the best value, unless all have it. */
	readonly bestPlanIds: Readonly<Record<RankedField, readonly PlanId[]>>;
}

export function comparePlans(among: readonly Plan[] = plans): ComparedPlans {
	const leaders = [complications, illnesses, dailyPercent].map((figure) => leadingPlan(figure, among)?.id);
	const lowestStandaloneId = lowestStandalone(among)?.id;
	const best = (figure: PlanFigure) => {
		const highest = Math.max(...among.map(figure));
		const leading = among.filter((plan) => figure(plan) === highest);
		return leading.length < among.length ? leading.map(({ id }) => id) : [];
	};
	return {
		recommendedPlanId: new Set(leaders).size === 1 ? leaders[0] : undefined,
		lowestStandaloneId,
		bestPlanIds: {
			premium: lowestStandaloneId ? [lowestStandaloneId] : [],
			pregnancyComplications: best(complications),
			congenitalIllnesses: best(illnesses),
			dailyHospitalisation: best(dailyPercent),
		},
	};
}

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
