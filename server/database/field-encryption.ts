/** Encryption of personal data at rest, when there is a key; what has to be found again stays so through keyed hashes. */

import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export interface FieldEncryption {
	/** Text as it is stored. */
	encrypt(text: string): string;
	/** The text again, whichever of the keys encrypted it, or none. @throws KeyMissing */
	decrypt(stored: string): string;
	/** The place of the key that encrypted it among the keys; -1 for none. @throws KeyMissing */
	keyId(stored: string): number;
	/** What a new row is found by. */
	blindIndex(email: string): string;
	/** Everything a row of this address may be found by: rows outlive a change of key. */
	blindIndexes(email: string): string[];
	/** The same for the same text; with a key, nobody else can tell by it what the text may be. */
	fingerprint(text: string): string;
}

/** None of the keys decrypts it. */
export class KeyMissing extends Error {
	override name = 'KeyMissing';

	constructor() {
		super('An enquiry is encrypted with a key that ENCRYPTION_KEY does not hold: add that key at its end.');
	}
}

/** What encrypted text starts with, and JSON never does. */
const prefix = 'sealed:';
const ivBytes = 12;
const tagBytes = 16;

/** @param keys 32 bytes each; the first one encrypts, all of them decrypt. None: text is stored as it is. */
export function createFieldEncryption(keys: readonly Buffer[]): FieldEncryption {
	const derived = keys.map((key) => ({
		encryption: derive(key, 'personal data'),
		index: derive(key, 'email index'),
		fingerprint: derive(key, 'fingerprint'),
	}));
	const [current] = derived;
	const asTyped = (email: string) => email.trim().toLowerCase();
	const plain = (email: string) => asTyped(email.normalize('NFKC'));
	const hashed = (email: string, key: Buffer) => createHmac('sha256', key).update(email).digest('base64url');
	const find = (stored: string) => {
		if (!stored.startsWith(prefix)) return { text: stored, key: -1 };
		for (const [key, { encryption }] of derived.entries()) {
			const text = decryptWith(stored, encryption);
			if (text !== null) return { text, key };
		}
		throw new KeyMissing();
	};
	return {
		encrypt: (text) => (current ? encryptWith(text, current.encryption) : text),
		decrypt: (stored) => find(stored).text,
		keyId: (stored) => find(stored).key,
		blindIndex: (email) => (current ? hashed(plain(email), current.index) : plain(email)),
		// Rows from before NFKC are indexed by the address as typed.
		blindIndexes: (email) =>
			[...new Set([plain(email), asTyped(email)])].flatMap((text) => [
				text,
				...derived.map((keys) => hashed(text, keys.index)),
			]),
		fingerprint: (text) =>
			(current ? createHmac('sha256', current.fingerprint) : createHash('sha256')).update(text).digest('base64url'),
	};
}

function derive(key: Buffer, purpose: string): Buffer {
	return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}

function encryptWith(text: string, key: Buffer): string {
	const iv = randomBytes(ivBytes);
	const cipher = createCipheriv('aes-256-gcm', key, iv);
	const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
	return prefix + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** Null when another key encrypted it. */
function decryptWith(stored: string, key: Buffer): string | null {
	const bytes = Buffer.from(stored.slice(prefix.length), 'base64');
	const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
	decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
	try {
		return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
	} catch {
		// The tag does not fit the key.
		return null;
	}
}
