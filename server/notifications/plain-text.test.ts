/** Tests that characters of an enquiry that control a terminal or the direction of text reach neither mails nor terminals. */

import { expect, test } from 'vitest';
import { sampleRecord } from '../testing/sample-enquiry.ts';
import { adviserMail } from './adviser-mail.ts';
import { plainJson, plainText } from './plain-text.ts';

const steering = ['\u001b', '\r', '\u009b', '\u200e', '\u200f', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];

const named = steering.map((character) => [character.codePointAt(0)?.toString(16), character]);
test.each(named)('U+%s reaches neither a mail nor a terminal', (_name, character = '') => {
	const typed = `a${character}b`;
	const record = { ...sampleRecord(), name: typed, additionalInfo: `${typed}\nc`, partner: typed, page: typed };
	const { text, html } = adviserMail({ name: 'created', record });
	for (const part of [text, html]) expect(part).not.toContain(character);
	for (const lines of ['a·b\n', 'Partner: a·b\n', 'Page: a·b\n', '> a·b\n> c\n']) expect(text).toContain(lines);
	expect(plainText(typed)).toBe('a·b');
	const json = plainJson(JSON.stringify({ typed }, null, 2));
	expect(json).not.toContain(character);
	expect(JSON.parse(json)).toEqual({ typed });
});
