/** Every word of the plan comparison that is not a plan's own: headings, controls, notes. */

import * as figures from '../../figures/figures.ts';
import { formatDollars } from '../../figures/money.ts';
import type { RankedValue } from '../../plans/mark-plans.ts';
import { comparedPlans, planCount } from './plan-summary.ts';
import { premiums } from './provenance.ts';

const minimum = formatDollars(figures.sumAssured.minimum);

/** The words that mark the best value of a field, where one value is better than another. */
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
/** The short table of a phone: its columns, its values, and the notes below it. */
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
/** Heads the row of “Recommended” and “Lowest premium sold on its own”. */
export const marks = '值得留意';
export const recommended = '推荐';
/** Beside the badge: its rule. */
export const recommendedFor = '所列病症最多；不考虑保费和第二份保单';
export const lowestStandalone = '可单独购买的计划中保费最低';
export const howWeArePaid = '您购买保单时，我们可能收到一笔费用。';
/** Said as the focus goes on to the form: out of its place it needs the name. */
export const chosen = (planName: string) => `您咨询的是${planName}。`;
export const getQuote = '索取报价';
export const sameForAll = '全部相同';
/** In place of a premium, while a sum assured is chosen that none is known for. */
export const askForQuote = '请索取报价';
/** Beside a premium: what it is for, and the month of its check. */
export const premiumBasis = `保额${minimum}，${premiums.checked}`;
/** Below the premium of a bundled plan. */
export const secondPolicy = '另加第二份保单的保费';
export const premiumsChecked = (isOverAYearOld: boolean) =>
	isOverAYearOld
		? `保费最近一次核对：${premiums.checked}，已超过一年。请询问现在的保费。`
		: `保费最近一次核对：${premiums.checked}。`;
export const source = `资料来源：${premiums.source}。`;

export const compared = `这项比较不是建议。这里比较：${comparedPlans}。市场上还有其他保险公司的计划。未比较的内容：各计划接受哪些人投保、如何定义病症、不保哪些情况，第二份保单的保费。`;

/** What the daily benefit comes to, in dollars. */
export const benefit = {
	inDollars: (perDay: string, longestStay: string) => `每天${perDay}，${figures.dailyBenefitDays}天共${longestStay}`,
} as const;

/** Announced as another sum assured is chosen. `perDay` has each plan's name and benefit. */
export const sumAssuredChanged = (sumAssured: string, perDay: readonly string[]) =>
	`${sumAssured}：住院每天${perDay.join('；')}。`;
/** Follows where no premium is known for that sum. */
export const askForPremium = '保费请索取报价。';
/** Announced as differences are highlighted, and shown below the short table. */
export const highlighted = '最好的数值以粗体显示；保费只比较可单独购买的计划。所有计划相同的数值也已标出。';
