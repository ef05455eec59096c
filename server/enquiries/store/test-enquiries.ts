/** Repository of test enquiries (partner `test`), which are kept for a day in their own table, without personal data. */

import type { Database } from '../../database/database.ts';
import { StoreUnavailable } from '../../database/failures/store-unavailable.ts';
import type { FieldEncryption } from '../../database/field-encryption.ts';
import { type Added, formKey, type NewEnquiry } from './add-enquiry.ts';
import type { EnquiryRecord } from './enquiry-record.ts';
import { createReference } from './reference.ts';

const keptForMs = 24 * 60 * 60 * 1000;

/** Fields of a test enquiry that operators see. */
export type TestEnquiry = Pick<
	EnquiryRecord,
	'reference' | 'receivedAt' | 'partner' | 'partnerTag' | 'plan' | 'origin'
>;

export type TestEnquiries = ReturnType<typeof createTestEnquiries>;

export function createTestEnquiries({ db, clock }: Database, encryption: FieldEncryption) {
	const removeOld = () =>
		db
			.deleteFrom('test_enquiries')
			// Also removes rows dated over a day ahead, stored while the clock was wrong.
			.where(({ not, between }) => not(between('received_at', clock(-keptForMs), clock(keptForMs))))
			.execute();

	return {
		/** Adds a test enquiry once per idempotency key, without deliveries. Rejects with `StoreUnavailable` if the store fails. */
		async add({ enquiry, origin, idempotencyKey }: Omit<NewEnquiry, 'recipients'>): Promise<Added> {
			const key = idempotencyKey ?? formKey(enquiry, encryption);
			const answersHash = encryption.fingerprint(`${key} ${JSON.stringify(enquiry)}`);
			const { partner = null, partnerTag = null, plan = null } = enquiry;
			const row = {
				reference: createReference(Date.now()),
				idempotency_key: key,
				received_at: clock(),
				answers_hash: answersHash,
				partner,
				partner_tag: partnerTag,
				plan,
				origin,
			};
			try {
				await removeOld();
				const inserted = await db
					.insertInto('test_enquiries')
					.values(row)
					.onConflict((conflict) => conflict.column('idempotency_key').doNothing())
					.returning(['reference', 'received_at as receivedAt'])
					.executeTakeFirst();
				if (inserted) return { outcome: 'stored', ...inserted };
				const { answers_hash, ...stored } = await db
					.selectFrom('test_enquiries')
					.where('idempotency_key', '=', key)
					.select(['reference', 'received_at as receivedAt', 'answers_hash'])
					.executeTakeFirstOrThrow();
				return answers_hash === answersHash ? { outcome: 'repeated', ...stored } : { outcome: 'conflict' };
			} catch (error) {
				throw StoreUnavailable.from(error);
			}
		},

		/** Removes old test enquiries, and lists the others, newest first. */
		async list(): Promise<TestEnquiry[]> {
			await removeOld();
			return db
				.selectFrom('test_enquiries')
				.select(['reference', 'received_at as receivedAt', 'partner', 'partner_tag as partnerTag', 'plan', 'origin'])
				.orderBy('received_at', 'desc')
				.execute();
		},

		removeOld,
	};
}
