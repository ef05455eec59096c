/** Whether a pregnancy is in the weeks in which the plans take applications. Dates are `YYYY-MM-DD`. */

import * as figures from '../../../shared/content/figures/figures.ts';
import { firstDayToApply, gestationalWeek, lastDayToApply } from '../../../shared/enquiry/answers/gestation.ts';

export interface ApplicationTiming {
	/** `closing`: too little time is left to write. */
	readonly stage: 'early' | 'open' | 'closing' | 'closed';
	readonly week: number;
	readonly firstDay: string;
	readonly lastDay: string;
}

const { from, to } = figures.gestationalWeeks;

/** Undefined for a due date that no pregnancy of today has. */
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
