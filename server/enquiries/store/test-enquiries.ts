/** Enquiries of the partner `test`: a first try from any page. Kept for a day in a table of their own, which nothing else reads. */

import type { Database } from '../../database/database.ts';
import { StoreUnavailable } from '../../database/failures/store-unavailable.ts';
import type { FieldEncryption } from '../../database/field-encryption.ts';
import { type Added, formKey, type NewEnquiry } from './enquiry-batch.ts';
import { createRecord, type EnquiryRecord, isSameEnquiry } from './enquiry-record.ts';

/** In milliseconds. */
const keptFor = 24 * 60 * 60 * 1000;

export type TestEnquiries = ReturnType<typeof createTestEnquiries>;

export function createTestEnquiries({ db, clock }: Database, encryption: FieldEncryption) {
	const aadOf = (reference: string) => `test_enquiries.record ${reference}`;
	const removeOld = () =>
		db
			.deleteFrom('test_enquiries')
			// A clock that was ahead leaves times to come.
			.where(({ not, between }) => not(between('received_at', clock(-keptFor), clock(keptFor))))
			.execute();

	async function insert(key: string, record: EnquiryRecord): Promise<boolean> {
		const text = encryption.encrypt(JSON.stringify(record), aadOf(record.reference));
		const { reference } = record;
		const result = await db
			.insertInto('test_enquiries')
			.values({ reference, idempotency_key: key, received_at: clock(), record: text })
			.onConflict((conflict) => conflict.column('idempotency_key').doNothing())
			.executeTakeFirst();
		return result.numInsertedOrUpdatedRows === 1n;
	}

	return {
		/** As a real one is added, without a delivery. Rejects with `StoreUnavailable` when the store is away. */
		async add({ enquiry, origin, idempotencyKey }: Omit<NewEnquiry, 'recipients'>): Promise<Added> {
			const key = idempotencyKey ?? formKey(enquiry, encryption);
			const record = createRecord(enquiry, origin);
			try {
				await removeOld();
				const isNew = await insert(key, record);
				const { reference, receivedAt } = record;
				if (isNew) return { outcome: 'stored', reference, receivedAt };
				const all = db.selectFrom('test_enquiries').where('idempotency_key', '=', key).select(['reference', 'record']);
				const row = await all.executeTakeFirstOrThrow();
				const stored: EnquiryRecord = JSON.parse(encryption.decrypt(row.record, aadOf(row.reference)));
				if (!isSameEnquiry(stored, record)) return { outcome: 'conflict' };
				return { outcome: 'repeated', reference: row.reference, receivedAt: stored.receivedAt };
			} catch (error) {
				throw StoreUnavailable.from(error);
			}
		},

		/** The newest first. */
		async list(): Promise<EnquiryRecord[]> {
			await removeOld();
			const rows = await db.selectFrom('test_enquiries').selectAll().orderBy('received_at', 'desc').execute();
			return rows.map(({ reference, record }) => JSON.parse(encryption.decrypt(record, aadOf(reference))));
		},

		removeOld,
	};
}
