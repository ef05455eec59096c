/** Seven factors for choosing a plan; the best option of each follows from the plans. */

import * as figures from '../../shared/content/figures.ts';
import { formatDollars, formatPremium } from '../../shared/content/money.ts';
import { dailyPercents } from '../../shared/content/plans/daily-percents.ts';
import {
	cheapness,
	complications,
	dailyPercent,
	illnesses,
	isStandalone,
	leadingPlan,
	type PlanFigure,
} from '../../shared/content/plans/leading-plan.ts';
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
		details: 'Sold on their own. For the others, add the premium of the policy they must be bought with.',
	},
	{
		factor: 'Pregnancy complications',
		importance: 'Critical',
		bestOption: best(complications, String),
		details: 'How a plan defines a condition matters more than how many it lists. Read the definitions.',
	},
	{
		factor: 'Congenital illnesses',
		importance: 'High',
		bestOption: best(illnesses, String),
		details: `The market lists ${figures.marketCongenitalIllnesses.from} to ${figures.marketCongenitalIllnesses.to}.`,
	},
	{
		factor: 'Daily hospitalisation',
		importance: 'High',
		bestOption: best(dailyPercent, (percent) => `${percent}%`),
		details: `${dailyPercents
			.toReversed()
			.map(perDay)
			.join(' against ')} a day at a sum assured of ${formatDollars(minimum)}.`,
	},
	{
		factor: 'Premium',
		importance: 'Medium',
		bestOption: best(cheapness, (premium) => formatPremium(-premium)),
		details: `${aboutPremium()} Across the market: ${formatPremium(figures.premium.from)} to ${formatPremium(figures.premium.to)}.`,
	},
	{
		factor: 'Child’s later insurability',
		importance: 'Medium',
		bestOption: 'Ask each insurer',
		details: 'We do not know whether your child can be insured later without health questions.',
	},
	{
		factor: 'Minimum sum assured and term',
		importance: 'Low',
		bestOption: best(
			(plan) => -plan.minSumAssured,
			(amount) => formatDollars(-amount),
		),
		details: `From ${formatDollars(minimum)}, for ${figures.policyTermYears} years.`,
	},
];

function named(some: readonly Plan[]): string {
	return new Intl.ListFormat('en-SG').format(some.map(({ name }) => name));
}

/** All plans that share the first place, with the value they have it for. */
function best(figure: PlanFigure, write: (value: number) => string): string {
	const highest = Math.max(...plans.map(figure));
	const leaders = plans.filter((plan) => figure(plan) === highest);
	return leaders.length === plans.length ? 'The same for all' : `${named(leaders)} (${write(highest)})`;
}

function aboutPremium(): string {
	const cheapest = leadingPlan(cheapness);
	if (cheapest && isStandalone(cheapest)) return 'No second policy is needed.';
	const alone = leadingPlan(cheapness, standalone);
	const without = alone ? ` Without one, ${alone.name} has the lowest: ${formatPremium(alone.premium)}.` : '';
	return `A bundled plan needs a second policy, which costs extra.${without}`;
}
