/** Questions for the adviser about the chosen plan. */

export const adviserQuestionCopy = {
	title: '问顾问的五个问题',
	secondPolicy: {
		needed: (plan: string) => `投保${plan}必须另买哪一份保单？保费多少，要付多少年？`,
		notNeeded: (plan: string) => `${plan}是单独出售的吗，还是您会建议我再买第二份保单？那要多少钱？`,
		unsure: '这个计划需要另买第二份保单吗？保费多少，要付多少年？',
	},
	definition: '保单如何定义所列的每一种病症？具体在什么情况下赔付？',
	time: '我最迟要在哪一天申请？如果在那之前的检查发现问题，会怎样？',
	excluded: '对我和孩子来说，分别有哪些情况不受保？',
	paid: '如果我投保，您会得到多少报酬，由谁支付？',
} as const;
