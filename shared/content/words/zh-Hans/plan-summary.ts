/** Which plans are compared, how many, and what sets each apart. Values only: the build works them out for the widget. */

import { summarisePlans } from '../../plans/summarise-plans.ts';
import { language, space } from './language.ts';

export const { planCount, comparedPlans, specialBenefits } = summarisePlans({
	language,
	space,
	numbers: ['一', '两', '三', '四', '五', '六', '七', '八', '九'],
	apart: (planCount, minimum) => ({
		mostConditions: `在${planCount}个计划中，所列病症最多。`,
		twiceTheDailyBenefit: '每日住院现金是其他计划的两倍。',
		highestDailyBenefit: `在${planCount}个计划中，每日住院现金最高。`,
		lowestPremium: `保额${minimum}时，在${planCount}个计划中保费最低，也不需要第二份保单。`,
		lowestPremiumOfStandalone: `保额${minimum}时，在可单独购买的计划中保费最低。`,
		mostConditionsOfStandalone: '在可单独购买的计划中，所列病症最多。',
		standalone: '可单独购买：不需要第二份保单。',
		none: '在这项比较中没有特别突出之处。',
	}),
});
