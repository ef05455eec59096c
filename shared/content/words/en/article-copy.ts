/** Chapter titles of the page, and text of the first chapter: what the insurance is for, an example, definitions, exclusions. */

import { exampleClaim as claim } from '../../figures/example-claim.ts';
import * as figures from '../../figures/figures.ts';

export const articleCopy = {
	chapters: {
		basics: 'What it is',
		covered: 'What is covered and paid',
		singapore: 'In Singapore',
		choosing: 'Choosing',
		quote: 'Your quote',
	},
	purpose: {
		title: 'What maternity insurance is for',
		paragraphs: [
			'Most pregnancies end well, and then this insurance pays nothing. It is for those that do not. The mother pays once, while she is pregnant. If a doctor finds a complication that the policy lists, or the child is born with a listed illness, the insurer pays cash.',
			`The cash comes in two ways. A listed diagnosis pays the sum assured at once: ${claim.sumAssured}, if that is what she chose. Each day in hospital for a listed reason pays a share of it, for up to ${figures.dailyBenefitDays} days. The insurer asks what was diagnosed, and not what it cost. The money may go on a bill, on unpaid leave, or on somebody to mind an older child.`,
			`One policy covers two people. The mother’s part lists complications of pregnancy and birth, and can end as early as 30 days after the birth. The child’s part lists congenital illnesses, those that a child is born with, and lasts longer; the term is ${figures.policyTermYears} years. Neither replaces hospital insurance, which pays bills.`,
		],
	},
	claim: {
		title: 'One claim, from diagnosis to money',
		example: 'An example, with invented name and dates.',
		steps: [
			['4 January', `At 20 weeks Mei Lin applies for ${claim.sumAssured} and answers the health questions.`],
			['18 January', 'The policy is issued. Cover begins that day.'],
			[
				'7 April',
				'At 33 weeks her blood pressure is dangerously high. The hospital keeps her in. The diagnosis, severe pre-eclampsia, is on her plan’s list.',
			],
			[
				'9 April',
				'Her daughter is born by caesarean: early and small, but with no illness on the list. The child’s part pays nothing.',
			],
			['28 April', 'She sends the claim form, with the discharge summary and the specialist’s report.'],
			[
				'2 June',
				`The insurer has compared her readings and blood tests with the policy’s definition. It accepts: ${claim.sumAssured} for the diagnosis, and ${claim.percent} of that, ${claim.perDay}, for each of the ${claim.days} days.`,
			],
			['9 June', `${claim.total} is in her account, 63 days after the diagnosis.`],
		] as readonly (readonly [date: string, event: string])[],
		moral:
			'The hospital’s bill came in April, the money in June: a lump sum repays, it does not pay in advance. If the readings had fallen short of the definition, the letter of 2 June would have said S$0.',
	},
	definitions: {
		title: 'Why two plans with the same word pay differently',
		paragraphs: [
			`Two lists may both say “pre-eclampsia”. What counts is the definition of the word in the policy contract. One contract may accept a specialist’s diagnosis. Another may ask for severe pre-\u2060eclampsia: readings above a stated figure, or harm to a named organ. For the same diagnosis, one insurer then pays ${claim.sumAssured} and the other S$0.`,
			'Other words work in the same way: bleeding after the birth, stillbirth, a heart defect. Days in hospital have a list of their own, which does not always include newborn intensive care. So a long list is not a promise. An adviser can show you the definition of the condition that worries you before you sign.',
		],
	},
	never: {
		title: 'What it never pays',
		items: [
			'The bill for the birth, normal or caesarean.',
			'Check-ups, scans and other tests.',
			'What was known, or being examined, before the policy was issued. What a scan shows on Monday cannot be insured on Tuesday.',
			'A condition that is not on the list, or not severe enough for its definition.',
		],
	},
} as const;
