/** Words of the page `/zh` around the widget, and of its header, footer and navigation. */

import { brand } from '../../brand.ts';
import * as figures from '../../figures/figures.ts';
import { formatAmount } from '../../figures/money.ts';
import { planCount } from './plan-summary.ts';

const { gestationalWeeks: weeks, motherAge, expatWaitingMonths: waiting, premium, policyTermYears: years } = figures;

export const languagePage = {
	title: `新加坡孕妇保险：${planCount}个计划比较`,
	description: `孕妇保险赔什么、不赔什么，${planCount}个计划并排比较，并可向持牌顾问免费索取报价。`,
	heading: '新加坡孕妇保险',
	lede: '妈妈或宝宝患上列明的病症可获现金；正常分娩没有赔付。',
	facts: [
		[
			'市场上的保费为',
			formatAmount(premium.from),
			'至',
			formatAmount(premium.to),
			`，一次缴清，保障${years}\u2060年，不含第二份保单。`,
		],
		['没有等候期，但已知的病症不受保。'],
	] as readonly (readonly string[])[],
	premiumBasis: (sumAssured: string, month: string) =>
		`保费一次缴清，保额${sumAssured}，第二份（人\u2060寿）保单另付。${month}核对，请询问现价。`,
	compare: '比较计划',
	quote: '免费索取报价',
	advisersReply: `持牌顾问会在${brand.replyWithinHours}\u2060小时内致电或电邮您，费用\u2060全\u2060免。`,
	forWhom: [
		`您可以在怀孕满${weeks.from}\u2060周至${weeks.to}\u2060周6\u2060天期间申请。`,
		`大多数计划要求妈妈的年龄为${motherAge.from}至${motherAge.to}\u2060岁。`,
		`持有保险公司接受的准证的外籍人士也可以申请。终身健保不适用于外籍人士，他们自己也没有保健储蓄，而国际医疗保险计划通常要您等${waiting.from}至${waiting.to}\u2060个月，才开始提供生育保障。`,
	],
	premiumAndValue: '保费与价值',
	ready: '准备好免费索取报价了吗？',
	english: ['我们的', '详细指南', '、', '条款', '和', '隐私政策', '只\u2060有英\u2060文\u2060版。'],
	navigation: {
		skip: '跳到主要内容',
		home: '首页',
		languages: '语言',
		contact: '联系我们',
		quote: '索取报价',
		menu: '菜单',
		onThisPage: '本页内容',
		call: '想直接打电话？',
	},
	pleaseNote: '请注意',
	disclaimers: [
		`${brand.name}提供的是资讯，不是财务建议。我们不是保险公司、银行或持牌财务顾问。`,
		'我们不保证资讯准确或完整。',
		'保费可能改变。保障范围以保险公司的保单合约为准。',
		'购买之前，请先与持牌顾问商量。',
	],
	footer: `© ${brand.legalName}（UEN ${brand.registrationNumber}）。独立的资讯提供者。`,
} as const;
