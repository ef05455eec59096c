/** Weeks of gestation, counted back from the due date at 40 weeks. Dates are `YYYY-MM-DD`. */

const dayLength = 24 * 60 * 60 * 1000;
const daysToDueDate = 280;
/** Pregnancies last up to two weeks beyond the due date. */
const lastWeek = 42;

/** Completed weeks on `today`; undefined for an impossible due date. */
export function gestationalWeek(dueDate: string, today: string): number | undefined {
	const week = Math.floor((daysToDueDate - daysBetween(today, dueDate)) / 7);
	return week > 0 && week <= lastWeek ? week : undefined;
}

function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}
