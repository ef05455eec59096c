/** Words of “Is it worth it?”. */

import * as figures from '../../figures/figures.ts';
import { formatDollars } from '../../figures/money.ts';

const ifDefined = '须符合保单的定义';
const careADay = formatDollars(figures.newbornIntensiveCarePerDay);

export const worthItCopy = {
	title: '值不值得买？',
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
	normalBirth: '顺产或剖腹产，每个计划都是这个数目。',
	basis: (days: string, sumAssured: string) => `住院${days}，保额${sumAssured}`,
	intensiveCare: (basis: string) => `计划赔付：${basis}；${ifDefined}，而且并非每个计划都列明加护病房。`,
	diagnosis: (basis: string) => `计划赔付：确诊并${basis}；${ifDefined}。`,
	amounts: (lowest: string, highest: string) => `${lowest}–${highest}`,
	upTo: (most: string) => `最多${most}`,
	groups: {
		cost: '可能的费用',
		received: '可用的钱',
		paid: '您缴付',
	},
	rows: {
		birth: () => '私人医院，不赔付',
		intensiveCare: () => `新生儿加护病房，每天最多${careADay}`,
		mediSave: () => '保健储蓄',
		lumpSum: () => '计划：一次过赔付',
		dailyCash: (days: string) => `计划：住院${days}`,
		premium: () => '保费，一次缴清',
	},
	legend: { least: '最少', most: '最多' },
	note: '未计：收费低得多的津贴病房，以及捆绑计划附带的保单。',
} as const;
