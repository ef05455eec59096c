/** Encryption of personal data at rest, when there is a key; what has to be found again stays so through keyed hashes. */

import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export interface Seal {
	/** Text as it is stored. */
	close(text: string): string;
	/** The text again, whichever of the keys closed it, or none. @throws KeyMissing */
	open(stored: string): string;
	/** The place of the key that closed it among the keys; -1 for none. @throws KeyMissing */
	keyOf(stored: string): number;
	/** What a new row is found by. */
	emailIndex(email: string): string;
	/** Everything a row of this address may be found by: rows outlive a change of key. */
	emailIndexes(email: string): string[];
	/** The same for the same text; with a key, nobody else can tell by it what the text may be. */
	fingerprint(text: string): string;
}

/** None of the keys opens it. */
export class KeyMissing extends Error {
	override name = 'KeyMissing';

	constructor() {
		super('An enquiry is sealed with a key that ENCRYPTION_KEY does not hold: add that key at its end.');
	}
}

/** What sealed text starts with, and JSON never does. */
const sealMark = 'sealed:';
const ivBytes = 12;
const tagBytes = 16;

/** @param keys 32 bytes each; the first one seals, all of them open. None: text is stored as it is. */
export function createSeal(keys: readonly Buffer[]): Seal {
	const boxes = keys.map((key) => ({
		encryption: derive(key, 'personal data'),
		index: derive(key, 'email index'),
		fingerprint: derive(key, 'fingerprint'),
	}));
	const [current] = boxes;
	const plain = (email: string) => email.trim().toLowerCase();
	const hashed = (email: string, key: Buffer) => createHmac('sha256', key).update(plain(email)).digest('base64url');
	const unlock = (stored: string) => {
		if (!stored.startsWith(sealMark)) return { text: stored, key: -1 };
		for (const [key, { encryption }] of boxes.entries()) {
			const text = decrypt(stored, encryption);
			if (text !== null) return { text, key };
		}
		throw new KeyMissing();
	};
	return {
		close: (text) => (current ? encrypt(text, current.encryption) : text),
		open: (stored) => unlock(stored).text,
		keyOf: (stored) => unlock(stored).key,
		emailIndex: (email) => (current ? hashed(email, current.index) : plain(email)),
		emailIndexes: (email) => [plain(email), ...boxes.map((box) => hashed(email, box.index))],
		fingerprint: (text) =>
			(current ? createHmac('sha256', current.fingerprint) : createHash('sha256')).update(text).digest('base64url'),
	};
}

function derive(key: Buffer, purpose: string): Buffer {
	return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}

function encrypt(text: string, key: Buffer): string {
	const iv = randomBytes(ivBytes);
	const cipher = createCipheriv('aes-256-gcm', key, iv);
	const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
	return sealMark + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** Null when another key sealed it. */
function decrypt(stored: string, key: Buffer): string | null {
	const bytes = Buffer.from(stored.slice(sealMark.length), 'base64');
	const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
	decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
	try {
		return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
	} catch {
		// The tag does not fit the key.
		return null;
	}
}
