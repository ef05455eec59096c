/** Questions for the adviser about the chosen plan. */

export const adviserQuestionCopy = {
	title: 'Five questions for the adviser',
	secondPolicy: {
		needed: (plan: string) => `Which second policy must I buy with ${plan}? What does it cost, and for how many years?`,
		notNeeded: (plan: string) => `Is ${plan} sold alone, or would you add a second policy? What would that cost?`,
		unsure: 'Does the plan need a second policy? What does it cost, and for how many years?',
	},
	definition: 'How does the policy define each condition that it lists, and when exactly does it pay?',
	time: 'By which day must I apply, and what happens if a scan finds something first?',
	excluded: 'What is excluded, for me and for the child?',
	paid: 'What are you paid if I buy, and by whom?',
} as const;
