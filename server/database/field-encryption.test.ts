/** Tests of the encryption of columns: keys and their rotation, tampering, blind indexes, fingerprints. */

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFieldEncryption, ValueDamaged } from './field-encryption.ts';

const [key, otherKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const text = '{"name":"Tan Mei Ling 陈"}';
const aad = 'personal of A';
const plain = createFieldEncryption([]);
const under = createFieldEncryption([key]);
const underOther = createFieldEncryption([otherKey]);
const bytesOf = (stored: string) => Buffer.from(stored.slice(stored.lastIndexOf(':') + 1), 'base64');

test('the first key encrypts, all keys decrypt, and a missing key is named by its id, never by its value', () => {
	const stored = under.encrypt(text, aad);
	expect(bytesOf(stored).includes('Mei Ling')).toBe(false);
	for (const keys of [[key], [otherKey, key]]) expect(createFieldEncryption(keys).decrypt(stored, aad)).toBe(text);
	expect(underOther.decrypt(createFieldEncryption([otherKey, key]).encrypt(text, aad), aad)).toBe(text);
	const id = createHash('sha256').update(key).digest('hex').slice(0, 12);
	expect(under.currentKeyId).toBe(id);
	for (const without of [underOther, plain])
		expect(() => without.decrypt(stored, aad)).toThrow(
			`An enquiry is encrypted with the key ${id} that ENCRYPTION_KEY does not hold: add that key at its end.`,
		);
});

test('without a key text is stored unencrypted, and can still be read once there is a key', () => {
	expect(plain.encrypt(text, aad)).toBe(text);
	expect(under.decrypt(text, aad)).toBe(text);
});

test('the same text is encrypted differently each time, so that equal answers cannot be recognised', () => {
	const encrypted = Array.from({ length: 50 }, () => bytesOf(under.encrypt(text, aad)));
	for (const part of [(bytes: Buffer) => bytes.subarray(0, 12), (bytes: Buffer) => bytes.subarray(28)])
		expect(new Set(encrypted.map((bytes) => part(bytes).toString('hex'))).size).toBe(50);
});

test('a value that was changed or moved to another row is not decrypted', () => {
	const stored = under.encrypt(text, aad);
	expect(() => under.decrypt(stored, 'personal of B')).toThrow(ValueDamaged);
	const bytes = bytesOf(stored);
	const beginning = stored.slice(0, stored.lastIndexOf(':') + 1);
	for (let at = 0; at < bytes.length; at++) {
		const changed = Buffer.from(bytes);
		changed.writeUInt8(bytes.readUInt8(at) ^ 1, at);
		expect(() => under.decrypt(beginning + changed.toString('base64'), aad)).toThrow(ValueDamaged);
	}
});

test('the blind index of an address does not depend on its spelling, and needs the key', () => {
	const index = under.blindIndex('Mei@Example.com ');
	expect(index).not.toContain('mei');
	expect(index).not.toBe(underOther.blindIndex('mei@example.com'));
	for (const typed of ['mei@example.com', 'MEI@example.com', 'ＭＥＩ＠example.com']) {
		expect(under.blindIndex(typed)).toBe(index);
		expect(createFieldEncryption([otherKey, key]).blindIndexes(typed)).toContain(index);
		for (const encryption of [plain, under]) expect(encryption.blindIndexes(typed)).toContain(plain.blindIndex(typed));
	}
});

test('a fingerprint is the same each time, and needs the key', () => {
	const fingerprint = under.fingerprint(text);
	expect(fingerprint).toBe(createFieldEncryption([key, otherKey]).fingerprint(text));
	for (const other of [underOther, plain]) expect(fingerprint).not.toBe(other.fingerprint(text));
	expect(plain.fingerprint(text)).toBe(createFieldEncryption([]).fingerprint(text));
});
