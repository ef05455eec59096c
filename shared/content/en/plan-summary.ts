/** How many plans are compared, and what sets each apart. Values only: the build works them out for the widget. */

import { summarisePlans } from '../plans/summarise-plans.ts';
import { space } from './language.ts';

export const { planCount, specialBenefits } = summarisePlans({
	space,
	numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
	apart: (planCount) => ({
		mostConditions: `Lists the most conditions of the ${planCount}.`,
		twiceTheDailyBenefit: 'Twice the daily benefit of the others.',
		highestDailyBenefit: `The highest daily benefit of the ${planCount}.`,
		lowestPremium: `The lowest premium of the ${planCount}, and no second policy.`,
		lowestPremiumIfBundled: `The lowest premium of the ${planCount}, not counting the second policy’s premium.`,
		lowestPremiumOfStandalone: 'The lowest premium of the plans sold on their own.',
		mostConditionsOfStandalone: 'Lists the most conditions of the plans sold on their own.',
		standalone: 'Sold on its own: no second policy to buy or keep.',
		none: 'Nothing in this comparison sets it apart.',
	}),
});
