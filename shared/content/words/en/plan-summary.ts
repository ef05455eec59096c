/** Which plans are compared and what sets each apart; where the figures come from, and their last check. Values only: the build works them out for the widget. */

import { describeSources } from '../../figures/provenance.ts';
import { summarisePlans } from '../../plans/summarise-plans.ts';
import { language, space } from './language.ts';

export const { planCount, comparedPlans, specialBenefits } = summarisePlans({
	language,
	space,
	numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
	apart: (planCount, minimum) => ({
		mostConditions: `Lists the most conditions of the ${planCount}.`,
		twiceTheDailyBenefit: 'Twice the daily benefit of the others.',
		highestDailyBenefit: `The highest daily benefit of the ${planCount}.`,
		lowestPremium: `At ${minimum}, the lowest premium of the ${planCount}, and no second policy.`,
		lowestPremiumOfStandalone: `At ${minimum}, the lowest premium of those sold on their own.`,
		mostConditionsOfStandalone: 'The most conditions of those sold on their own.',
		standalone: 'Sold on its own: no second policy.',
		none: 'Nothing in this comparison sets it apart.',
	}),
});

export const provenance = describeSources(language, {
	premiums: 'insurers’ premiums and benefits',
	mediSave: 'Ministry of Health and CPF Board, MediSave limits',
	mediShield: 'Ministry of Health, MediShield Life',
	internationalPlans: 'international health insurers’ benefit tables',
	delivery: 'private hospitals’ prices',
});

/** The comparison’s sources stand alone, so that the widget leaves out the others. */
export const { premiums } = provenance;
