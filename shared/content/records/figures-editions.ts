/** Which figures the plans had from which day on: what a build has shown stays in `figures-editions.json`. */

import { formatDollars, formatPremium } from '../figures/money.ts';
import { comparedFields } from '../plans/mark-plans.ts';
import type { Plan } from '../plans/plans.ts';
import { planLabels } from '../words/en/comparison-copy.ts';
import data from './figures-editions.json' with { type: 'json' };

type Key = (typeof comparedFields)[number];
type PlanFigures = { readonly id: string } & Readonly<Record<Key, string | number>>;

export interface FiguresEdition {
	/** Such as `2026-11-25`. */
	readonly date: string;
	readonly plans: readonly PlanFigures[];
}

/** The oldest first. */
export const figuresEditions: readonly FiguresEdition[] = data;

export function figuresOf(plans: readonly Plan[]): PlanFigures[] {
	return plans.map((plan) => ({
		id: plan.id,
		...(Object.fromEntries(comparedFields.map((key) => [key, plan[key]])) as Record<Key, string | number>),
	}));
}

/** Changes against the previous edition, a sentence each, newest first. */
export function figuresChanges(editions = figuresEditions): { date: string; sentences: string[] }[] {
	return editions
		.slice(1)
		.map(({ date, plans }, index) => ({ date, sentences: differences(editions[index]?.plans ?? [], plans) }))
		.reverse();
}

function differences(before: readonly PlanFigures[], after: readonly PlanFigures[]): string[] {
	const gone = before.filter(({ id }) => !after.some((plan) => plan.id === id));
	const changed = after.flatMap((plan) => {
		const earlier = before.find(({ id }) => id === plan.id);
		if (!earlier) return [`\`${plan.id}\` is new.`];
		return comparedFields
			.filter((key) => plan[key] !== earlier[key])
			.map(
				(key) =>
					`\`${plan.id}\`, ${planLabels[key].toLowerCase()}: ${write(key, earlier)} becomes ${write(key, plan)}.`,
			);
	});
	return [...changed, ...gone.map(({ id }) => `\`${id}\` is withdrawn.`)];
}

function write(key: Key, figures: PlanFigures): string {
	const value = figures[key];
	if (typeof value === 'string') return value;
	if (key === 'premium') return formatPremium(value);
	if (key === 'minSumAssured') return formatDollars(value);
	return key === 'dailyHospitalisation' ? `${value}%` : `${value}`;
}
