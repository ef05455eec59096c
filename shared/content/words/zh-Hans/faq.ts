/** Fourteen frequently asked questions and their answers, also used for the site's FAQ structured data. */

import * as figures from '../../figures/figures.ts';
import { formatAmount, formatDollars } from '../../figures/money.ts';
import { planSources, sourceLine } from '../../figures/provenance.ts';
import { dailyChoice } from '../../plans/compare-plans.ts';
import type { Faq } from '../en/faq.ts';
import { language, space } from './language.ts';
import { provenance } from './plan-summary.ts';

export const faqTitle = '常见问题';

const { gestationalWeeks: weeks, mediSaveDelivery, mediSaveStayPerDay: stay } = figures;
const daily = dailyChoice(language);

export const faq = {
	'what-it-is': [
		'什么是孕妇保险？',
		`如果妈妈确诊患上计划列明的妊娠并发症，或宝宝出生时患有计划列明的先天性疾病，计划会一次过赔付一笔款项；因计划列明的原因住院，每天还可领取现金。妈妈的保障可能在产后不久就结束：请向顾问问清楚。这份计划的保费一次缴清，市场上的保费从${formatAmount(figures.premium.from)}到${formatAmount(figures.premium.to)}，保障期为${figures.policyTermYears}\u2060年。`,
	],
	'delivery-bill': [
		'它会支付我的分娩费用吗？',
		'不会。只有计划所列的病症确诊时才赔付；顺产或剖腹产本身不赔付。保健储蓄，以及雇主提供的生育福利（如果有），可以帮补分娩费用。',
	],
	'when-to-apply': ['我什么时候可以申请？', `怀孕满${weeks.from}\u2060周至${weeks.to}\u2060周6\u2060天。`],
	'earlier-is-better': [
		'早一点申请比较好吗？',
		'无论在哪一周申请，保费都一样。早申请，同样的钱可以让您在怀孕期间多得几周保障。如果保险公司要求提供医生报告，时间也比较充裕。',
	],
	'not-pregnant-yet': [
		'我还没怀孕，现在可以买吗？',
		`还不可以：这些计划从怀孕满${weeks.from}\u2060周起才接受申请。您现在仍可提出问题。如果您有国际医疗保险计划，请尽早查看，因为这类计划对生育保障设有等候期。`,
	],
	'waiting-period': [
		'有等候期吗？',
		`没有：保障从保单签发时开始。在那之前已知或正在检查的病症，不在保障范围内。收到保单后，您有${figures.freeLookDays}\u2060天可以改变主意（免费审阅期，即free-look period）。`,
	],
	'ivf-iui': [
		'通过IVF或IUI怀孕，可以申请吗？',
		'有些保险公司接受辅助受孕的申请，有些会多问一些问题或附加条件，有些则不接受。请在表格中选择IVF/IUI选项，方便顾问查看哪些计划接受您。',
	],
	twins: [
		'双胞胎受保障吗？',
		'有些保险公司接受双胞胎或多胞胎，通常每个孩子的赔付设有上限。请向顾问问清楚，保额是每个孩子各有一份，还是由孩子们共用。',
	],
	'gestational-diabetes': [
		'有妊娠糖尿病，需要申报吗？',
		'需要。请如实申报，其他诊断也一样。这可能影响保险公司是否接受您的申请，或影响保障范围；但如果漏报您知道的情况，索赔可能被拒。',
	],
	'bundled-or-standalone': [
		'选捆绑计划还是独立计划？',
		'捆绑计划须连同一份终身人寿保单或投资联结保单购买，所以实际费用还包括那份保单的保费。如果您本来就想要那份保单，可以考虑捆绑购买。独立计划不需要第二份保单，但本身的保费可能较高。',
	],
	'medishield-life': [
		'有终身健保就够了吗？',
		`终身健保在索赔限额内，帮助支付严重妊娠和分娩并发症的住院费用，其中列明的有${figures.mediShieldComplications}种。它不会一次过赔付一笔款项，不会因孩子患病而支付现金，也不支付顺产的费用。`,
	],
	medisave: [
		'我可以动用多少保健储蓄？',
		`分娩最多可动用${formatDollars(mediSaveDelivery.from)}，最复杂的分娩最多${formatDollars(mediSaveDelivery.to)}。此外，产前护理最多可动用${formatDollars(figures.mediSavePreDelivery)}；住院首两天每天最多${formatDollars(stay.firstTwoDays)}，之后每天最多${formatDollars(stay.after)}。`,
	],
	'newborn-intensive-care': [
		'新生儿入住加护病房受保障吗？',
		`有些计划提供保障，但只以每日住院现金的形式赔付：每天是保额的${daily.percents}，最多${figures.dailyBenefitDays}\u2060天。保额为${formatDollars(figures.sumAssured.minimum)}时，就是每天${daily.dollars}；加护病房每天的费用可高达${formatDollars(figures.newbornIntensiveCarePerDay)}。`,
	],
	expats: [
		'我是外籍人士，需要知道什么？',
		`终身健保和公民津贴不适用于您，您自己也没有保健储蓄；配偶的保健储蓄或可帮补。国际医疗保险计划通常要您等${figures.expatWaitingMonths.from}至${figures.expatWaitingMonths.to}\u2060个月，才开始提供生育保障。`,
	],
} as const satisfies Faq;

export const faqSources = sourceLine(
	[...Object.values(provenance), ...planSources(language)],
	(month) => `资料来源（${month}核对）：`,
	'；',
	'。',
	space,
);
