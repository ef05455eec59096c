/** Encrypts personal data at rest (AES-256-GCM), and makes the blind indexes by which rows are looked up. */

import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export type FieldEncryption = ReturnType<typeof createFieldEncryption>;

/** The key that encrypted the value is not configured. */
export class KeyMissing extends Error {
	override name = 'KeyMissing';

	constructor(id: string) {
		super(`An enquiry is encrypted with the key ${id} that ENCRYPTION_KEY does not hold: add that key at its end.`);
	}
}

/** The key is configured, but authentication of the value fails. */
export class ValueDamaged extends Error {
	override name = 'ValueDamaged';

	constructor() {
		super('A record was damaged, or moved to another row: restore it from the last back-up.');
	}
}

/** Prefix of encrypted text, followed by the key id and a colon. Unencrypted text is JSON, which never begins like this. */
const prefix = 'v1:';
const ivBytes = 12;
const tagBytes = 16;

/** @param keys 32 bytes each; the first encrypts, all decrypt. Without keys, text is stored unencrypted. */
export function createFieldEncryption(keys: readonly Buffer[]) {
	const derived = keys.map((key) => ({
		id: keyId(key),
		encryption: derive(key, 'personal data'),
		index: derive(key, 'email index'),
		fingerprint: derive(key, 'fingerprint'),
	}));
	const [current] = derived;
	const plain = (email: string) => email.normalize('NFKC').trim().toLowerCase();
	const hashed = (email: string, key: Buffer) => createHmac('sha256', key).update(email).digest('base64url');
	const keyOf = (id: string) => {
		const key = derived.find((one) => one.id === id);
		if (!key) throw new KeyMissing(id);
		return key;
	};
	return {
		/** @param aad row and column of the value; a value that was moved elsewhere cannot be decrypted */
		encrypt: (text: string, aad: string) =>
			current ? `${prefix}${current.id}:${encryptWith(text, current.encryption, aad)}` : text,
		/** Also returns text that was stored unencrypted. @throws KeyMissing, ValueDamaged */
		decrypt(stored: string, aad: string): string {
			if (!stored.startsWith(prefix)) return stored;
			const [, id = '', value = ''] = stored.split(':');
			const text = decryptWith(value, keyOf(id).encryption, aad);
			if (text === null) throw new ValueDamaged();
			return text;
		},
		/** Id of the key that encrypts; empty without a key. */
		currentKeyId: current?.id ?? '',
		/** @throws KeyMissing if no key has this id */
		expectKey: (id: string) => void keyOf(id),
		/** Blind index for a new row: keyed hash of a normalised e-mail address or phone number; without a key, the normalised text. */
		blindIndex: (email: string) => (current ? hashed(plain(email), current.index) : plain(email)),
		/** All blind indexes under which rows may be stored: a new key does not change the index of stored rows. */
		blindIndexes: (email: string) => [plain(email), ...derived.map(({ index }) => hashed(plain(email), index))],
		/** Deterministic hash of a text. If there is a key, the hash is keyed, so that the text cannot be guessed from the hash. */
		fingerprint: (text: string) =>
			(current ? createHmac('sha256', current.fingerprint) : createHash('sha256')).update(text).digest('base64url'),
	};
}

function derive(key: Buffer, purpose: string): Buffer {
	return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}

/** First 12 hex digits of the key's SHA-256. The id reveals nothing about 32 random bytes, and any tool can compute it. */
function keyId(key: Buffer): string {
	return createHash('sha256').update(key).digest('hex').slice(0, 12);
}

function encryptWith(text: string, key: Buffer, aad: string): string {
	const iv = randomBytes(ivBytes);
	const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(aad));
	const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
	return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** Null if the value was encrypted with another key or for another row, or is damaged. */
function decryptWith(value: string, key: Buffer, aad: string): string | null {
	const bytes = Buffer.from(value, 'base64');
	try {
		const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
		decipher.setAAD(Buffer.from(aad)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
		return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
	} catch {
		// The authentication tag does not match or is truncated.
		return null;
	}
}
