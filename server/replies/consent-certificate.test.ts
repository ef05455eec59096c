/** Certificates of consent: the same for all servers of a store, kept through a new key, and worth nothing once a byte has changed. */

import { compactVerify, createLocalJWKSet, decodeProtectedHeader } from 'jose';
import { expect } from 'vitest';
import { languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import { verifyCertificate } from '../commands/replies/verify.ts';
import { createFieldEncryption } from '../database/field-encryption.ts';
import { sampleRecord } from '../testing/sample-enquiry.ts';
import { describeOnEachEngine } from '../testing/stores/engines.ts';
import { createStoreTest } from '../testing/stores/store-test.ts';
import { openCertificates } from './consent-certificate.ts';

const issuer = 'https://quotes.example';

await describeOnEachEngine((_engine, createLocation) => {
	const test = createStoreTest(createLocation);

	test('each language’s proves which wording was agreed to, and names nobody', async ({ database, encryption }) => {
		const { certify, publicKeys } = await openCertificates(database, encryption, issuer);
		for (const language of languages) {
			const record = { ...sampleRecord({ language }), consentVersion: words[language].consent.currentConsent.version };
			const certificate = (await certify(record)) ?? '';
			// As the guide checks it, without us.
			const { payload } = await compactVerify(certificate, createLocalJWKSet(await publicKeys()));
			const claims = JSON.parse(new TextDecoder().decode(payload));
			const sha256 = expect.stringMatching(/^[0-9a-f]{64}$/);
			expect(claims).toEqual({
				issuer,
				reference: record.reference,
				receivedAt: record.receivedAt,
				consent: { at: record.consentAt, version: record.consentVersion, language, sha256 },
				page: record.page,
				origin: record.origin,
				partner: record.partner,
				widgetVersion: null,
			});
			expect(claims.consent.sha256.slice(0, 8)).toBe(record.consentVersion.split('.')[1]);
			expect(decodeProtectedHeader(certificate)).toMatchObject({ alg: 'EdDSA', kid: expect.any(String) });
		}
		expect(await certify({ ...sampleRecord(), consentVersion: 'never shown' })).toBeNull();
	});

	test('a certificate of which any byte has changed is refused', async ({ database, encryption }) => {
		const { certify, publicKeys } = await openCertificates(database, encryption, issuer);
		const certificate = (await certify(sampleRecord())) ?? '';
		const keys = await publicKeys();
		expect(await verifyCertificate(certificate, keys)).not.toBeNull();
		const bytes = Buffer.from(certificate);
		const accepted: string[] = [];
		for (let place = 0; place < bytes.length; place++) {
			const changed = Buffer.from(bytes);
			changed[place] = bytes[place] === 0x41 ? 0x42 : 0x41;
			if (await verifyCertificate(changed.toString(), keys)) accepted.push(`byte ${place}`);
		}
		expect(accepted).toEqual([]);
	});

	test('servers that start together share one encrypted key', async ({ open, database, encryption }) => {
		const servers = await Promise.all([open(), open(), open()]);
		const opened = await Promise.all(servers.map((server) => openCertificates(server, encryption, issuer)));
		const signed = await Promise.all(opened.map(({ certify }) => certify(sampleRecord({ email: 'a@b.example' }))));
		const kids = signed.map((certificate) => decodeProtectedHeader(certificate ?? '').kid);
		expect(new Set(kids).size).toBe(1);
		const rows = await database.db.selectFrom('signing_keys').selectAll().execute();
		expect(rows).toMatchObject([{ private_key: expect.stringMatching(/^v1:/) }]);
		expect(JSON.parse(rows[0]?.public_key ?? '')).not.toHaveProperty('d');
	});

	test('what was signed before a change of the encryption key stays proven', async ({ database }) => {
		const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
		const certificateUnder = async (...keys: Buffer[]) => {
			const certificates = await openCertificates(database, createFieldEncryption(keys), issuer);
			return { certificate: (await certificates.certify(sampleRecord())) ?? '', keys: await certificates.publicKeys() };
		};
		const plain = await certificateUnder();
		const before = await certificateUnder(first);
		const after = await certificateUnder(second, first);
		expect(after.keys.keys).toHaveLength(3);
		for (const { certificate } of [plain, before, after])
			expect(await verifyCertificate(certificate, after.keys)).not.toBeNull();
		expect(await verifyCertificate(after.certificate, before.keys)).toBeNull();
	});
});
