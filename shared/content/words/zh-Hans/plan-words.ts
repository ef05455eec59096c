/** What is said about the plans compared, and how their values are written. */

import * as figures from '../../figures/figures.ts';
import type { PlanField, ValueWords } from '../../plans/plans.ts';

export const planLabels = {
	name: '计划',
	bundlingRequired: '是否需要捆绑购买',
	minSumAssured: '最低保额',
	premium: '保费',
	pregnancyComplications: '妊娠并发症',
	congenitalIllnesses: '先天性疾病',
	dailyHospitalisation: '每日住院现金',
	specialBenefits: '特别保障',
} as const satisfies Record<PlanField, string>;

export const planTerms = {
	bundlingRequired: '捆绑计划须连同一份终身人寿保单或投资联结保单购买，那份保单另收保费。',
	minSumAssured: '保额是计划列明的病症确诊时，保险公司赔付的金额。',
	premium: `一次缴清，涵盖整个${figures.policyTermYears}年保障期。`,
	pregnancyComplications: '妈妈患上的严重病症，例如子痫；计划列明的才赔付。',
	congenitalIllnesses: '宝宝出生时就有的疾病，例如心脏缺陷；计划列明的才赔付。',
	dailyHospitalisation: `因计划列明的原因住院，每天可领取现金，最多${figures.dailyBenefitDays}天。`,
} as const satisfies Partial<Record<PlanField, string>>;

export const valueWords = {
	bundlingRequired: { Yes: '需要', 'Not Required': '不需要' },
	pregnancyComplications: (count: number) => `${count}种病症`,
	congenitalIllnesses: (count: number) => `${count}种病症`,
	dailyHospitalisation: (percent: number) => `每天赔付保额的${percent}%`,
} as const satisfies ValueWords;
