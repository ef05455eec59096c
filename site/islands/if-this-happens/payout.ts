/** What a plan pays for an event: the sum assured once, and the daily benefit for each day in hospital. */

import * as figures from '../../../shared/content/figures/figures.ts';
import { dailyBenefit, type Plan } from '../../../shared/content/plans/plans.ts';

export const happenings = ['normal-birth', 'complication', 'illness', 'intensive-care'] as const;

export interface Payout {
	/** In dollars. */
	readonly lumpSum: number;
	readonly daily: number;
	readonly total: number;
}

export interface Stay {
	readonly happening: (typeof happenings)[number];
	readonly days: number;
	readonly sumAssured: number;
}

/** As if the plan listed the cause, and its definition were met. */
export function payout(plan: Pick<Plan, 'dailyHospitalisation'>, { happening, days, sumAssured }: Stay): Payout {
	if (happening === 'normal-birth') return { lumpSum: 0, daily: 0, total: 0 };
	// Intensive care alone is a stay in hospital, not a diagnosis on the list.
	const lumpSum = happening === 'intensive-care' ? 0 : sumAssured;
	const daily = dailyBenefit(plan, sumAssured).perDay * Math.min(days, figures.dailyBenefitDays);
	return { lumpSum, daily, total: lumpSum + daily };
}
