/** Signed links to an enquiry: they name nobody, and only whoever was given one can make the request behind it. */

import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { EnquiryRecord } from '../enquiries/store/enquiry-record.ts';

/** `enquiry`: the page of whoever sent it. `answered`: where an adviser records a reply. Neither signature opens the other. */
export const linkPaths = { enquiry: '/enquiry', answered: '/answered' } as const;
export type LinkPurpose = keyof typeof linkPaths;

type LinkedEnquiry = Pick<EnquiryRecord, 'reference' | 'language'>;

export type EnquiryLinks = Awaited<ReturnType<typeof createEnquiryLinks>>;

/**
 * @param keys the encryption keys, newest first: the first signs, or without one the store's secret; links outlive each change
 * @param origin where links lead that are sent by mail or webhook
 */
export async function createEnquiryLinks({ db }: Database, keys: readonly Buffer[], origin: string) {
	const { secret } = await db.selectFrom('link_secret').select('secret').executeTakeFirstOrThrow();
	const secrets = [...keys, Buffer.from(secret, 'base64')];
	const derive = (purpose: LinkPurpose) =>
		secrets.map((key) => Buffer.from(hkdfSync('sha256', key, '', `${purpose} link`, 32)));
	const derived = { enquiry: derive('enquiry'), answered: derive('answered') };
	const signatures = (purpose: LinkPurpose, reference: string) =>
		derived[purpose].map((key) => createHmac('sha256', key).update(reference).digest('base64url'));
	return {
		/** @param from the origin that the request named, where there is one */
		to(purpose: LinkPurpose, { reference, language }: LinkedEnquiry, from = origin): string {
			const [signature = ''] = signatures(purpose, reference);
			return `${from}${linkPaths[purpose]}?${new URLSearchParams({ reference, signature, language: language ?? 'en' })}`;
		},
		/** Takes as long whatever is wrong: every key is tried, and digests of one length are compared. */
		isSigned: (purpose: LinkPurpose, reference: string, signature: string): boolean =>
			signatures(purpose, reference)
				.map((expected) => timingSafeEqual(digest(expected), digest(signature)))
				.includes(true),
	};
}

function digest(text: string): Buffer {
	return createHash('sha256').update(text).digest();
}
