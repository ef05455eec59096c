/** Compares the plans' figures: the leading plan, the best values, the benefit for a day in hospital, each plan's distinctions. */

import * as figures from '../figures/figures.ts';
import { formatDollars } from '../figures/money.ts';
import type { Language } from '../languages.ts';
import { dailyBenefit, nameInText, type Plan, type PlanField, type PlanId, plans } from './plans.ts';

export type PlanFigure = (plan: Plan) => number;

export const complications: PlanFigure = (plan) => plan.pregnancyComplications;
export const illnesses: PlanFigure = (plan) => plan.congenitalIllnesses;
export const dailyPercent: PlanFigure = (plan) => plan.dailyHospitalisation;
export const cheapness: PlanFigure = (plan) => -plan.premium;

/** True if the plan is sold without a second policy. Bundled plans require one, and we do not know its premium. */
export const isStandalone = (plan: Plan) => plan.bundlingRequired !== 'Yes';

/** The plan with the highest figure; undefined if several plans share it. */
export function leadingPlan(figure: PlanFigure, among: readonly Plan[] = plans): Plan | undefined {
	const highest = Math.max(...among.map(figure));
	const leaders = among.filter((plan) => figure(plan) === highest);
	return leaders.length === 1 ? leaders[0] : undefined;
}

/** The standalone plan with the lowest premium; undefined if several share it. Bundled plans cost a second, unknown premium. */
function lowestStandalone(among: readonly Plan[]): Plan | undefined {
	return leadingPlan(cheapness, among.filter(isStandalone));
}

/** Fields in which one value is better than another. */
export type RankedField = Extract<
	PlanField,
	'premium' | 'pregnancyComplications' | 'congenitalIllnesses' | 'dailyHospitalisation'
>;

export interface ComparedPlans {
	/** The plan that alone has the most complications, the most illnesses and the highest daily benefit; undefined if none does. */
	readonly recommendedPlanId: PlanId | undefined;
	readonly lowestStandaloneId: PlanId | undefined;
	/** Ids of the plans with the best value of a field; none if all share it. For `premium`, only `lowestStandaloneId`, if any. */
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

/** Distinct daily benefits in percent of the sum assured, lowest first. */
export const dailyPercents = [...new Set(plans.map(dailyPercent))].toSorted((one, other) => one - other);

/** The daily benefits as text: in percent, `1% or 2%`, and in dollars at the smallest sum assured, `S$50 or S$100`. */
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

/** A language's words for the summary. */
interface SummaryWords {
	readonly language: Language;
	/** Separator between two sentences. */
	readonly space: string;
	/** Number words from one upwards. Numbers beyond this list are written in digits. */
	readonly numbers: readonly string[];
	readonly apart: (planCount: string) => Readonly<Record<Distinction, string>>;
}

type Distinction =
	| 'mostConditions'
	| 'twiceTheDailyBenefit'
	| 'highestDailyBenefit'
	| 'lowestPremium'
	| 'lowestPremiumOfStandalone'
	| 'mostConditionsOfStandalone'
	| 'lowestPremiumOfBundled'
	| 'standalone';

/**
 * Number of the compared plans as text, their names with insurers (an empty text if each name includes its insurer), and
 * each plan's distinctions by the plan's id (an empty text for none).
 */
export function summarisePlans({ language, space, numbers, apart }: SummaryWords, compared: readonly Plan[] = plans) {
	const planCount = numbers[compared.length - 1] ?? `${compared.length}`;
	const sentences = apart(planCount);
	const benefits = compared.map((plan) => {
		const found = distinctions(plan, compared);
		return [plan.id, found.map((distinction) => sentences[distinction]).join(space)] as const;
	});
	const names = compared.map(({ name, insurer }) => nameInText(name, language) + (insurer && ` (${insurer})`));
	const comparedPlans = compared.some(({ insurer }) => insurer)
		? new Intl.ListFormat(`${language}-SG`).format(names)
		: '';
	const specialBenefits: Readonly<Record<string, string>> = Object.fromEntries(benefits);
	return { planCount, comparedPlans, specialBenefits };
}

/** What sets the plan apart, derived from its figures, so that texts such as “lowest premium” stay true when figures change. */
export function distinctions(plan: Plan, compared: readonly Plan[]): Distinction[] {
	const standalone = compared.filter(isStandalone);
	const leads = (among: readonly Plan[], ...figures: PlanFigure[]) =>
		among.length > 1 && figures.every((figure) => leadingPlan(figure, among) === plan);
	const others = compared.filter((each) => each !== plan);
	const isTwice = others.every((other) => dailyPercent(plan) === 2 * dailyPercent(other));

	const found: Distinction[] = [];
	if (leads(compared, complications, illnesses)) found.push('mostConditions');
	if (leads(compared, dailyPercent)) found.push(isTwice ? 'twiceTheDailyBenefit' : 'highestDailyBenefit');
	if (lowestStandalone(compared) === plan) {
		if (leads(compared, cheapness)) found.push('lowestPremium');
		// The card marks the lowest standalone premium, but a recommended plan's card has “Recommended” in place of that mark, so
		// this text names the premium. Only the plan with the most conditions can be recommended.
		else if (standalone.length > 1 && found.includes('mostConditions')) found.push('lowestPremiumOfStandalone');
	}
	if (!found.includes('mostConditions') && leads(standalone, complications, illnesses))
		found.push('mostConditionsOfStandalone');
	if (found.length === 0 && isStandalone(plan)) found.push('standalone');
	if (!isStandalone(plan) && leads(compared, cheapness)) found.push('lowestPremiumOfBundled');
	return found;
}
