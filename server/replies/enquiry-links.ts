/** Signed links to an enquiry. Links contain no personal data, and cannot be forged without the signing key. */

import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { EnquiryRecord } from '../enquiries/store/enquiry-record.ts';

/** `enquiry`: the visitor's page. `answered`: the page on which an adviser records a reply. Each has its own signature. */
export const linkPaths = { enquiry: '/enquiry', answered: '/answered' } as const;
export type LinkPurpose = keyof typeof linkPaths;

type LinkedEnquiry = Pick<EnquiryRecord, 'reference' | 'language'>;

export type EnquiryLinks = Awaited<ReturnType<typeof createEnquiryLinks>>;

/**
 * Links are signed with the encryption key; without a key, with the store's own secret. Back-ups contain the secret, but no key.
 * So once there is a key, links signed with the secret are valid only for enquiries that are stored unencrypted.
 *
 * @param keys encryption keys, newest first: the first signs, all verify
 * @param origin default origin of links, for mails and webhooks
 */
export async function createEnquiryLinks({ db, reader }: Database, keys: readonly Buffer[], origin: string) {
	const secret = await (keys.length === 0 ? makeSecret(db) : readSecret(db));
	const byKeys = keys.map(signer);
	const bySecret = secret === undefined ? undefined : signer(Buffer.from(secret, 'base64'));
	const sign = byKeys[0] ?? bySecret;
	async function isStoredWithoutKey(reference: string): Promise<boolean> {
		const row = reader.selectFrom('enquiries').select('key_id').where('reference', '=', reference);
		return (await row.executeTakeFirst())?.key_id === '';
	}
	return {
		/** @param from origin of the link, if the request tells it */
		to(purpose: LinkPurpose, { reference, language }: LinkedEnquiry, from = origin): string {
			const signature = sign?.(purpose, reference) ?? '';
			return `${from}${linkPaths[purpose]}?${new URLSearchParams({ reference, signature, language: language ?? 'en' })}`;
		},
		/** Compares with every key, by digests of equal length, so that the duration reveals nothing about the right signature. */
		async isSigned(purpose: LinkPurpose, reference: string, signature: string): Promise<boolean> {
			const isSignedBy = (signer: Signer) => timingSafeEqual(digest(signer(purpose, reference)), digest(signature));
			if (byKeys.map(isSignedBy).includes(true)) return true;
			if (!bySecret || !isSignedBy(bySecret)) return false;
			return keys.length === 0 || isStoredWithoutKey(reference);
		},
	};
}

type Signer = (purpose: LinkPurpose, reference: string) => string;

function signer(key: Buffer): Signer {
	const derive = (purpose: LinkPurpose) => Buffer.from(hkdfSync('sha256', key, '', `${purpose} link`, 32));
	const derived = { enquiry: derive('enquiry'), answered: derive('answered') };
	return (purpose, reference) => createHmac('sha256', derived[purpose]).update(reference).digest('base64url');
}

async function readSecret(db: Database['db']): Promise<string | undefined> {
	return (await db.selectFrom('link_secret').select('secret').executeTakeFirst())?.secret;
}

/** Creates the secret once, even if several servers start together. */
async function makeSecret(db: Database['db']): Promise<string | undefined> {
	const made = { id: 1, secret: randomBytes(32).toString('base64') };
	await db
		.insertInto('link_secret')
		.values(made)
		.onConflict((conflict) => conflict.column('id').doNothing())
		.execute();
	return readSecret(db);
}

function digest(text: string): Buffer {
	return createHash('sha256').update(text).digest();
}
