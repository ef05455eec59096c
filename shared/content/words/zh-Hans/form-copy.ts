/** Words of the enquiry form: labels, hints, options, messages, toasts. The service uses many of them on its pages. */

import { brand } from '../../brand.ts';
import * as figures from '../../figures/figures.ts';
import { limits, type PregnancyType, weekOptions } from '../answers.ts';

const firstWeek = figures.gestationalWeeks.from;
const lastWeek = figures.gestationalWeeks.to;

const notPregnant = 'NA - 目前没有怀孕';

export const gestationalWeekOptions = weekOptions(notPregnant, (week) => `${week}周`);

export const pregnancyTypeLabels = {
	'single-natural': '单胎，自然受孕',
	'single-ivf-iui': '单胎，IVF/IUI',
	'multiple-natural': '双胞胎或多胞胎，自然受孕',
	'multiple-ivf-iui': '双胞胎或多胞胎，IVF/IUI',
	'not-pregnant-yet': '尚未怀孕',
} as const satisfies Record<PregnancyType, string>;

export const messages = {
	name: '请填写姓名',
	nameTooLong: `姓名最多${limits.nameMaximum}个字符`,
	dateOfBirth: '请填写出生日期',
	dateOfBirthNotReal: '请填写真实的日期：年份（4位数）、月和日',
	dateOfBirthNotPast: '出生日期必须是1900\u2060年起、今天以前的日期',
	email: '请填写有效的电邮地址',
	emailTooLong: `电邮地址最多${limits.emailMaximum}个字符`,
	mobilePhone: '请填写有效的手机号码',
	mobilePhoneTooLong: `手机号码最多${limits.mobilePhoneMaximum}个字符`,
	gestationalWeek: '请选择孕周，或选NA',
	pregnancyType: '请至少选择一项',
	additionalInfo: `最多${limits.additionalInfoMaximum}个字符`,
	consent: '请先表示同意',
	unusableCharacters: '有些字符无法使用，请重新输入',
} as const;

export const title = '免费索取报价';
export const whatItTakes = '约需2\u2060分钟。免费，您也不必购买任何保险。您会得到一个参考编号，来电的顾问会知道。';
export const labels = {
	plan: '计划',
	name: '姓名',
	dateOfBirth: '出生日期',
	email: '电邮',
	mobilePhone: '手机号码',
	gestationalWeek: '孕周',
	pregnancyType: '怀孕类型',
	additionalInfo: '补充资料',
} as const;
export const notSureYet = '还没决定';

const usualAge = `大多数计划要求妈妈的年龄为${figures.motherAge.from}至${figures.motherAge.to}\u2060岁。`;

export const hints = {
	dateOfBirth: '例如1992年3月27日。',
	mobilePhone: '8位数，或先填+和国家代码。',
	pregnancyType: '可选多项，通常选一项。',
	additionalInfo: '可不填。请勿填写NRIC、FIN或护照号码。',
} as const;
export const whoCalls = `持牌顾问会在${brand.replyWithinHours}\u2060小时内致电或电邮您。您可以随时撤回同意。`;
export const groups: Readonly<Partial<Record<string, string>>> = {
	name: '您',
	email: '联系方式',
	gestationalWeek: '怀孕情况',
	consent: '您的同意',
};
export const selectWeek = '请选择周数';
export const consentLabel = '我同意并准许按以上说明使用我的个人资料';
export const submit = '免费索取报价';
export const contactWays = ['先发电邮。', '傍晚6点后致电。', 'WhatsApp。'] as const;
export const contactWaysTitle = '加入留言';
export const draftRestored = '您填写的内容还在这里。请再次表示同意。';
export const introduction = `介绍持牌顾问的是${brand.legalName}（UEN\u00a0${brand.registrationNumber}）。我们不得向您提供建议，也不得向您推荐产品。“按我们的规则推荐”是按一条规则标出的计划，这条规则对您一无所知。如果您购买保单，我们和您正在浏览的网站可能获得报酬，金额可向我们查询。`;
export const privacy = '隐私政策（英文）';
export const terms = '条款（英文）';
export const submitting = '正在提交…';
export const stillTrying = '仍在尝试发送。请不要关闭此页。';
export const errorSummaryTitle = '有些内容需要更正';
export const errorCount = (count: number) => `有${count}项回答需要您检查：`;
export const charactersUsed = (count: number) => `已用${count}个字符，最多${limits.additionalInfoMaximum}个`;
export const honeypot = '此栏请留空';

export const applicationWeeks = `您可以在怀孕满${firstWeek}\u2060周至${lastWeek}\u2060周6\u2060天期间申请。`;

export const advice = {
	age: `${usualAge}您仍可提交表格。`,
	underAge: `${usualAge}请由父母或监护人代您咨询。`,
	mobilePhone: '新加坡手机号码有8位数，以8或9开头。请检查。',
	notPregnant: `${applicationWeeks}如果还未满${firstWeek}\u2060周，请选NA：顾问会告诉您何时可以申请；如果已过${lastWeek}\u2060周6\u2060天，您就不能申请这里比较的计划了。`,
	call: `怀孕满${lastWeek - 1}或${lastWeek}\u2060周，请同时致电：`,
	oneAndMore: '您同时选了单胎和多胎。请检查。',
	contradiction: `“${pregnancyTypeLabels['not-pregnant-yet']}”与您的其他回答不符。请检查。`,
} as const;

export const dueDateCopy = {
	open: '用预产期计算',
	label: '预产期',
	week: (week: number) => `怀孕已满${week}\u2060周。`,
	tooEarly: (week: number, first: string) => `怀孕已满${week}\u2060周：您可以从${first}起申请。在那之前，请选NA。`,
	tooLate: (week: number) => `怀孕已满${week}\u2060周：已超过这些计划的申请期限。`,
	impossible: '这个日期离今天太远。请检查。',
	contradiction: (week: number) => `按您的预产期，怀孕已满${week}\u2060周，但您选了别的答案。请检查。`,
	filled: (week: string) => `满${week}\u2060周（按您的预产期）。`,
	filledNa: 'NA（按您的预产期）。',
	change: '更改',
} as const;

export const outcomeCopy = {
	sentTitle: '咨询已发送',
	reference: '您的参考编号',
	replyBy: ['顾问会在', '前与您联系，并说出这个参考编号。说不出编号的人，不是我们的人。'],
	test: '测试：不会有人致电。',
	follow: '查看或撤回这次咨询',
	failedTitle: '您的咨询未能发送',
	failedText: '您填写的内容还在这里。',
	offlineText: '您似乎已离线，内容还在这里。',
	tryAgain: '再试一次',
	contact: ['或致电', '，或发电邮至', '。'],
} as const;

export const noScriptCopy = {
	reference: '您的参考编号是',
	ask: '有问题吗？请致电或发电邮给我们：',
	goBack: '按浏览器的“返回”键，就能回到您填写的内容。',
	reach: '您也可以通过电话或电邮联系我们：',
	home: '返回首页',
} as const;

export const dismiss = '关闭通知';
export const toasts = {
	success: {
		title: '表格提交成功！',
		text: `谢谢您的咨询。我们的团队会在${brand.replyWithinHours}\u2060小时内与您联系。`,
	},
	failure: { title: '提交失败', text: '请再试一次，或直接与我们联系。' },
} as const;

export function sampleEnquiry(planName = '适合我的计划'): string {
	return `我想索取${planName}的报价。请告诉我，它为宝宝和我提供哪些保障，费用是多少。`;
}
