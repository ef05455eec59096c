/** The words of “If this happens”. */

import * as figures from '../../figures/figures.ts';
import { formatDollars } from '../../figures/money.ts';
import { premiums } from './provenance.ts';

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const smallest = formatDollars(figures.sumAssured.minimum);
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
	inDays,
	sumAssured: 'Sum assured',
	/** What follows the amounts, which stand large. `basis` says for how long, and at which sum assured. */
	normalBirth: (from: string, to: string) =>
		`from every plan for a normal birth, or a caesarean: a bill of ${from} to ${to} in a private hospital.`,
	basis: (days: number, sumAssured: string) => `${inDays(days)} at ${sumAssured} assured`,
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
	note: `Premiums for ${smallest} assured, as checked in ${premiums.checked}. ${arithmetic}`,
	/** In its place at a larger sum. */
	ask: `Premium above ${smallest} assured: ask. ${arithmetic}`,
} as const;
