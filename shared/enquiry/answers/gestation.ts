/** Weeks of gestation, counted back from the due date at 40 weeks. Dates are `YYYY-MM-DD`. */

import * as figures from '../../content/figures/figures.ts';
import { gestationalWeeks } from '../../content/words/answers.ts';
import { singaporeToday } from './calendar-days.ts';

const dayLength = 24 * 60 * 60 * 1000;
const daysToDueDate = 280;
/** A pregnancy can last up to two weeks beyond the due date. */
const lastWeek = 42;

/** Completed weeks on `today`; undefined before week 1, after week 42, or if `dueDate` is no date. */
export function gestationalWeek(dueDate: string, today: string = singaporeToday()): number | undefined {
	const week = Math.floor((daysToDueDate - daysBetween(today, dueDate)) / 7);
	return week > 0 && week <= lastWeek ? week : undefined;
}

/** The answer to “Gestational week” today: `NA` in a week that the form does not offer; undefined where `gestationalWeek()` returns undefined. */
export function weekAnswer(dueDate: string): string | undefined {
	const week = gestationalWeek(dueDate);
	if (week) return gestationalWeeks.includes(`${week}`) ? `${week}` : 'NA';
}

/** First day on which the plans take applications. @throws RangeError if `dueDate` is no date */
export function firstDayToApply(dueDate: string): string {
	return addDays(dueDate, figures.gestationalWeeks.from * 7 - daysToDueDate);
}

/** Last day on which the plans take applications. @throws RangeError if `dueDate` is no date */
export function lastDayToApply(dueDate: string): string {
	return addDays(dueDate, (figures.gestationalWeeks.to + 1) * 7 - daysToDueDate - 1);
}

function addDays(day: string, days: number): string {
	return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}
