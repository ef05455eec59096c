/** Stores one enquiry under its idempotency key, together with its deliveries. */

import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { singaporeToday } from '../../../shared/enquiry/answers/past-date.ts';
import type { Clock } from '../../database/database.ts';
import type { FieldEncryption } from '../../database/field-encryption.ts';
import type { Tables } from '../../database/tables.ts';
import { addFirstDeliveries, type ReceiptLimit } from '../../delivery/first-deliveries.ts';
import type { ConsentedEnquiry } from '../enquiry-validation.ts';
import { createRecord, fromRow, hashAnswers, isSameEnquiry, recordRows, toRow } from './enquiry-record.ts';

export interface NewEnquiry {
	enquiry: ConsentedEnquiry;
	/** The page's origin, checked. */
	origin: string | null;
	/** A posted form has none. */
	idempotencyKey: string | undefined;
	recipients: readonly string[];
	/** Its deliveries are made after those of others. */
	waitsBehind?: boolean;
}

export type Added =
	| { outcome: 'stored' | 'repeated'; reference: string; receivedAt: string }
	/** The key already belongs to a different enquiry. */
	| { outcome: 'conflict' };

/** What is kept of a client's key once its enquiry is erased: as long as the key itself is unknown, so are the hashed answers. */
export function hashKey(key: string): string {
	return createHash('sha256').update(key).digest('base64url');
}

/** The prefix of keys made here, which no client's UUID has. */
export const formKeyMark = 'form-';

/** A form sends no key. Made of the answers and the day, it stays the same when the answer page is reloaded. */
export function formKey(enquiry: object, encryption: FieldEncryption): string {
	return formKeyMark + encryption.fingerprint(`${singaporeToday()} ${JSON.stringify(enquiry)}`);
}

/**
 * The first statement writes: SQLite refuses to let a transaction write that has read what another process has changed since.
 *
 * @param db a transaction
 * @returns undefined when another server removed the key's enquiry between two statements: a second transaction inserts it
 */
export async function addEnquiry(
	db: Kysely<Tables>,
	clock: Clock,
	{ enquiry, origin, idempotencyKey, recipients, waitsBehind = false }: NewEnquiry,
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

	// A late retry must not bring back what was erased: its key is known, and answered as at first.
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
	await addFirstDeliveries(db, clock, { reference, emailIndexes, recipients, waitsBehind }, receipts);
	return { outcome: 'stored', ...inserted };
}
