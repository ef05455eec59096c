/** The words of “If this happens”. */

import { premiums } from './plan-summary.ts';

const arithmetic = '这只是计算，不是建议。';
const ifDefined = '这种情况须由计划列明，并符合计划的定义。';

export const ifThisHappensCopy = {
	title: '如果发生这种情况',
	event: '发生什么情况',
	happenings: {
		'normal-birth': '顺产',
		complication: '妈妈患上列明的并发症',
		illness: '宝宝患有列明的疾病',
		'intensive-care': '宝宝入住加护病房',
	},
	days: (days: number) => `住院天数：${days}`,
	noDays: '顺产没有住院现金',
	inDays: (days: number) => `${days}\u2060天`,
	sumAssured: '保额',
	normalBirth: (from: string, to: string) => `顺产或剖腹产，每个计划都不赔付；私人医院的费用为${from}至${to}。`,
	basis: (days: string, sumAssured: string) => `住院${days}，保额${sumAssured}`,
	intensiveCare: (basis: string, bill: string) =>
		`${basis}；${ifDefined}住院费用则可高达${bill}。并非每个计划都列明加护病房；如患有列明的疾病，还会一次过赔付一笔款项。`,
	diagnosis: (basis: string) => `确诊并${basis}；${ifDefined}`,
	amounts: (lowest: string, highest: string) => `${lowest}至${highest}`,
	caption: '各计划的赔付和保费',
	plan: '计划',
	lumpSum: '一次过赔付',
	daily: '住院现金',
	total: '共赔付',
	premium: '保费',
	premiumLabel: '保费：',
	once: (premium: string) => `${premium}，一次缴清`,
	onceOfTwo: (premium: string) => `${premium}，一次缴清；第二份保单另计`,
	note: (smallest: string) => `保费按保额${smallest}计算（${premiums.checked}核对）。${arithmetic}`,
	ask: (smallest: string) => `保额高于${smallest}时，保费请另行询问。${arithmetic}`,
} as const;
