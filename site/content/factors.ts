/** Seven factors for choosing a plan, computed from the plans where the data decides. */

import * as figures from '../../shared/content/figures.ts';
import { formatDollars, formatPremium } from '../../shared/content/money.ts';
import { dailyBenefit, plans } from '../../shared/content/plans.ts';

interface FactorRow {
	readonly factor: string;
	readonly importance: 'Critical' | 'High' | 'Medium' | 'Low';
	readonly bestOption: string;
	readonly details: string;
}

const [plan1, plan2, plan3, plan4] = plans;
const { minimum } = figures.sumAssured;
const perDay = (plan: (typeof plans)[number]) => formatDollars(dailyBenefit(plan, minimum).perDay);

export const factors = [
	{
		factor: 'Bundling',
		importance: 'Critical',
		bestOption: `${plan3.name} and ${plan4.name}`,
		details: 'Sold on their own. For the others, add the premium of the policy they must be bought with.',
	},
	{
		factor: 'Pregnancy complications',
		importance: 'Critical',
		bestOption: `${plan1.name} (${plan1.pregnancyComplications})`,
		details: 'How a plan defines a condition matters more than how many it lists. Read the definitions.',
	},
	{
		factor: 'Congenital illnesses',
		importance: 'High',
		bestOption: `${plan1.name} (${plan1.congenitalIllnesses})`,
		details: `The market lists ${figures.marketCongenitalIllnesses.from} to ${figures.marketCongenitalIllnesses.to}.`,
	},
	{
		factor: 'Daily hospitalisation',
		importance: 'High',
		bestOption: `${plan1.name} (${plan1.dailyHospitalisation}%)`,
		details: `${perDay(plan1)} against ${perDay(plan2)} a day at a sum assured of ${formatDollars(minimum)}.`,
	},
	{
		factor: 'Premium',
		importance: 'Medium',
		bestOption: `${plan2.name} (${formatPremium(plan2.premium)})`,
		details: `${formatPremium(plan1.premium - plan2.premium)} less than ${plan1.name}. Both need a second policy, which costs extra. Across the market: ${formatPremium(figures.premium.from)} to ${formatPremium(figures.premium.to)}.`,
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
		bestOption: 'The same for all',
		details: `${formatDollars(minimum)} and ${figures.policyTermYears} years.`,
	},
] as const satisfies readonly FactorRow[];
