/** Dollar amounts for “Is it worth it?”: what an event costs, and what MediSave and the plans pay. */

import * as figures from '../../../shared/content/figures/figures.ts';
import { dailyPercents } from '../../../shared/content/plans/compare-plans.ts';
import { dailyBenefit } from '../../../shared/content/plans/plans.ts';

export const happenings = ['normal-birth', 'complication', 'illness', 'intensive-care'] as const;

export interface Stay {
	readonly happening: (typeof happenings)[number];
	readonly days: number;
	readonly sumAssured: number;
}

interface Range {
	readonly from: number;
	readonly to: number;
}

export interface WorthScale {
	readonly birth: Range;
	readonly intensiveCare: Range;
	readonly mediSave: Range;
	readonly lumpSum: Range;
	readonly dailyCash: Range;
	readonly premium: Range;
}

const nothing = { from: 0, to: 0 };

/** The amounts assume that the event meets the definition in the policy. */
export function worthScale({ happening, days, sumAssured }: Stay): WorthScale {
	const isBaby = happening === 'illness' || happening === 'intensive-care';
	const isDiagnosis = happening === 'complication' || happening === 'illness';
	const benefits = dailyPercents.map(
		(dailyHospitalisation) => dailyBenefit({ dailyHospitalisation }, sumAssured).perDay * days,
	);
	return {
		birth: figures.deliveryBill,
		intensiveCare: isBaby ? { from: 0, to: figures.newbornIntensiveCarePerDay * days } : nothing,
		mediSave: figures.mediSaveDelivery,
		// The lump sum is paid only for a listed diagnosis. Intensive care without a diagnosis is only a stay in hospital.
		lumpSum: isDiagnosis ? { from: sumAssured, to: sumAssured } : nothing,
		dailyCash: happening === 'normal-birth' ? nothing : { from: Math.min(...benefits), to: Math.max(...benefits) },
		premium: figures.premium,
	};
}
