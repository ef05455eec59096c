/** Consent certificates: a compact JWS (RFC 7515, EdDSA) that proves what was agreed to and when, and names nobody. */

import { createHash } from 'node:crypto';
import {
	CompactSign,
	calculateJwkThumbprint,
	exportJWK,
	generateKeyPair,
	importJWK,
	type JSONWebKeySet,
	type JWK,
} from 'jose';
import { findWording } from '../../shared/content/records/consent-wording.ts';
import type { Database } from '../database/database.ts';
import type { FieldEncryption } from '../database/field-encryption.ts';
import type { EnquiryRecord } from '../enquiries/store/enquiry-record.ts';

const algorithm = 'EdDSA';

export type Certificates = Awaited<ReturnType<typeof openCertificates>>;

/**
 * Makes the key at the first start, and one more after each change of the encryption key; public keys are kept for good, so
 * that what was signed before can still be checked. All servers of a store share them.
 */
export async function openCertificates({ db }: Database, encryption: FieldEncryption, issuer: string) {
	const key_id = encryption.currentKeyId;
	const aad = `signing_keys.private_key ${key_id}`;
	const stored = () => db.selectFrom('signing_keys').selectAll().where('key_id', '=', key_id).executeTakeFirst();
	if (!(await stored())) {
		const pair = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
		const jwk = await exportJWK(pair.publicKey);
		const public_key = JSON.stringify({ ...jwk, kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: algorithm });
		const private_key = encryption.encrypt(JSON.stringify(await exportJWK(pair.privateKey)), aad);
		// Another server may have been first: then its key is the one.
		const made = db.insertInto('signing_keys').values({ key_id, public_key, private_key });
		await made.onConflict((conflict) => conflict.column('key_id').doNothing()).execute();
	}
	const { public_key, private_key } = (await stored()) ?? {};
	const { kid = '' }: JWK = JSON.parse(public_key ?? '{}');
	const signingKey = await importJWK(JSON.parse(encryption.decrypt(private_key ?? '', aad)), algorithm);
	return {
		/** RFC 7517: every public key that was ever used. */
		async publicKeys(): Promise<JSONWebKeySet> {
			const rows = await db.selectFrom('signing_keys').select('public_key').orderBy('key_id').execute();
			return { keys: rows.map((row) => JSON.parse(row.public_key)) };
		},
		/** The same for the same enquiry; null where the wording is not known. */
		async certify(record: EnquiryRecord): Promise<string | null> {
			const claims = claimsOf(record, issuer);
			if (!claims) return null;
			const payload = new TextEncoder().encode(JSON.stringify(claims));
			return new CompactSign(payload).setProtectedHeader({ alg: algorithm, kid }).sign(signingKey);
		},
	};
}

/** Anything about the person is left out: whoever is shown it learns of a consent, not whose. */
function claimsOf(record: EnquiryRecord, issuer: string): object | undefined {
	const { reference, receivedAt, consentAt, consentVersion, page, origin, partner, widgetVersion } = record;
	const wording = findWording(consentVersion);
	if (!wording) return;
	const sha256 = createHash('sha256').update(wording.text).digest('hex');
	const consent = { at: consentAt, version: consentVersion, language: wording.language, sha256 };
	return { issuer, reference, receivedAt, consent, page, origin, partner, widgetVersion };
}
