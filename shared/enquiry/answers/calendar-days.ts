/** Calendar days in Singapore: today, valid days, past days, age. All days are `YYYY-MM-DD`. */

const singaporeOffset = 8 * 60 * 60 * 1000;

/** Today in Singapore, whatever the time zone of the browser or server. */
export function singaporeToday(now: number = Date.now()): string {
	return new Date(now + singaporeOffset).toISOString().slice(0, 10);
}

export function isCalendarDay(text: string): boolean {
	// Compares the day, because some browsers read 30 February as a day in March, and others as an invalid date.
	return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8));
}

/** True if `text` is a calendar day from 1900 on and before today in Singapore. */
export function isPastDate(text: string): boolean {
	return isCalendarDay(text) && text >= '1900-01-01' && text < singaporeToday();
}

/** Completed years from `birthday` to `today`. */
export function ageInYears(birthday: string, today: string = singaporeToday()): number {
	const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
	return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
