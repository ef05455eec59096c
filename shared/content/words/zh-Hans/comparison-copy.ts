/** Words of the plan comparison: fields and values, headings, controls, notes. */

import { brand } from '../../brand.ts';
import * as figures from '../../figures/figures.ts';
import { formatDollars } from '../../figures/money.ts';
import type { RankedField } from '../../plans/compare-plans.ts';
import type { PlanField, ValueWords } from '../../plans/plans.ts';
import { comparedPlans, planCount, premiums } from './plan-summary.ts';

const minimum = formatDollars(figures.sumAssured.minimum);

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
	premium: `一次缴清，涵盖整个${figures.policyTermYears}\u2060年保障期。`,
	pregnancyComplications: '妈妈患上的严重病症，例如子痫；计划列明的才赔付。',
	congenitalIllnesses: '宝宝出生时就有的疾病，例如心脏缺陷；计划列明的才赔付。',
	dailyHospitalisation: `因计划列明的原因住院，每天可领取现金，最多${figures.dailyBenefitDays}\u2060天。`,
} as const satisfies Partial<Record<PlanField, string>>;

export const valueWords = {
	bundlingRequired: { Yes: '需要', 'Not Required': '不需要' },
	pregnancyComplications: (count: number) => `${count}种病症`,
	congenitalIllnesses: (count: number) => `${count}种病症`,
	dailyHospitalisation: (percent: number) => `保额的${percent}%`,
} as const satisfies ValueWords;

export const bestValue = {
	premium: '单独出售中保费最低',
	pregnancyComplications: '最多',
	congenitalIllnesses: '最多',
	dailyHospitalisation: '最高',
} as const satisfies Record<RankedField, string>;

export const title = `比较${planCount}个计划`;
export const notice = `这项比较由${brand.name}制作，不是建议。第二份保单另付。`;
export const caption = '计划比较';
export const sumAssured = '保额';
export const recommended = '按我们的规则推荐';
export const recommendedFor = '所列病症最多；不考虑保费和第二份保单。';
export const howWeArePaid = `您购买保单时，${brand.name}可能收到一笔费用。`;
export const chosen = (planName: string) => `您咨询的是${planName}。`;
export const getQuote = '索取报价';
export const premiumBasis = `保额${minimum}`;
export const askForSum = (sumAssured: string) => `保额${minimum}；${sumAssured}请询问`;
export const bundled = '另加第二份保单';
export const standalone = '单独出售';
export const premiumsChecked = `保费一次缴清，按保额${minimum}计算，${premiums.checked}核对。`;
export const premiumsOld = '已超过一年，请询问现在的保费。';
export const source = `资料来源：${premiums.source}。`;

export const compared = `粗体：最多，或单独出售中保费最低。${comparedPlans && `这里比较：${comparedPlans}。`}市场上还有其他保险公司的计划。未比较的内容：接受哪些人投保、如何定义病症、不保哪些情况。`;

export const benefitPerDay = (perDay: string) => `每天${perDay}`;
/** `\u200b` allows a line break, because cells of the table otherwise break only at punctuation. */
export const benefitForStay = (longestStay: string) => `${figures.dailyBenefitDays}\u2060天共\u200b${longestStay}`;

export const sumAssuredChanged = (sumAssured: string, perDay: readonly string[]) =>
	`${sumAssured}：住院每天${perDay.join('；')}。`;
export const askForPremium = '保费请索取报价。';
