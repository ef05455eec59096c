/** Stores one enquiry with its deliveries, once per idempotency key. */

import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { singaporeToday } from '../../../shared/enquiry/answers/calendar-days.ts';
import type { Clock } from '../../database/database.ts';
import type { FieldEncryption } from '../../database/field-encryption.ts';
import type { Tables } from '../../database/tables.ts';
import { addFirstDeliveries, type ReceiptLimit } from '../../delivery/first-deliveries.ts';
import type { ConsentedEnquiry } from '../enquiry-validation.ts';
import { createRecord, fromRow, hashAnswers, isSameEnquiry, recordRows, toRow } from './enquiry-record.ts';

export interface NewEnquiry {
	enquiry: ConsentedEnquiry;
	/** Origin of the page, checked unless the partner is `test`. Null if the request had none. */
	origin: string | null;
	/** Undefined for a posted form, which sends no key. */
	idempotencyKey: string | undefined;
	recipients: readonly string[];
	/** True if the enquiry's deliveries are claimed after those of other clients. */
	isLowPriority?: boolean;
}

export type Added =
	| { outcome: 'stored' | 'repeated'; reference: string; receivedAt: string }
	/** The key already belongs to a different enquiry. */
	| { outcome: 'conflict' };

/**
 * Hash that replaces a client's key after an erasure. The key itself must not be kept, because the hash of the answers is
 * keyed with it.
 */
export function hashKey(key: string): string {
	return createHash('sha256').update(key).digest('base64url');
}

/** Prefix of keys that the service makes for forms. A client's key is a UUID, which never begins like this. */
export const formKeyPrefix = 'form-';

/** Idempotency key for a form, which sends no key. Made from the enquiry and the day, so that a reload repeats the key. */
export function formKey(enquiry: object, encryption: FieldEncryption): string {
	return formKeyPrefix + encryption.fingerprint(`${singaporeToday()} ${JSON.stringify(enquiry)}`);
}

/**
 * Writes in its first statement, because SQLite fails a write after a read if another process changed rows in between.
 *
 * @param db a transaction
 * @returns undefined if another server removed the key's enquiry between two statements; retry in a new transaction
 */
export async function addEnquiry(
	db: Kysely<Tables>,
	clock: Clock,
	{ enquiry, origin, idempotencyKey, recipients, isLowPriority = false }: NewEnquiry,
	encryption: FieldEncryption,
	receipts?: ReceiptLimit,
): Promise<Added | undefined> {
	const key = idempotencyKey ?? formKey(enquiry, encryption);
	const record = createRecord(enquiry, origin);
	const inserted = await db
		.insertInto('enquiries')
		.values(toRow(record, key, clock(), encryption))
		.onConflict((conflict) => conflict.column('idempotency_key').doNothing())
		.returning(['reference', 'received_at as receivedAt'])
		.executeTakeFirst();

	if (!inserted) {
		const row = await recordRows(db).where('idempotency_key', '=', key).executeTakeFirst();
		if (!row) return undefined;
		if (!isSameEnquiry(fromRow(row, encryption), record)) return { outcome: 'conflict' };
		return { outcome: 'repeated', reference: row.reference, receivedAt: row.receivedAt };
	}

	// A late retry must not restore an erased enquiry, so the row just inserted is removed again, and the retry gets the first answer.
	const erased = await db
		.selectFrom('erasures')
		.select(['reference', 'received_at as receivedAt', 'answers_hash'])
		.where('key_hash', '=', hashKey(key))
		.executeTakeFirst();
	if (erased) {
		await db.deleteFrom('enquiries').where('reference', '=', inserted.reference).execute();
		const { answers_hash, ...first } = erased;
		return answers_hash === hashAnswers(record, key) ? { outcome: 'repeated', ...first } : { outcome: 'conflict' };
	}

	const { reference } = inserted;
	const emailIndexes = encryption.blindIndexes(record.email);
	await addFirstDeliveries(db, clock, { reference, emailIndexes, recipients, isLowPriority }, receipts);
	return { outcome: 'stored', ...inserted };
}
