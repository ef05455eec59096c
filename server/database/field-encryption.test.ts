/** How personal data is encrypted, and what may be read from what is stored. */

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFieldEncryption, KeyMissing, ValueDamaged } from './field-encryption.ts';

const key = Buffer.alloc(32, 1);
const otherKey = Buffer.alloc(32, 2);
const text = '{"name":"Tan Mei Ling 陈"}';
const place = 'personal of A';
/** As an earlier version encrypted it with `key`. */
const firstForm = 'sealed:zkC3SdTZESv4nu7mYQvNOF0Uycv5qlqAVMNc/RBDJjykfbsgZODarkdzTjYGscFdJ9/CHyCkwQ==';
const bytesOf = (stored: string) => Buffer.from(stored.slice(stored.lastIndexOf(':') + 1), 'base64');

test('encrypted text is decrypted again, with an older key too, and with no other', () => {
	const stored = createFieldEncryption([key]).encrypt(text, place);
	expect(stored).not.toContain('Mei');
	expect(createFieldEncryption([key]).decrypt(stored, place)).toBe(text);
	expect(createFieldEncryption([otherKey, key]).decrypt(stored, place)).toBe(text);
	expect(() => createFieldEncryption([otherKey]).decrypt(stored, place)).toThrow('ENCRYPTION_KEY');
	expect(() => createFieldEncryption([]).decrypt(stored, place)).toThrow('ENCRYPTION_KEY');
});

test('an address is found however Unicode writes it, with a key and without', () => {
	for (const keys of [[], [key]]) {
		const { blindIndex, blindIndexes } = createFieldEncryption(keys);
		expect(blindIndexes('ＭＥＩ＠example.com')).toContain(blindIndex('mei@example.com'));
	}
});

test('the first key encrypts', () => {
	const stored = createFieldEncryption([otherKey, key]).encrypt(text, place);
	expect(createFieldEncryption([otherKey]).decrypt(stored, place)).toBe(text);
});

test('without a key text is stored as it is, and read so once there is one', () => {
	expect(createFieldEncryption([]).encrypt(text, place)).toBe(text);
	expect(createFieldEncryption([key]).decrypt(text, place)).toBe(text);
});

test('the same text is encrypted differently each time: nobody sees who said the same', () => {
	const { encrypt } = createFieldEncryption([key]);
	const beginnings = Array.from({ length: 50 }, () => bytesOf(encrypt(text, place)));
	expect(new Set(beginnings.map((bytes) => bytes.subarray(0, 12).toString('hex'))).size).toBe(50);
	expect(new Set(beginnings.map((bytes) => bytes.subarray(28).toString('hex'))).size).toBe(50);
});

test('what was changed in the store is not decrypted', () => {
	const stored = createFieldEncryption([key]).encrypt(text, place);
	const bytes = bytesOf(stored);
	for (let at = 0; at < bytes.length; at++) {
		const changed = Buffer.from(bytes);
		changed.writeUInt8(bytes.readUInt8(at) ^ 1, at);
		const beginning = stored.slice(0, stored.lastIndexOf(':') + 1);
		expect(() => createFieldEncryption([key]).decrypt(beginning + changed.toString('base64'), place)).toThrow(
			ValueDamaged,
		);
	}
});

test('what was moved to another row is not decrypted, nor as the form that was bound to no row', () => {
	const { encrypt, decrypt } = createFieldEncryption([key]);
	const stored = encrypt(text, place);
	expect(() => decrypt(stored, 'personal of B')).toThrow(ValueDamaged);
	expect(() => decrypt(`sealed:${bytesOf(stored).toString('base64')}`, place)).toThrow(KeyMissing);
});

test('the form of an earlier version is decrypted, in any row, and its key is found', () => {
	const { decrypt, keyIdOf } = createFieldEncryption([otherKey, key]);
	expect(decrypt(firstForm, place)).toBe(text);
	expect(keyIdOf(firstForm)).toBe(createFieldEncryption([key]).currentKeyId);
	expect(() => createFieldEncryption([otherKey]).keyIdOf(firstForm)).toThrow(KeyMissing);
});

test('a key that is missing is named by its id, never by itself', () => {
	const encryption = createFieldEncryption([key]);
	const stored = encryption.encrypt(text, place);
	const id = createHash('sha256').update(key).digest('hex').slice(0, 12);
	expect(encryption.keyIdOf(stored)).toBe(id);
	expect(() => createFieldEncryption([otherKey]).decrypt(stored, place)).toThrow(
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
