/** Tests of the calendar file (RFC 5545). */

import { expect, test } from 'vitest';
import { words } from '../../../shared/content/words/words.ts';
import { calendarFile } from './calendar-file.ts';

const url = 'https://covercompass.example/maternity#quote';
const now = new Date('2026-11-21T08:30:15.250Z');

test('an event lasts the whole day and reminds a week before', () => {
	expect(calendarFile([{ day: '2027-03-19', title: 'Last day to apply', url }], now)).toBe(
		[
			'BEGIN:VCALENDAR',
			'VERSION:2.0',
			'PRODID:-//Quote site//EN',
			'BEGIN:VEVENT',
			'UID:20270319@covercompass.example',
			'DTSTAMP:20261121T083015Z',
			'DTSTART;VALUE=DATE:20270319',
			'SUMMARY:Last day to apply',
			`URL:${url}`,
			'TRANSP:TRANSPARENT',
			'BEGIN:VALARM',
			'ACTION:DISPLAY',
			'DESCRIPTION:Last day to apply',
			'TRIGGER:-P1W',
			'END:VALARM',
			'END:VEVENT',
			'END:VCALENDAR',
			'',
		].join('\r\n'),
	);
});

test('a line of more than 75 bytes is folded (RFC 5545)', () => {
	const title = words.ta.inTimeCopy.lastDay;
	const file = calendarFile([{ day: '2026-11-22', title, url }], now);
	const lines = file.split('\r\n').map((line) => Buffer.byteLength(line));
	expect(Math.max(...lines)).toBeLessThanOrEqual(75);
	expect(file.replaceAll('\r\n ', '')).toContain(`\r\nSUMMARY:${title}\r\n`);
});
