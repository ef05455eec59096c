/** Market figures and product limits from `figures.json`, for texts, calculators and validation. Amounts in Singapore dollars. */

import figures from '../figures.json' with { type: 'json' };

export const {
	gestationalWeeks,
	motherAge,
	policyTermYears,
	/** Lowest and highest premium on the market. */
	premium,
	/** Most days in hospital for which the daily benefit is paid. */
	dailyBenefitDays,
	/** Number of days in which a life insurance policy can be cancelled after it was received. */
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

/** Sums assured on offer, smallest first. */
export const sumsAssured = figures.sumsAssured as [number, ...number[]];
export const sumAssured = { minimum: sumsAssured[0], options: sumsAssured };
