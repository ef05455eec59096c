/** A calendar file (RFC 5545) with all-day events, each with a reminder a week before. */

interface CalendarDay {
	/** `YYYY-MM-DD`. An all-day event has no time zone, so it is on the same day everywhere. */
	readonly day: string;
	readonly title: string;
	readonly url: string;
}

/** Returns a `data:` URL for downloading the events. The file is made in the browser, so nothing is sent. */
export function calendarFileUrl(days: readonly CalendarDay[], now: Date): string {
	return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(days, now))}`;
}

export function calendarFile(days: readonly CalendarDay[], now: Date): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Quote site//EN',
		...days.flatMap((day) => event(day, now)),
	];
	return `${[...lines, 'END:VCALENDAR'].map(folded).join('\r\n')}\r\n`;
}

/** Folds non-ASCII lines every 24 characters: RFC 5545 allows 75 bytes a line, and a Chinese or Tamil character takes three. */
function folded(line: string): string {
	return /[^\x20-\x7e]/.test(line) ? line.replace(/.{24}(?=.)/gu, '$&\r\n ') : line;
}

function event({ day, title, url }: CalendarDay, now: Date): string[] {
	const date = digits(day);
	return [
		'BEGIN:VEVENT',
		// With a stable UID, adding the event again replaces the earlier one.
		`UID:${date}@${new URL(url).host}`,
		`DTSTAMP:${digits(now.toISOString().slice(0, 19))}Z`,
		`DTSTART;VALUE=DATE:${date}`,
		`SUMMARY:${title}`,
		`URL:${url}`,
		'TRANSP:TRANSPARENT',
		'BEGIN:VALARM',
		'ACTION:DISPLAY',
		`DESCRIPTION:${title}`,
		'TRIGGER:-P1W',
		'END:VALARM',
		'END:VEVENT',
	];
}

/** `2027-03-19T08:00:00` → `20270319T080000`. */
function digits(time: string): string {
	return time.replace(/[-:]/g, '');
}
