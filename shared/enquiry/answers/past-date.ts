/** Dates of birth: real calendar days before today in Singapore, wherever the browser or the server stands. */

const singaporeOffset = 8 * 60 * 60 * 1000;

/** Today in Singapore as `YYYY-MM-DD`. */
export function singaporeToday(now: number = Date.now()): string {
	return new Date(now + singaporeOffset).toISOString().slice(0, 10);
}

/** Whether `text` is a day of the calendar written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
	// `Date` turns a day that its month does not have into one of the next month, or none.
	return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8));
}

/** Whether `text` is a real day from 1900 on that lies before today in Singapore. */
export function isPastDate(text: string): boolean {
	return isCalendarDay(text) && text >= '1900-01-01' && text < singaporeToday();
}

/** Full years from `birthday` to `today`, both `YYYY-MM-DD`. */
export function ageInYears(birthday: string, today: string = singaporeToday()): number {
	const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
	return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
