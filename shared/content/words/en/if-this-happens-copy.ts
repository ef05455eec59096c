/** The words of “If this happens”. */

import * as figures from '../../figures/figures.ts';
import { formatDollars, formatPremium } from '../../figures/money.ts';
import { premiums } from './provenance.ts';

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const { from, to } = figures.deliveryBill;
const care = figures.newbornIntensiveCarePerDay;
const smallest = formatDollars(figures.sumAssured.minimum);
const arithmetic = 'This is arithmetic, not advice.';
const ifDefined = 'if the plan lists it and its definition is met.';

interface Stay {
	readonly days: number;
	readonly sumAssured: number;
}

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
	/** The answer: one sentence behind the amounts, which stand large. */
	pays: (happening: string, { days, sumAssured }: Stay): string => {
		if (happening === 'normal-birth')
			return `from every plan for a normal birth, or a caesarean: a bill of ${formatDollars(from)} to ${formatDollars(to)} in a private hospital.`;
		const basis = `${inDays(days)} at ${formatDollars(sumAssured)} assured`;
		if (happening === 'intensive-care')
			return `for ${basis}, of a bill of up to ${formatDollars(care * days)}, ${ifDefined} Not all plans list intensive care; a listed illness pays the lump sum as well.`;
		return `for the diagnosis and ${basis}, ${ifDefined}`;
	},
	amounts: (lowest: number, highest: number) =>
		lowest === highest ? formatDollars(lowest) : `${formatDollars(lowest)} to ${formatDollars(highest)}`,
	caption: `What each plan pays, and its premium`,
	plan: 'Plan',
	lumpSum: 'Lump sum',
	daily: 'Daily cash',
	total: 'Pays',
	premium: 'Premium',
	/** Before it, where it has no column. */
	premiumLabel: 'Premium: ',
	costs: (premium: number, isBundled: boolean) =>
		isBundled ? `${formatPremium(premium)} once, plus the second policy’s premium` : `${formatPremium(premium)} once`,
	note: `Premiums for ${smallest} assured, as checked in ${premiums.checked}. ${arithmetic}`,
	/** In its place at a larger sum. */
	ask: `Premium above ${smallest} assured: ask. ${arithmetic}`,
} as const;
