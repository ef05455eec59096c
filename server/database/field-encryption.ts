/** Encrypts personal data at rest (AES-256-GCM) and makes the blind indexes that rows are looked up by. */

import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export type FieldEncryption = ReturnType<typeof createFieldEncryption>;

/** None of the keys decrypts it. */
export class KeyMissing extends Error {
	override name = 'KeyMissing';

	constructor(id: string) {
		super(`An enquiry is encrypted with the key ${id} that ENCRYPTION_KEY does not hold: add that key at its end.`);
	}
}

/** The key is there, and does not decrypt it. */
export class ValueDamaged extends Error {
	override name = 'ValueDamaged';

	constructor() {
		super('A record was damaged, or moved to another row: restore it from the last back-up.');
	}
}

/** Prefix of encrypted text, which no JSON has; the key id and a colon follow. */
const prefix = 'v1:';
const ivBytes = 12;
const tagBytes = 16;

/** @param keys 32 bytes each; the first one encrypts, all of them decrypt. None: text is stored as it is. */
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
		/** Text as it is stored. @param aad names the row and column, the only ones that it can be decrypted in */
		encrypt: (text: string, aad: string) =>
			current ? `${prefix}${current.id}:${encryptWith(text, current.encryption, aad)}` : text,
		/** The text again, whichever of the keys encrypted it, or none. @throws KeyMissing, ValueDamaged */
		decrypt(stored: string, aad: string): string {
			if (!stored.startsWith(prefix)) return stored;
			const [, id = '', value = ''] = stored.split(':');
			const text = decryptWith(value, keyOf(id).encryption, aad);
			if (text === null) throw new ValueDamaged();
			return text;
		},
		/** Current key id; empty when unencrypted. */
		currentKeyId: current?.id ?? '',
		/** Ids of all keys that decrypt; empty for rows from before the first. */
		keyIds: ['', ...derived.map(({ id }) => id)],
		/** @throws KeyMissing */
		expectKey: (id: string) => void keyOf(id),
		/** The keyed hash of an address that a new row is stored under; without a key, the address itself. */
		blindIndex: (email: string) => (current ? hashed(plain(email), current.index) : plain(email)),
		/** Every value a row of this address may be stored under: rows outlive a change of key. */
		blindIndexes: (email: string) => [plain(email), ...derived.map(({ index }) => hashed(plain(email), index))],
		/** The same for the same text; with a key, nobody else can tell by it what the text may be. */
		fingerprint: (text: string) =>
			(current ? createHmac('sha256', current.fingerprint) : createHash('sha256')).update(text).digest('base64url'),
	};
}

function derive(key: Buffer, purpose: string): Buffer {
	return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}

/** The start of the key's SHA-256: it reveals nothing of 32 random bytes, and any tool can compute it. */
function keyId(key: Buffer): string {
	return createHash('sha256').update(key).digest('hex').slice(0, 12);
}

function encryptWith(text: string, key: Buffer, aad: string): string {
	const iv = randomBytes(ivBytes);
	const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(aad));
	const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
	return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** Null when another key encrypted it, or for another row, or when it was damaged. */
function decryptWith(value: string, key: Buffer, aad: string): string | null {
	const bytes = Buffer.from(value, 'base64');
	try {
		const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
		decipher.setAAD(Buffer.from(aad)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
		return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
	} catch {
		// The tag does not match, or is cut off.
		return null;
	}
}
