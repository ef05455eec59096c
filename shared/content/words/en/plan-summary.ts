/** Compared plans, their distinctions, and provenance of the figures. Exports only JSON values, for builds to precompute. */

import { describeSources } from '../../figures/provenance.ts';
import { summarisePlans } from '../../plans/compare-plans.ts';
import { language, space } from './language.ts';

export const { planCount, comparedPlans, specialBenefits } = summarisePlans({
	language,
	space,
	numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
	apart: (planCount) => ({
		mostConditions: `Most conditions of the ${planCount}.`,
		twiceTheDailyBenefit: 'Twice the daily benefit.',
		highestDailyBenefit: 'The highest daily benefit.',
		lowestPremium: 'The lowest premium, and no second policy.',
		lowestPremiumOfStandalone: 'The lowest premium of those sold on their own.',
		lowestPremiumOfBundled: 'The lowest premium, if you want the second policy anyway.',
		mostConditionsOfStandalone: 'Most conditions without a second policy.',
		standalone: 'No second policy.',
	}),
});

export const provenance = describeSources(language, {
	premiums: 'insurers’ premiums and benefits',
	mediSave: 'Ministry of Health and CPF Board, MediSave limits',
	mediShield: 'Ministry of Health, MediShield Life',
	internationalPlans: 'international health insurers’ benefit tables',
	delivery: 'private hospitals’ prices',
});

/** Exported separately, so that a bundle that shows only the source of the premiums does not contain the other sources. */
export const { premiums } = provenance;
