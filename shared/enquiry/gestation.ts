/** Weeks of gestation, counted back from the due date at 40 weeks. Dates are `YYYY-MM-DD`. */

import * as figures from '../content/figures.ts';

const dayLength = 24 * 60 * 60 * 1000;
const daysToDueDate = 280;
/** Pregnancies last up to two weeks beyond the due date. */
const lastWeek = 42;

/** Completed weeks on `today`; undefined for an impossible due date. */
export function gestationalWeek(dueDate: string, today: string): number | undefined {
	const week = Math.floor((daysToDueDate - daysBetween(today, dueDate)) / 7);
	return week > 0 && week <= lastWeek ? week : undefined;
}

/** The first and the last day on which the plans take applications. `dueDate` must be a day of the calendar. */
export function applicationPeriod(dueDate: string): { first: string; last: string } {
	const { from, to } = figures.gestationalWeeks;
	return { first: firstDayOf(from, dueDate), last: addDays(firstDayOf(to + 1, dueDate), -1) };
}

function firstDayOf(week: number, dueDate: string): string {
	return addDays(dueDate, week * 7 - daysToDueDate);
}

function addDays(day: string, days: number): string {
	return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}
