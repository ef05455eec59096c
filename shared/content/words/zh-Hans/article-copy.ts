/** Chapter titles of the page, and text of the first chapter: what the insurance is for, an example, definitions, exclusions. */

import { exampleClaim as claim } from '../../figures/example-claim.ts';
import * as figures from '../../figures/figures.ts';

export const articleCopy = {
	chapters: {
		basics: '认识孕妇保险',
		covered: '保障与赔付',
		singapore: '哪些人可以申请',
		choosing: '选择计划',
		quote: '您的报价',
	},
	purpose: {
		title: '孕妇保险有什么用',
		paragraphs: [
			'多数怀孕都平安顺利，那时这种保险什么也不赔。它是为其余的情况而设的。妈妈在怀孕期间缴付一次保费；如果医生诊断出保单列明的并发症，或宝宝出生时患有保单列明的疾病，保险公司就支付现金。',
			`现金有两种。确诊列明的病症，一次过赔付保额，例如她所选的${claim.sumAssured}。因列明的原因住院，每天赔付保额的一部分，最多${figures.dailyBenefitDays}\u2060天。保险公司看的是诊断，不是花费。这笔钱可以用来付账单、弥补无薪假期的收入，或请人照顾家里较大的孩子。`,
			`一份保单保障两个人。妈妈的部分列明怀孕和分娩的并发症，可能早在产后30\u2060天就结束。宝宝的部分列明先天性疾病，也就是出生时就有的疾病，保障时间较长；保单期限为${figures.policyTermYears}\u2060年。两者都不能取代支付医院账单的住院保险。`,
		],
	},
	claim: {
		title: '一次索赔：从确诊到收款',
		example: '举例说明：美玲和以下日期均为虚构。',
		steps: [
			['1月4日', `怀孕满20\u2060周，美玲申请保额${claim.sumAssured}，并回答健康问题。`],
			['1月18日', '保单签发，保障当天开始。'],
			['4月7日', '怀孕满33\u2060周，她的血压高得危险，医院让她留院。诊断是重度先兆子痫，她的计划列明了这种病症。'],
			['4月9日', '女儿经剖腹产出生：早产、体重轻，但没有列明的疾病。宝宝的部分不赔付。'],
			['4月28日', '她寄出索赔表格、出院摘要和专科医生的报告。'],
			[
				'6月2日',
				`保险公司把她的血压读数和验血结果与保单的定义对照，接受索赔：确诊赔付${claim.sumAssured}；住院${claim.days}\u2060天，每天赔付其${claim.percent}，即\u2060${claim.perDay}。`,
			],
			['6月9日', `确诊后63\u2060天，${claim.total}到账。`],
		] as readonly (readonly [date: string, event: string])[],
		moral:
			'医院的账单四月就到了，钱六月才来：这笔款项是事后弥补，不是预先支付。如果读数达不到定义，6月2日的信上写的就是S$0。',
	},
	definitions: {
		title: '为什么同一个病名，两个计划赔得不同',
		paragraphs: [
			`两份清单上可能都写着“先兆子痫”。决定赔不赔的，是保单合约里的定义。一份合约可能接受专科医生的诊断；另一份可能要求是重度先兆子痫：读数超过指定数值，或指定的器官受损。同一份病历，一家保险公司赔${claim.sumAssured}，另一家赔S$0。`,
			'其他病名也一样。产后大出血，通常切除了子宫才算；死产，从指定的孕周起才算；心脏缺陷，有些计划要动手术才算。住院现金另有一份清单，新生儿加护病房不一定在内。所以清单长并不等于保证赔付。签名之前，顾问可以让您看看您最担心的病症的定义。',
		],
	},
	never: {
		title: '绝不赔付什么',
		items: [
			'分娩的费用，无论顺产还是剖腹产。',
			'产检、扫描和化验。',
			'保单签发前已知或正在检查的病症。星期一扫描发现的，星期二就不能投保。',
			'清单上没有的病症，或比定义轻微的病症。',
		],
	},
} as const;
