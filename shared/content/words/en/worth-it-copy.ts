/** Words of “Is it worth it?”. */

import * as figures from '../../figures/figures.ts';
import { formatDollars } from '../../figures/money.ts';

const ifDefined = 'if the definition is met';
const careADay = formatDollars(figures.newbornIntensiveCarePerDay);

export const worthItCopy = {
	title: 'Is it worth it?',
	event: 'What happens',
	happenings: {
		'normal-birth': 'A normal birth',
		complication: 'A listed complication of the mother',
		illness: 'A listed illness of the baby',
		'intensive-care': 'The baby in intensive care',
	},
	days: (days: number) => `Days in hospital: ${days}`,
	/** Replaces `days` for a normal birth. */
	noDays: 'No cash for a normal birth',
	inDays: (days: number) => (days === 1 ? '1 day' : `${days} days`),
	sumAssured: 'Sum assured',
	/** Texts after an amount, which is in large type. The parameter `basis` is the text that the function `basis` returns. */
	normalBirth: 'from every plan, for a normal birth or a caesarean.',
	basis: (days: string, sumAssured: string) => `${days} at ${sumAssured} assured`,
	intensiveCare: (basis: string) => `from the plan for ${basis}, ${ifDefined}: not all plans list intensive care.`,
	diagnosis: (basis: string) => `from the plan for diagnosis and ${basis}, ${ifDefined}.`,
	amounts: (lowest: string, highest: string) => `${lowest} to ${highest}`,
	upTo: (most: string) => `up to ${most}`,
	/** Titles of the groups of bars. */
	groups: {
		cost: 'What it may cost',
		received: 'What may help to pay',
		paid: 'You pay once',
	},
	/** Labels of the bars in the chart. `days` is a text of `inDays`. */
	rows: {
		birth: () => 'Private delivery, not covered',
		intensiveCare: () => `Newborn intensive care, up to ${careADay} a day`,
		mediSave: () => 'Your own MediSave',
		lumpSum: () => 'The plan’s lump sum',
		dailyCash: (days: string) => `The plan’s cash, ${days}`,
		premium: () => 'Market premium',
	},
	legend: { least: 'at least', most: 'up to' },
	note: 'Not included: subsidised wards, which cost far less, and a second policy.',
} as const;
