/** The one plan above all others in a figure; undefined where two share the first place. */

import { type Plan, plans } from './plans.ts';

export type PlanFigure = (plan: Plan) => number;

export const complications: PlanFigure = (plan) => plan.pregnancyComplications;
export const illnesses: PlanFigure = (plan) => plan.congenitalIllnesses;
export const dailyPercent: PlanFigure = (plan) => plan.dailyHospitalisation;
export const cheapness: PlanFigure = (plan) => -plan.premium;

export const isStandalone = (plan: Plan) => plan.bundlingRequired !== 'Yes';

export function leadingPlan(figure: PlanFigure, among: readonly Plan[] = plans): Plan | undefined {
	const highest = Math.max(...among.map(figure));
	const leaders = among.filter((plan) => figure(plan) === highest);
	return leaders.length === 1 ? leaders[0] : undefined;
}
