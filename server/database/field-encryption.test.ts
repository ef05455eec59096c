/** How personal data is encrypted, and what may be read from what is stored. */

import { expect, test } from 'vitest';
import { createFieldEncryption } from './field-encryption.ts';

const key = Buffer.alloc(32, 1);
const otherKey = Buffer.alloc(32, 2);
const text = '{"name":"Tan Mei Ling 陈"}';

test('encrypted text is decrypted again, with an older key too, and with no other', () => {
	const stored = createFieldEncryption([key]).encrypt(text);
	expect(stored).not.toContain('Mei');
	expect(createFieldEncryption([key]).decrypt(stored)).toBe(text);
	expect(createFieldEncryption([otherKey, key]).decrypt(stored)).toBe(text);
	expect(() => createFieldEncryption([otherKey]).decrypt(stored)).toThrow('ENCRYPTION_KEY');
	expect(() => createFieldEncryption([]).decrypt(stored)).toThrow('ENCRYPTION_KEY');
});

test('an address is found however Unicode writes it, with a key and without', () => {
	for (const keys of [[], [key]]) {
		const { blindIndex, blindIndexes } = createFieldEncryption(keys);
		expect(blindIndexes('ＭＥＩ＠example.com')).toContain(blindIndex('mei@example.com'));
	}
});

test('the first key encrypts', () => {
	const stored = createFieldEncryption([otherKey, key]).encrypt(text);
	expect(createFieldEncryption([otherKey]).decrypt(stored)).toBe(text);
});

test('without a key text is stored as it is, and read so once there is one', () => {
	expect(createFieldEncryption([]).encrypt(text)).toBe(text);
	expect(createFieldEncryption([key]).decrypt(text)).toBe(text);
});

test('the same text is encrypted differently each time: nobody sees who said the same', () => {
	const { encrypt } = createFieldEncryption([key]);
	const beginnings = Array.from({ length: 50 }, () => Buffer.from(encrypt(text).slice('sealed:'.length), 'base64'));
	expect(new Set(beginnings.map((bytes) => bytes.subarray(0, 12).toString('hex'))).size).toBe(50);
	expect(new Set(beginnings.map((bytes) => bytes.subarray(28).toString('hex'))).size).toBe(50);
});

test('what was changed in the store is not decrypted', () => {
	const stored = createFieldEncryption([key]).encrypt(text);
	const bytes = Buffer.from(stored.slice('sealed:'.length), 'base64');
	for (let at = 0; at < bytes.length; at++) {
		const changed = Buffer.from(bytes);
		changed.writeUInt8(bytes.readUInt8(at) ^ 1, at);
		expect(() => createFieldEncryption([key]).decrypt(`sealed:${changed.toString('base64')}`)).toThrow(
			'ENCRYPTION_KEY',
		);
	}
});

test('an address is found by a hash that nobody makes without the key', () => {
	const index = createFieldEncryption([key]).blindIndex('Mei@Example.com ');
	expect(index).toBe(createFieldEncryption([key]).blindIndex('mei@example.com'));
	expect(index).not.toContain('mei');
	expect(index).not.toBe(createFieldEncryption([otherKey]).blindIndex('mei@example.com'));
	expect(createFieldEncryption([otherKey, key]).blindIndexes('MEI@example.com')).toContain(index);
	expect(createFieldEncryption([key]).blindIndexes('mei@example.com')).toContain(
		createFieldEncryption([]).blindIndex('mei@example.com'),
	);
});

test('a fingerprint is the same each time, and nobody makes it without the key', () => {
	const fingerprint = createFieldEncryption([key]).fingerprint(text);
	expect(fingerprint).toBe(createFieldEncryption([key, otherKey]).fingerprint(text));
	expect(fingerprint).not.toBe(createFieldEncryption([otherKey]).fingerprint(text));
	expect(fingerprint).not.toBe(createFieldEncryption([]).fingerprint(text));
	expect(createFieldEncryption([]).fingerprint(text)).toBe(createFieldEncryption([]).fingerprint(text));
});
