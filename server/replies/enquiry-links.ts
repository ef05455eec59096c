/** Signed links to an enquiry: they name nobody, and only whoever was given one can make the request behind it. */

import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { EnquiryRecord } from '../enquiries/store/enquiry-record.ts';

/** `enquiry`: the page of whoever sent it. `answered`: where an adviser records a reply. Neither signature opens the other. */
export const linkPaths = { enquiry: '/enquiry', answered: '/answered' } as const;
export type LinkPurpose = keyof typeof linkPaths;

type LinkedEnquiry = Pick<EnquiryRecord, 'reference' | 'language'>;

export type EnquiryLinks = Awaited<ReturnType<typeof createEnquiryLinks>>;

/**
 * Whoever reads a back-up finds no encryption key in it, so its links sign nothing there. The store's own secret, which is in it,
 * counts only for what is stored without a key, and can be read there anyway.
 *
 * @param keys the encryption keys, newest first: the first signs, all of them open; without one the store's secret does both
 * @param origin where links lead that are sent by mail or webhook
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
		/** @param from the origin that the request named, where there is one */
		to(purpose: LinkPurpose, { reference, language }: LinkedEnquiry, from = origin): string {
			const signature = sign?.(purpose, reference) ?? '';
			return `${from}${linkPaths[purpose]}?${new URLSearchParams({ reference, signature, language: language ?? 'en' })}`;
		},
		/** Every key is tried, and digests of one length are compared: the time it takes tells nothing. */
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

/** Once: of several servers that start together, one makes it. */
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
