/** Which plans and values the comparison marks, found in the plans' figures. */

import {
	complications,
	conditions,
	dailyPercent,
	illnesses,
	leadingPlan,
	lowestStandalone,
	type PlanFigure,
} from './leading-plan.ts';
import { type Plan, type PlanField, type PlanId, plans } from './plans.ts';

/** Special benefits are words, found in the other fields. */
export const comparedFields = [
	'bundlingRequired',
	'minSumAssured',
	'premium',
	'pregnancyComplications',
	'congenitalIllnesses',
	'dailyHospitalisation',
] as const satisfies readonly PlanField[];

/** Where one value is better than another; `conditions` are the mother's and the child's together. */
export type RankedValue = Exclude<(typeof comparedFields)[number], 'bundlingRequired' | 'minSumAssured'> | 'conditions';

export interface PlanMarks {
	/** The most conditions for mother and child, and the highest daily benefit; undefined if no plan leads in all three. */
	readonly recommendedPlanId: PlanId | undefined;
	readonly lowestStandaloneId: PlanId | undefined;
	/** The plans that have the best value, unless all have it. */
	readonly bestPlanIds: Readonly<Record<RankedValue, readonly PlanId[]>>;
	/** Where all plans have one value. */
	readonly sameForAll: readonly string[];
}

export function markPlans(among: readonly Plan[] = plans): PlanMarks {
	const leaders = [complications, illnesses, dailyPercent].map((figure) => leadingPlan(figure, among)?.id);
	const lowestStandaloneId = lowestStandalone(among)?.id;
	const best = (figure: PlanFigure) => {
		const highest = Math.max(...among.map(figure));
		const leading = among.filter((plan) => figure(plan) === highest);
		return leading.length < among.length ? leading.map(({ id }) => id) : [];
	};
	return {
		recommendedPlanId: new Set(leaders).size === 1 ? leaders[0] : undefined,
		lowestStandaloneId,
		bestPlanIds: {
			premium: lowestStandaloneId ? [lowestStandaloneId] : [],
			pregnancyComplications: best(complications),
			congenitalIllnesses: best(illnesses),
			dailyHospitalisation: best(dailyPercent),
			conditions: best(conditions),
		},
		sameForAll: comparedFields.filter((field) => new Set(among.map((plan) => plan[field])).size === 1),
	};
}
