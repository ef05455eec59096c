/** What sets each plan apart, found in its figures, so that a new premium leaves no wrong "lowest" behind. */

import { type Plan, plans } from './plans.ts';

/** A sentence for each thing that may set a plan apart. */
interface SummaryWords {
	/** Between two sentences. */
	readonly space: string;
	/** From one upwards; beyond its end, digits. */
	readonly numbers: readonly string[];
	readonly apart: (planCount: string) => Readonly<Record<Distinction, string>>;
}

export type Distinction =
	| 'mostConditions'
	| 'twiceTheDailyBenefit'
	| 'highestDailyBenefit'
	| 'lowestPremium'
	| 'lowestPremiumIfBundled'
	| 'lowestPremiumOfStandalone'
	| 'mostConditionsOfStandalone'
	| 'standalone'
	| 'none';

export interface PlanSummary {
	/** How many plans are compared, as texts say it. */
	readonly planCount: string;
	/** By the plan's id. */
	readonly specialBenefits: Readonly<Record<string, string>>;
}

/** The plans in the words of a language. */
export function summarisePlans(
	{ space, numbers, apart }: SummaryWords,
	compared: readonly Plan[] = plans,
): PlanSummary {
	const planCount = numbers[compared.length - 1] ?? `${compared.length}`;
	const sentences = apart(planCount);
	const benefits = compared.map((plan) => {
		const found = distinctions(plan, compared);
		return [plan.id, found.map((distinction) => sentences[distinction]).join(space)] as const;
	});
	return { planCount, specialBenefits: Object.fromEntries(benefits) };
}

export function distinctions(plan: Plan, compared: readonly Plan[]): Distinction[] {
	const isStandalone = plan.bundlingRequired !== 'Yes';
	const standalone = compared.filter(({ bundlingRequired }) => bundlingRequired !== 'Yes');
	const leads = (among: readonly Plan[], ...figures: ((plan: Plan) => number)[]) =>
		among.length > 1 && figures.every((figure) => leader(among, figure) === plan);
	const daily = (each: Plan) => each.dailyHospitalisation;
	const others = compared.filter((each) => each !== plan);
	const isTwice = others.every((other) => daily(plan) === 2 * daily(other));

	const found: Distinction[] = [];
	if (leads(compared, complications, illnesses)) found.push('mostConditions');
	if (leads(compared, daily)) found.push(isTwice ? 'twiceTheDailyBenefit' : 'highestDailyBenefit');
	if (leads(compared, cheapness)) found.push(isStandalone ? 'lowestPremium' : 'lowestPremiumIfBundled');
	else if (leads(standalone, cheapness)) found.push('lowestPremiumOfStandalone');
	if (!found.includes('mostConditions') && leads(standalone, complications, illnesses))
		found.push('mostConditionsOfStandalone');
	if (found.length === 0) found.push(isStandalone ? 'standalone' : 'none');
	return found;
}

const complications = (plan: Plan) => plan.pregnancyComplications;
const illnesses = (plan: Plan) => plan.congenitalIllnesses;
const cheapness = (plan: Plan) => -plan.premium;

/** The one plan above all others in a figure; undefined where two share the first place. */
function leader(among: readonly Plan[], figure: (plan: Plan) => number): Plan | undefined {
	const highest = Math.max(...among.map(figure));
	const leaders = among.filter((plan) => figure(plan) === highest);
	return leaders.length === 1 ? leaders[0] : undefined;
}
