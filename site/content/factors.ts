/** Seven factors for choosing a plan. A factor's best option is calculated from the plans, if `plans.json` has its figures. */

import * as figures from '../../shared/content/figures/figures.ts';
import { formatDollars, formatPremium } from '../../shared/content/figures/money.ts';
import {
	cheapness,
	complications,
	dailyPercent,
	dailyPercents,
	illnesses,
	isStandalone,
	leadingPlan,
	type PlanFigure,
} from '../../shared/content/plans/compare-plans.ts';
import { dailyBenefit, type Plan, plans } from '../../shared/content/plans/plans.ts';

interface FactorRow {
	readonly factor: string;
	readonly importance: 'Critical' | 'High' | 'Medium' | 'Low';
	readonly bestOption: string;
	readonly details: string;
}

const { minimum } = figures.sumAssured;
const perDay = (dailyHospitalisation: number) => formatDollars(dailyBenefit({ dailyHospitalisation }, minimum).perDay);
const standalone = plans.filter(isStandalone);

export const factors: readonly FactorRow[] = [
	{
		factor: 'Bundling',
		importance: 'Critical',
		bestOption: named(standalone) || 'None: all are bundled',
		details: 'The others come with a second policy.',
	},
	{
		factor: 'Pregnancy complications',
		importance: 'Critical',
		bestOption: best(complications, (count) => `${count} listed`),
		details: `Insurers list ${figures.marketComplications.from} to ${figures.marketComplications.to}.`,
	},
	{
		factor: 'Congenital illnesses',
		importance: 'High',
		bestOption: best(illnesses, (count) => `${count} listed`),
		details: `Insurers list ${figures.marketCongenitalIllnesses.from} to ${figures.marketCongenitalIllnesses.to}.`,
	},
	{
		factor: 'Daily hospitalisation',
		importance: 'High',
		bestOption: best(dailyPercent, (percent) => `${percent}%`),
		details: `${perDay(Math.max(...dailyPercents))} a day at ${formatDollars(minimum)}.`,
	},
	{
		factor: 'Premium',
		importance: 'Medium',
		bestOption: best(({ premium }) => premium, formatPremium, Math.min, standalone.length > 0 ? standalone : plans),
		details: aboutPremium(),
	},
	{
		factor: 'Child’s later insurability',
		importance: 'Medium',
		bestOption: 'Ask each insurer',
		details: 'Some plans insure the child later with few health questions.',
	},
	{
		factor: 'Sum assured and term',
		importance: 'Low',
		bestOption: best(({ minSumAssured }) => minSumAssured, formatDollars, Math.min),
		details: `From ${formatDollars(minimum)}, for ${figures.policyTermYears} years.`,
	},
];

/** False if the best option is advice, or the same for all plans. On phones, “Best:” stands before a plan only. */
export function namesPlan({ bestOption }: FactorRow): boolean {
	return plans.some(({ name }) => bestOption.includes(name));
}

function named(some: readonly Plan[]): string {
	return new Intl.ListFormat('en-SG').format(some.map(({ name }) => name));
}

/** Names the plans with the best value of a figure, followed by the value, unless all plans have the same value. */
function best(
	figure: PlanFigure,
	write: (value: number) => string,
	bestOf = Math.max,
	among: readonly Plan[] = plans,
): string {
	const value = bestOf(...among.map(figure));
	const leaders = among.filter((plan) => figure(plan) === value);
	return leaders.length === plans.length ? 'The same for all' : `${named(leaders)} (${write(value)})`;
}

/** Adds the lowest premium, if its plan is bundled. It is not the best option, because it comes with a second premium. */
function aboutPremium(): string {
	const basis = `At ${formatDollars(minimum)}`;
	const cheapest = leadingPlan(cheapness);
	if (!cheapest || isStandalone(cheapest) || standalone.length === 0) return `${basis}.`;
	return `${basis}. With a second policy: ${cheapest.name}, ${formatPremium(cheapest.premium)}.`;
}
