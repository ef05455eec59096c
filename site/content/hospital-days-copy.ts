/** The words of “What would I get?”. */

import * as figures from '../../shared/content/figures.ts';
import { formatDollars } from '../../shared/content/money.ts';

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const care = formatDollars(figures.newbornIntensiveCarePerDay);

export const hospitalDaysCopy = {
	figure: `${care} a day`,
	intro: `is what newborn intensive care costs at most. The daily benefit pays part of it, for up to ${figures.dailyBenefitDays} days, if the stay is for a listed condition.`,
	days: 'Days in hospital',
	inDays,
	sumAssured: 'Sum assured',
	caption: (days: number, sumAssured: number) =>
		`What each plan pays for ${inDays(days)} at a sum assured of ${formatDollars(sumAssured)}`,
	plan: 'Plan',
	pays: (days: number) => `Pays for ${inDays(days)}`,
	leaves: (bill: number) => `Leaves of ${formatDollars(bill)}`,
	benefit: (perDay: number, percent: number) => `${formatDollars(perDay)} a day (${percent}%)`,
	noteTitle: 'What this leaves out',
	note: 'Arithmetic, not advice. Ask the hospital what it charges. The rest is for your other insurance, MediSave and you; the lump sum, paid once, comes on top.',
} as const;
