/** The words of “If this happens”. */

import { premiums } from './plan-summary.ts';

const arithmetic = 'This is arithmetic, not advice.';
const ifDefined = 'if the plan lists it and its definition is met.';

export const ifThisHappensCopy = {
	title: 'If this happens',
	event: 'What happens',
	happenings: {
		'normal-birth': 'A normal birth',
		complication: 'A listed complication of the mother',
		illness: 'A listed illness of the baby',
		'intensive-care': 'The baby in intensive care',
	},
	days: (days: number) => `Days in hospital: ${days}`,
	/** In their place. */
	noDays: 'No cash for a normal birth',
	inDays: (days: number) => (days === 1 ? '1 day' : `${days} days`),
	sumAssured: 'Sum assured',
	/** What follows the amounts, which stand large. `basis` says for how long, and at which sum assured. */
	normalBirth: (from: string, to: string) =>
		`from every plan for a normal birth, or a caesarean: a bill of ${from} to ${to} in a private hospital.`,
	basis: (days: string, sumAssured: string) => `${days} at ${sumAssured} assured`,
	intensiveCare: (basis: string, bill: string) =>
		`for ${basis}, of a bill of up to ${bill}, ${ifDefined} Not all plans list intensive care; a listed illness pays the lump sum as well.`,
	diagnosis: (basis: string) => `for the diagnosis and ${basis}, ${ifDefined}`,
	amounts: (lowest: string, highest: string) => `${lowest} to ${highest}`,
	caption: `What each plan pays, and its premium`,
	plan: 'Plan',
	lumpSum: 'Lump sum',
	daily: 'Daily cash',
	total: 'Pays',
	premium: 'Premium',
	/** Before it, where it has no column. */
	premiumLabel: 'Premium: ',
	once: (premium: string) => `${premium} once`,
	onceOfTwo: (premium: string) => `${premium} once, plus the second policy’s premium`,
	note: (smallest: string) => `Premiums for ${smallest} assured, as checked in ${premiums.checked}. ${arithmetic}`,
	/** In its place at a larger sum. */
	ask: (smallest: string) => `Premium above ${smallest} assured: ask. ${arithmetic}`,
} as const;
