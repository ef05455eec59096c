/** Every word of the plan comparison that is not a plan's own: headings, tools, notes. */

import * as figures from '../figures.ts';
import { formatDollars } from '../money.ts';
import type { PlanField, PlanSort } from '../plans/plans.ts';
import { planCount } from './plan-summary.ts';
import { delivery, premiums } from './provenance.ts';

export const planSorts = {
	recommended: '推荐优先',
	premium: '保费（可单独购买的优先）',
	complications: '并发症最多',
	illnesses: '先天性疾病最多',
} as const satisfies Record<PlanSort, string>;

const minimum = formatDollars(figures.sumAssured.minimum);

/** In place of the order by premium, while another sum assured is chosen. */
export const noPremiumSort = `保费（只限保额${minimum}）`;

/** The words that mark the best value of a field, where one value is better than another. */
export const bestValueMarks = {
	premium: '最低',
	pregnancyComplications: '最多',
	congenitalIllnesses: '最多',
	dailyHospitalisation: '最高',
} as const satisfies Partial<Record<PlanField, string>>;

/** Marks a bundled plan, whose premium is not all that is paid. */
export const lowestIfBundled = '未计第二份保单的保费时最低';

export const title = `比较${planCount}个计划`;
export const caption = '计划比较';
/** Opens the tools on a narrow screen. */
export const tools = '调整比较方式';
export const sumAssured = '保额';
export const sortBy = '排序方式';
export const highlight = '突出不同之处';
export const compare = '比较';
export const compareWith = '与';
export const allPlans = `全部${planCount}个计划`;
export const print = '打印';
export const share = '分享';
export const linkCopied = '链接已复制。';
export const linkNotCopied = (address: string) => `请复制此链接：${address}`;
export const recommended = '推荐';
/** Below the badge: what it goes by. */
export const recommendedFor = '所列病症最多；不考虑保费和第二份保单';
export const lowestStandalone = '可单独购买的计划中保费最低';
export const howWeArePaid = '您购买保单时，我们可能收到一笔费用。这不会改变您的保费，也不会改变计划的排列次序。';
/** Said as the focus goes on to the form: out of its place it needs the name. */
export const chosen = (planName: string) => `您将索取${planName}的报价。`;
export const allDetails = '全部详情';
export const getQuote = '索取报价';
export const sameForAll = '全部相同';
export const sameForBoth = '两者相同';
/** In place of a premium, while a sum assured is chosen that none is known for. */
export const askForQuote = '请索取报价';
export const premiumBasis = (premium: string) => `保额${minimum}时为${premium}`;
/** Below the premium of a bundled plan. */
export const secondPolicy = '另加第二份保单的保费';
export const premiumsChecked = (isOverAYearOld: boolean) =>
	isOverAYearOld
		? `保费按保额${minimum}计算。最近核对：${premiums.checked}，已超过一年。请询问现在的保费。`
		: `保费按保额${minimum}计算。最近核对：${premiums.checked}。`;
/** Opens what follows. */
export const moreNotes = '未比较的内容和资料来源';

export const notCompared =
	'未比较的内容：市场上的其他计划、各计划接受哪些人投保、如何定义病症、不保哪些情况，以及捆绑计划所附保单的保费。';
export const sources = `资料来源：${premiums.source}；新生儿加护病房费用（于${delivery.checked}核对）：${delivery.source}。`;

/** What the daily benefit comes to; the amounts are in dollars, those of a share made by `inDollars`. */
export const benefit = {
	inDollars: (perDay: string, longestStay: string) => `每天${perDay}，${figures.dailyBenefitDays}天共${longestStay}`,
	share: (percent: number, sumAssured: string, dollars: string) => `${sumAssured}的${percent}%是${dollars}`,
	sentence: (shares: readonly string[], care: string) =>
		`每日住院现金：${shares.join('；')}。新生儿加护病房每天的费用可高达${care}。`,
} as const;
