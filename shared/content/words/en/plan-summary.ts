/** Compared plans and their distinctions, sources of the figures and their last checks. Exports values only, for precomputing. */

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

/** Exported separately, so that of all these sources the widget's bundle contains only that of the premiums. */
export const { premiums } = provenance;
