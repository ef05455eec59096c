/** What is said about the plans compared, and how their values are written. */

import * as figures from '../../figures/figures.ts';
import type { PlanField, ValueWords } from '../../plans/plans.ts';

export const planFields = [
	{ key: 'name', label: '计划' },
	{
		key: 'bundlingRequired',
		label: '是否需要捆绑购买',
		term: '捆绑计划须连同一份终身人寿保单或投资联结保单购买，那份保单另收保费。',
	},
	{
		key: 'minSumAssured',
		label: '最低保额',
		term: '保额是计划列明的病症确诊时，保险公司赔付的金额。',
	},
	{ key: 'premium', label: '保费', term: `一次缴清，涵盖整个${figures.policyTermYears}年保障期。` },
	{
		key: 'pregnancyComplications',
		label: '妊娠并发症',
		term: '妈妈患上的严重病症，例如子痫；计划列明的才赔付。',
	},
	{
		key: 'congenitalIllnesses',
		label: '先天性疾病',
		term: '宝宝出生时就有的疾病，例如心脏缺陷；计划列明的才赔付。',
	},
	{
		key: 'dailyHospitalisation',
		label: '每日住院现金',
		term: `因计划列明的原因住院，每天可领取现金，最多${figures.dailyBenefitDays}天。`,
	},
	{ key: 'specialBenefits', label: '特别保障' },
] as const satisfies readonly { key: PlanField; label: string; term?: string }[];

export const valueWords = {
	bundlingRequired: { Yes: '需要', 'Not Required': '不需要' },
	pregnancyComplications: (count: number) => `${count}种病症`,
	congenitalIllnesses: (count: number) => `${count}种病症`,
	dailyHospitalisation: (percent: number) => `每天赔付保额的${percent}%`,
} as const satisfies ValueWords;
