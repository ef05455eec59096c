/** Calculates from a due date when the visitor can apply. Dates are `YYYY-MM-DD`. */

import * as figures from '../../../shared/content/figures/figures.ts';
import { firstDayToApply, gestationalWeek, lastDayToApply } from '../../../shared/enquiry/answers/gestation.ts';

export interface ApplicationTiming {
	/** `closing`: too little time is left for a written enquiry, so the visitor should call. */
	readonly stage: 'early' | 'open' | 'closing' | 'closed';
	readonly week: number;
	readonly firstDay: string;
	readonly lastDay: string;
}

const { from, to } = figures.gestationalWeeks;

/** Returns undefined for a due date that no current pregnancy can have. */
export function applicationTiming(dueDate: string, today: string): ApplicationTiming | undefined {
	const week = gestationalWeek(dueDate, today);
	if (week === undefined) return;
	return { stage: stageOf(week), week, firstDay: firstDayToApply(dueDate), lastDay: lastDayToApply(dueDate) };
}

function stageOf(week: number): ApplicationTiming['stage'] {
	if (week < from) return 'early';
	if (week > to) return 'closed';
	return week >= to - 1 ? 'closing' : 'open';
}
