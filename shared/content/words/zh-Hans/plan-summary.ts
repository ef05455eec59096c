/** Compared plans, their distinctions, and provenance of the figures. Exports only JSON values, for builds to precompute. */

import { describeSources } from '../../figures/provenance.ts';
import { summarisePlans } from '../../plans/compare-plans.ts';
import { language, space } from './language.ts';

export const { planCount, comparedPlans, specialBenefits } = summarisePlans({
	language,
	space,
	numbers: ['一', '两', '三', '四', '五', '六', '七', '八', '九'],
	apart: (planCount) => ({
		mostConditions: `${planCount}者中病症最多。`,
		twiceTheDailyBenefit: '每日现金多一倍。',
		highestDailyBenefit: '每日住院现金最高。',
		lowestPremium: '保费最低，也不需要第二份保单。',
		lowestPremiumOfStandalone: '单独出售中保费最低。',
		lowestPremiumOfBundled: '若要第二份保\u2060单，保费最低。',
		mostConditionsOfStandalone: '单独出售中病症最多。',
		standalone: '不需要第二份保单。',
	}),
});

export const provenance = describeSources(language, {
	premiums: '保险公司的保费和保障利益',
	mediSave: '卫\u2060生\u2060部和中央公积金局，保健储蓄限额',
	mediShield: '卫\u2060生\u2060部，终身健保',
	internationalPlans: '国际医疗保险公司的保障利益表',
	delivery: '私人医院的收费',
});

export const { premiums } = provenance;
