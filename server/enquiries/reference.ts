/** The reference a person is given: easy to read out, impossible to guess. */

import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Sixty random bits, as in `7K3M-9XQ2-F4HT`. */
export function createReference(): string {
	const letters = Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join('');
	return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

/** The reference as it is stored, however a person typed it: lower case, spaces for hyphens, O for 0. */
export function normaliseReference(typed: string): string {
	const letters = typed
		.toUpperCase()
		.replace(/[^0-9A-Z]/g, '')
		.replace(/O/g, '0')
		.replace(/[IL]/g, '1');
	return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join('-');
}
