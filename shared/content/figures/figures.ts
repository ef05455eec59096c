/** Market figures and product limits from `figures.json`, for texts, calculators and validation. Amounts are in Singapore dollars. */

import figures from '../figures.json' with { type: 'json' };

export const {
	gestationalWeeks,
	motherAge,
	policyTermYears,
	/** Lowest and highest premium on the market. */
	premium,
	/** Longest hospital stay, in days, that the daily benefit is paid for. */
	dailyBenefitDays,
	/** Days after receiving a life insurance policy in which it can be cancelled. */
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
