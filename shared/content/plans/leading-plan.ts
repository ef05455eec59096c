/** The one plan above all others in a figure; undefined where two share the first place. */

import { type Plan, plans } from './plans.ts';

export type PlanFigure = (plan: Plan) => number;

export const complications: PlanFigure = (plan) => plan.pregnancyComplications;
export const illnesses: PlanFigure = (plan) => plan.congenitalIllnesses;
export const dailyPercent: PlanFigure = (plan) => plan.dailyHospitalisation;
export const cheapness: PlanFigure = (plan) => -plan.premium;

/** The mother's and the child's. */
export const conditions: PlanFigure = (plan) => complications(plan) + illnesses(plan);

/** Whether it is sold on its own. Otherwise another policy must be bought with it, whose premium is not known. */
export const isStandalone = (plan: Plan) => plan.bundlingRequired !== 'Yes';

export function leadingPlan(figure: PlanFigure, among: readonly Plan[] = plans): Plan | undefined {
	const highest = Math.max(...among.map(figure));
	const leaders = among.filter((plan) => figure(plan) === highest);
	return leaders.length === 1 ? leaders[0] : undefined;
}

/** A bundled plan's premium is not all that is paid, so only those sold on their own are compared by it. */
export function lowestStandalone(among: readonly Plan[] = plans): Plan | undefined {
	return leadingPlan(cheapness, among.filter(isStandalone));
}
