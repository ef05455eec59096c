/** The compared plans, which an operator edits in `plans.json`. */

import * as figures from '../figures/figures.ts';
import type { Language } from '../languages.ts';
import data from '../plans.json' with { type: 'json' };

/** `plan-1`, `plan-2`, …: a plan's id never changes, because links, embeds and stored enquiries contain the id. */
export type PlanId = `plan-${number}`;

export interface Plan {
	readonly id: PlanId;
	readonly name: string;
	/** Name of the insurer; empty if the plan's `name` includes it. */
	readonly insurer: string;
	/** `Yes` if a whole-life or investment-linked policy must be bought with the plan. */
	readonly bundlingRequired: 'Yes' | 'Not Required';
	/** Smallest sum assured that the plan offers, in dollars. */
	readonly minSumAssured: number;
	/** Premium in dollars at the smallest sum assured, paid once for the whole term. */
	readonly premium: number;
	/** Number of listed pregnancy complications of the mother. */
	readonly pregnancyComplications: number;
	/** Number of listed congenital illnesses of the child. */
	readonly congenitalIllnesses: number;
	/** Cash for a day in hospital, in percent of the sum assured. */
	readonly dailyHospitalisation: number;
	/** Address of the public page with the plan's figures; empty if there is none. */
	readonly source: string;
	/** Month in which the plan's figures were last checked, such as `2025-01`. */
	readonly checked: string;
}

export const plans = data.plans as unknown as readonly [Plan, ...Plan[]];

export const planIds = /* @__PURE__ */ plans.map(({ id }) => id) as [PlanId, ...PlanId[]];

/** Plan ids accepted in an enquiry, also of withdrawn plans: open pages and pinned versions of the widget still send them. */
export function acceptedPlanIds(): readonly string[] {
	return [...planIds, ...data.withdrawnPlanIds];
}

export function isPlanId(value: unknown): value is PlanId {
	return planIds.some((id) => id === value);
}

/** The plan that an enquiry is about; empty if the visitor is not sure yet. */
export type PlanChoice = PlanId | '';

export function isPlanChoice(value: unknown): value is PlanChoice {
	return value === '' || isPlanId(value);
}

export function findPlan(id: string): Plan | undefined {
	return plans.find((plan) => plan.id === id);
}

/** A plan’s name for use in a sentence. In Chinese, Malay and Tamil, a no-break space keeps “Plan 1” on one line. */
export function nameInText(name: string, language: Language): string {
	return language === 'en' ? name : name.replace(/ (?=\d)/, '\u00a0');
}

/** True for the smallest sum assured: `plans.json` has no premiums for others. */
export function isPremiumKnown(sumAssured: number): boolean {
	return sumAssured === figures.sumAssured.minimum;
}

/** Cash for one day in hospital and for the longest paid stay, in dollars. */
export function dailyBenefit(
	{ dailyHospitalisation }: Pick<Plan, 'dailyHospitalisation'>,
	sumAssured: number,
): { perDay: number; longestStay: number } {
	const perDay = (sumAssured * dailyHospitalisation) / 100;
	return { perDay, longestStay: perDay * figures.dailyBenefitDays };
}

/** Compared fields. The special benefits are no field of `Plan`, but texts in `plan-summary.ts` of each language. */
export type PlanField = Exclude<keyof Plan, 'id' | 'insurer' | 'source' | 'checked'> | 'specialBenefits';

/** A language's words for the values of these fields. */
export interface ValueWords {
	readonly bundlingRequired: Readonly<Record<Plan['bundlingRequired'], string>>;
	readonly pregnancyComplications: (count: number) => string;
	readonly congenitalIllnesses: (count: number) => string;
	readonly dailyHospitalisation: (percent: number) => string;
}
