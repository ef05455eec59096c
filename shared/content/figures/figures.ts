/** Market figures and product limits quoted on the pages and used by the widget's tools, from `figures.json`. Money is in Singapore dollars. */

import figures from '../figures.json' with { type: 'json' };

export const {
	gestationalWeeks,
	motherAge,
	policyTermYears,
	/** Across the market. */
	premium,
	/** Longest hospital stay, in days, that the daily benefit is paid for. */
	dailyBenefitDays,
	/** After a life insurance policy is received: time to give it back. */
	freeLookDays,
	marketComplications,
	marketCongenitalIllnesses,
	mediSaveDelivery,
	mediSavePreDelivery,
	mediSaveStayPerDay,
	mediShieldComplications,
	deliveryBill,
	newbornIntensiveCarePerDay,
	expatWaitingMonths,
	sources,
} = figures;

/** The first is the smallest. */
export const sumsAssured = figures.sumsAssured as [number, ...number[]];
export const sumAssured = { minimum: sumsAssured[0], options: sumsAssured };
