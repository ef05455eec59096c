/** How personal data is encrypted, and what may be read from what is stored. */

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFieldEncryption, ValueDamaged } from './field-encryption.ts';

const key = Buffer.alloc(32, 1);
const otherKey = Buffer.alloc(32, 2);
const text = '{"name":"Tan Mei Ling 陈"}';
const aad = 'personal of A';
const bytesOf = (stored: string) => Buffer.from(stored.slice(stored.lastIndexOf(':') + 1), 'base64');

test('encrypted text is decrypted again, with an older key too, and with no other', () => {
	const stored = createFieldEncryption([key]).encrypt(text, aad);
	expect(stored).not.toContain('Mei');
	expect(createFieldEncryption([key]).decrypt(stored, aad)).toBe(text);
	expect(createFieldEncryption([otherKey, key]).decrypt(stored, aad)).toBe(text);
	expect(() => createFieldEncryption([otherKey]).decrypt(stored, aad)).toThrow('ENCRYPTION_KEY');
	expect(() => createFieldEncryption([]).decrypt(stored, aad)).toThrow('ENCRYPTION_KEY');
});

test('an address is found however Unicode writes it, with a key and without', () => {
	for (const keys of [[], [key]]) {
		const { blindIndex, blindIndexes } = createFieldEncryption(keys);
		expect(blindIndexes('ＭＥＩ＠example.com')).toContain(blindIndex('mei@example.com'));
	}
});

test('the first key encrypts', () => {
	const stored = createFieldEncryption([otherKey, key]).encrypt(text, aad);
	expect(createFieldEncryption([otherKey]).decrypt(stored, aad)).toBe(text);
});

test('without a key text is stored as it is, and read so once there is one', () => {
	expect(createFieldEncryption([]).encrypt(text, aad)).toBe(text);
	expect(createFieldEncryption([key]).decrypt(text, aad)).toBe(text);
});

test('the same text is encrypted differently each time: nobody sees who said the same', () => {
	const { encrypt } = createFieldEncryption([key]);
	const beginnings = Array.from({ length: 50 }, () => bytesOf(encrypt(text, aad)));
	expect(new Set(beginnings.map((bytes) => bytes.subarray(0, 12).toString('hex'))).size).toBe(50);
	expect(new Set(beginnings.map((bytes) => bytes.subarray(28).toString('hex'))).size).toBe(50);
});

test('what was changed in the store is not decrypted', () => {
	const stored = createFieldEncryption([key]).encrypt(text, aad);
	const bytes = bytesOf(stored);
	for (let at = 0; at < bytes.length; at++) {
		const changed = Buffer.from(bytes);
		changed.writeUInt8(bytes.readUInt8(at) ^ 1, at);
		const beginning = stored.slice(0, stored.lastIndexOf(':') + 1);
		expect(() => createFieldEncryption([key]).decrypt(beginning + changed.toString('base64'), aad)).toThrow(
			ValueDamaged,
		);
	}
});

test('what was moved to another row is not decrypted', () => {
	const { encrypt, decrypt } = createFieldEncryption([key]);
	const stored = encrypt(text, aad);
	expect(() => decrypt(stored, 'personal of B')).toThrow(ValueDamaged);
});

test('a key that is missing is named by its id, never by itself', () => {
	const encryption = createFieldEncryption([key]);
	const stored = encryption.encrypt(text, aad);
	const id = createHash('sha256').update(key).digest('hex').slice(0, 12);
	expect(encryption.currentKeyId).toBe(id);
	expect(() => createFieldEncryption([otherKey]).decrypt(stored, aad)).toThrow(
		`An enquiry is encrypted with the key ${id} that ENCRYPTION_KEY does not hold: add that key at its end.`,
	);
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
