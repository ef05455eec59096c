/** How personal data is sealed, and what may be read from what is stored. */

import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const key = Buffer.alloc(32, 1);
const otherKey = Buffer.alloc(32, 2);
const text = '{"name":"Tan Mei Ling 陈"}';

test('sealed text opens again, with an older key too, and with no other', () => {
	const stored = createSeal([key]).close(text);
	expect(stored).not.toContain('Mei');
	expect(createSeal([key]).open(stored)).toBe(text);
	expect(createSeal([otherKey, key]).open(stored)).toBe(text);
	expect(() => createSeal([otherKey]).open(stored)).toThrow('ENCRYPTION_KEY');
	expect(() => createSeal([]).open(stored)).toThrow('ENCRYPTION_KEY');
});

test('the first key seals', () => {
	const stored = createSeal([otherKey, key]).close(text);
	expect(createSeal([otherKey]).open(stored)).toBe(text);
});

test('without a key text is stored as it is, and read so once there is one', () => {
	expect(createSeal([]).close(text)).toBe(text);
	expect(createSeal([key]).open(text)).toBe(text);
});

test('the same text is sealed differently each time: nobody sees who said the same', () => {
	const { close } = createSeal([key]);
	const beginnings = Array.from({ length: 50 }, () => Buffer.from(close(text).slice('sealed:'.length), 'base64'));
	expect(new Set(beginnings.map((bytes) => bytes.subarray(0, 12).toString('hex'))).size).toBe(50);
	expect(new Set(beginnings.map((bytes) => bytes.subarray(28).toString('hex'))).size).toBe(50);
});

test('what was changed in the store is not opened', () => {
	const stored = createSeal([key]).close(text);
	const bytes = Buffer.from(stored.slice('sealed:'.length), 'base64');
	for (let at = 0; at < bytes.length; at++) {
		const changed = Buffer.from(bytes);
		changed.writeUInt8(bytes.readUInt8(at) ^ 1, at);
		expect(() => createSeal([key]).open(`sealed:${changed.toString('base64')}`)).toThrow('ENCRYPTION_KEY');
	}
});

test('an address is found by a hash that nobody makes without the key', () => {
	const index = createSeal([key]).emailIndex('Mei@Example.com ');
	expect(index).toBe(createSeal([key]).emailIndex('mei@example.com'));
	expect(index).not.toContain('mei');
	expect(index).not.toBe(createSeal([otherKey]).emailIndex('mei@example.com'));
	expect(createSeal([otherKey, key]).emailIndexes('MEI@example.com')).toContain(index);
	expect(createSeal([key]).emailIndexes('mei@example.com')).toContain(createSeal([]).emailIndex('mei@example.com'));
});

test('a fingerprint is the same each time, and nobody makes it without the key', () => {
	const fingerprint = createSeal([key]).fingerprint(text);
	expect(fingerprint).toBe(createSeal([key, otherKey]).fingerprint(text));
	expect(fingerprint).not.toBe(createSeal([otherKey]).fingerprint(text));
	expect(fingerprint).not.toBe(createSeal([]).fingerprint(text));
	expect(createSeal([]).fingerprint(text)).toBe(createSeal([]).fingerprint(text));
});
