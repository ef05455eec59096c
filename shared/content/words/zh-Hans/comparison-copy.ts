/** Every word of the plan comparison that is not a plan's own: headings, controls, notes. */

import * as figures from '../../figures/figures.ts';
import { formatDollars } from '../../figures/money.ts';
import type { RankedValue } from '../../plans/mark-plans.ts';
import { comparedPlans, planCount } from './plan-summary.ts';
import { premiums } from './provenance.ts';

const minimum = formatDollars(figures.sumAssured.minimum);

export const bestValueMarks = {
	premium: '可单独购买的计划中最低',
	pregnancyComplications: '最多',
	congenitalIllnesses: '最多',
	dailyHospitalisation: '最高',
	conditions: '最多',
} as const satisfies Record<RankedValue, string>;

export const title = `比较${planCount}个计划`;
export const caption = '计划比较';
export const sumAssured = '保额';
export const highlight = '突出不同之处';
export const shortTable = {
	premium: '保费',
	secondPolicy: '第二份保单',
	needed: '需要',
	none: '不需要',
	conditions: '病症',
	perDay: '每天S$',
	ask: '请询问',
	note: `保费按保额${minimum}计算（${premiums.checked}）。`,
	secondPolicyNote: '第二份保单另收保费。',
} as const;
export const marks = '值得留意';
export const recommended = '推荐';
export const recommendedFor = '所列病症最多；不考虑保费和第二份保单。';
export const lowestStandalone = '可单独购买的计划中保费最低';
export const howWeArePaid = '您购买保单时，我们可能收到一笔费用。';
export const chosen = (planName: string) => `您咨询的是${planName}。`;
export const getQuote = '索取报价';
export const sameForAll = '全部相同';
export const askForQuote = '请索取报价';
export const premiumBasis = `${premiums.checked}，保额${minimum}`;
export const secondPolicy = '另加第二份保单保费';
export const premiumsChecked = (isOverAYearOld: boolean) =>
	isOverAYearOld
		? `保费最近一次核对：${premiums.checked}，已超过一年。请询问现在的保费。`
		: `保费最近一次核对：${premiums.checked}。`;
export const source = `资料来源：${premiums.source}。`;

export const compared = `这项比较不是建议。这里比较：${comparedPlans}。市场上还有其他保险公司的计划。未比较的内容：各计划接受哪些人投保、如何定义病症、不保哪些情况，第二份保单的保费。`;

export const benefitInDollars = (perDay: string, longestStay: string) =>
	`每天${perDay}，${figures.dailyBenefitDays}天共${longestStay}`;

export const sumAssuredChanged = (sumAssured: string, perDay: readonly string[]) =>
	`${sumAssured}：住院每天${perDay.join('；')}。`;
export const askForPremium = '保费请索取报价。';
export const highlighted = '最好的数值以粗体显示；保费只比较可单独购买的计划。所有计划相同的数值也已标出。';
