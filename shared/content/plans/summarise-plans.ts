/** Derives each plan's distinctions from the figures, so that texts such as "lowest premium" stay true when figures change. */

import type { Language } from '../languages.ts';
import {
	cheapness,
	complications,
	dailyPercent,
	illnesses,
	isStandalone,
	leadingPlan,
	lowestStandalone,
	type PlanFigure,
} from './compare-plans.ts';
import { nameInText, type Plan, plans } from './plans.ts';

/** A language's words for the summary. */
interface SummaryWords {
	readonly language: Language;
	/** Separator between two sentences. */
	readonly space: string;
	/** Number words from one upwards. Numbers beyond this list are written in digits. */
	readonly numbers: readonly string[];
	readonly apart: (planCount: string) => Readonly<Record<Distinction, string>>;
}

export type Distinction =
	| 'mostConditions'
	| 'twiceTheDailyBenefit'
	| 'highestDailyBenefit'
	| 'lowestPremium'
	| 'lowestPremiumOfStandalone'
	| 'mostConditionsOfStandalone'
	| 'lowestPremiumOfBundled'
	| 'standalone';

/** Number and names of the compared plans as text, and the distinctions of each plan by its id (empty if it has none). */
export function summarisePlans({ language, space, numbers, apart }: SummaryWords, compared: readonly Plan[] = plans) {
	const planCount = numbers[compared.length - 1] ?? `${compared.length}`;
	const sentences = apart(planCount);
	const benefits = compared.map((plan) => {
		const found = distinctions(plan, compared);
		return [plan.id, found.map((distinction) => sentences[distinction]).join(space)] as const;
	});
	const names = compared.map(({ name, insurer }) => nameInText(name, language) + (insurer && ` (${insurer})`));
	const comparedPlans = new Intl.ListFormat(`${language}-SG`).format(names);
	const specialBenefits: Readonly<Record<string, string>> = Object.fromEntries(benefits);
	return { planCount, comparedPlans, specialBenefits };
}

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
		// Cards mark the lowest standalone premium, except the recommended plan's card, which has another mark. Only the plan with
		// the most conditions can be recommended, so only this plan needs the sentence.
		else if (standalone.length > 1 && found.includes('mostConditions')) found.push('lowestPremiumOfStandalone');
	}
	if (!found.includes('mostConditions') && leads(standalone, complications, illnesses))
		found.push('mostConditionsOfStandalone');
	if (found.length === 0 && isStandalone(plan)) found.push('standalone');
	if (!isStandalone(plan) && leads(compared, cheapness)) found.push('lowestPremiumOfBundled');
	return found;
}
