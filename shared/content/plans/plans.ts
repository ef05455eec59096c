/** The plans compared, as an operator edits them in `plans.json`; everything else follows from them. */

import * as figures from '../figures/figures.ts';
import type { Language } from '../languages.ts';
import data from '../plans.json' with { type: 'json' };

/** `plan-1`, `plan-2`, …: stays with a plan whatever its name, in links, embeds and stored enquiries. */
export type PlanId = `plan-${number}`;

export interface Plan {
	readonly id: PlanId;
	readonly name: string;
	/** Empty where the name says it. */
	readonly insurer: string;
	/** Whether a whole-life or investment-linked policy must be bought with it. */
	readonly bundlingRequired: 'Yes' | 'Not Required';
	/** Smallest sum assured sold, in dollars. */
	readonly minSumAssured: number;
	/** Single premium for the whole term at the smallest sum assured, in dollars. */
	readonly premium: number;
	/** How many pregnancy complications of the mother are listed. */
	readonly pregnancyComplications: number;
	/** How many congenital illnesses of the child are listed. */
	readonly congenitalIllnesses: number;
	/** Cash for a day in hospital, in percent of the sum assured. */
	readonly dailyHospitalisation: number;
	/** The public page where its figures can be read; empty where there is none. */
	readonly source: string;
	/** The month in which its figures were last checked, such as `2025-01`. */
	readonly checked: string;
}

export const plans = data.plans as unknown as readonly [Plan, ...Plan[]];

export const planIds = /* @__PURE__ */ plans.map(({ id }) => id) as [PlanId, ...PlanId[]];

/** What an enquiry may be about: pages left open and pinned copies of the widget still send withdrawn plans. */
export function acceptedPlanIds(): readonly string[] {
	return [...planIds, ...data.withdrawnPlanIds];
}

export function isPlanId(value: unknown): value is PlanId {
	return planIds.some((id) => id === value);
}

/** What a person asks about; empty: not sure yet. */
export type PlanChoice = PlanId | '';

export function isPlanChoice(value: unknown): value is PlanChoice {
	return value === '' || isPlanId(value);
}

export function findPlan(id: string): Plan | undefined {
	return plans.find((plan) => plan.id === id);
}

/** A plan’s name as a sentence has it: in Chinese, Malay and Tamil no line ends before its number. */
export function nameInText(name: string, language: Language): string {
	return language === 'en' ? name : name.replace(/ (?=\d)/, '\u00a0');
}

/** Premiums are known at the smallest sum assured alone. */
export function isPremiumKnown(sumAssured: number): boolean {
	return sumAssured === figures.sumAssured.minimum;
}

/** Cash for one day in hospital and for the longest stay paid for, in dollars. */
export function dailyBenefit(
	{ dailyHospitalisation }: Pick<Plan, 'dailyHospitalisation'>,
	sumAssured: number,
): { perDay: number; longestStay: number } {
	const perDay = (sumAssured * dailyHospitalisation) / 100;
	return { perDay, longestStay: perDay * figures.dailyBenefitDays };
}

/** What is compared; the special benefits are words, so each language has its own. */
export type PlanField = Exclude<keyof Plan, 'id' | 'insurer' | 'source' | 'checked'> | 'specialBenefits';

/** How a language writes the values of the fields that are not amounts of money. */
export interface ValueWords {
	readonly bundlingRequired: Readonly<Record<Plan['bundlingRequired'], string>>;
	readonly pregnancyComplications: (count: number) => string;
	readonly congenitalIllnesses: (count: number) => string;
	readonly dailyHospitalisation: (percent: number) => string;
}
