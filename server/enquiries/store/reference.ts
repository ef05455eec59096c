/** References of enquiries: easy to read out, unique, sortable by time. */

import { randomInt } from 'node:crypto';

/** Crockford's base 32, without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const timeLetters = 7;
const randomLetters = 7;
/** Start of the time part. 35 bits count sixteenths of a second for 68 years. */
const epoch = Date.UTC(2025, 0, 1);
const tick = 1000 / 16;

/** Time and 35 random bits, such as `0RT3K-9XQ2F-4HT7`. New references sort last, so a commit changes few index pages. */
export function createReference(now: number): string {
	return hyphenate(timeOf(now) + randomPart());
}

/** Corrects a typed reference: lower case to upper case, O to 0, I and L to 1. Sets the hyphens; ignores other characters. */
export function normaliseReference(typed: string): string {
	const letters = typed
		.toUpperCase()
		.replace(/[^0-9A-Z]/g, '')
		.replace(/O/g, '0')
		.replace(/[IL]/g, '1');
	return hyphenate(letters);
}

function timeOf(now: number): string {
	const ticks = Math.max(0, Math.floor((now - epoch) / tick));
	const letterAt = (slot: number) => alphabet[Math.floor(ticks / 32 ** (timeLetters - 1 - slot)) % 32];
	return Array.from({ length: timeLetters }, (_, slot) => letterAt(slot)).join('');
}

function randomPart(): string {
	return Array.from({ length: randomLetters }, () => alphabet[randomInt(32)]).join('');
}

function hyphenate(letters: string): string {
	return [letters.slice(0, 5), letters.slice(5, 10), letters.slice(10)].join('-');
}
