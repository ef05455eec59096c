/** The words of “What would I get?”. */

import * as figures from '../../shared/content/figures.ts';
import { formatDollars } from '../../shared/content/money.ts';

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const care = formatDollars(figures.newbornIntensiveCarePerDay);

export const hospitalDaysCopy = {
	intro: `A day of newborn intensive care costs up to ${care}. The daily benefit pays part of it, for up to ${figures.dailyBenefitDays} days, where the stay is for a condition on the plan’s list. The rest is yours, your other insurance’s or MediSave’s.`,
	days: 'Days in hospital',
	inDays,
	sumAssured: 'At a sum assured of',
	caption: (days: number, sumAssured: number) =>
		`What each plan pays for ${inDays(days)} at a sum assured of ${formatDollars(sumAssured)}`,
	plan: 'Plan',
	pays: (days: number) => `Pays for ${inDays(days)}`,
	leaves: (bill: number) => `Leaves of ${formatDollars(bill)}`,
	benefit: (perDay: number, percent: number) => `${formatDollars(perDay)} a day (${percent}%)`,
	note: 'This is arithmetic, not advice. The bill is the highest we know of; ask the hospital for yours. If the condition is on the list, the plan also pays the lump sum once.',
} as const;
