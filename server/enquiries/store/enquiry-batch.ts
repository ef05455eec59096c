/** Writes a batch of enquiries in one transaction: each idempotency key once, each new enquiry with its deliveries. */

import { type Kysely, sql } from 'kysely';
import { singaporeToday } from '../../../shared/enquiry/answers/past-date.ts';
import type { Clock } from '../../database/database.ts';
import type { FieldEncryption } from '../../database/field-encryption.ts';
import type { Tables } from '../../database/tables.ts';
import { addDeliveries } from '../../delivery/outbox.ts';
import { receiptRecipient } from '../../delivery/recipients.ts';
import type { ConsentedEnquiry } from '../enquiry-validation.ts';
import { type EnquiryRecord, fromRow, isSameEnquiry, recordRows, toRow } from './enquiry-record.ts';

/** At most one receipt an address in this time, in milliseconds. */
const receiptEvery = 60 * 60 * 1000;
/** Written out, as in the index of receipts. */
const isReceipt = sql<boolean>`recipient = 'receipt'`;

export interface ReceiptLimit {
	/** For all addresses together. */
	perHour: number;
	/** An enquiry was stored without its receipt. */
	onReached: () => unknown;
}

export interface NewEnquiry {
	enquiry: ConsentedEnquiry;
	/** The page's origin, checked. */
	origin: string | null;
	/** A posted form has none. */
	idempotencyKey: string | undefined;
	recipients: readonly string[];
}

export type Added =
	| { outcome: 'stored' | 'repeated'; reference: string; receivedAt: string }
	/** The key already belongs to a different enquiry. */
	| { outcome: 'conflict' };

/** The key belongs to an enquiry that cannot be decrypted or parsed: only this one fails. */
interface Unreadable {
	outcome: 'unreadable';
	error: unknown;
}

/** Another server erased or purged it between two statements: once more, the batch finds what took its place. */
export class EnquiryVanished extends Error {
	override name = 'EnquiryVanished';
}

/** An enquiry with the reference it gets if its key is new. */
export interface Candidate {
	key: string;
	record: EnquiryRecord;
	recipients: readonly string[];
}

/** The prefix of keys made here, which no client's UUID has. */
export const formKeyMark = 'form-';

/** A form sends no key. Made of the answers and the day, it stays the same when the answer page is reloaded. */
export function formKey(enquiry: object, encryption: FieldEncryption): string {
	return formKeyMark + encryption.fingerprint(`${singaporeToday()} ${JSON.stringify(enquiry)}`);
}

/**
 * Inserts the enquiries whose key is new, with their deliveries. References are unique, so the one stored under a key
 * afterwards tells whether this candidate or an earlier enquiry holds the key.
 */
export async function addBatch(
	db: Kysely<Tables>,
	clock: Clock,
	batch: Candidate[],
	encryption: FieldEncryption,
	receipts?: ReceiptLimit,
): Promise<(Added | Unreadable)[]> {
	// Two servers that insert the same keys in the same order cannot deadlock. The first statement writes: SQLite refuses to
	// let a transaction write that has read what another process has changed since.
	const inKeyOrder = batch.toSorted((one, other) => (one.key < other.key ? -1 : 1));
	const now = clock();
	await db
		.insertInto('enquiries')
		.values(inKeyOrder.map(({ record, key }) => toRow(record, key, now, encryption)))
		.onConflict((conflict) => conflict.column('idempotency_key').doNothing())
		.execute();

	const keys = [...new Set(batch.map((candidate) => candidate.key))];
	const erased = await findErased(db, keys);
	const erasedKeys = [...erased.keys()];
	if (erased.size > 0) await db.deleteFrom('enquiries').where('idempotency_key', 'in', erasedKeys).execute();
	const underKeys = db.selectFrom('enquiries').where('idempotency_key', 'in', keys);
	const stored = await underKeys.select(['idempotency_key', 'reference', 'received_at']).execute();
	const rows = new Map(stored.map((row) => [row.idempotency_key, row]));
	const isStored = ({ key, record }: Candidate) => rows.get(key)?.reference === record.reference;

	const inserted = batch.filter(isStored);
	const deliveries = inserted.flatMap(({ record: { reference }, recipients }) =>
		recipients.map((recipient) => ({ reference, recipient, event: 'created' as const })),
	);
	const unwanted = await findUnwantedReceipts(db, clock, inserted, encryption, receipts);
	const wanted = deliveries.filter(
		({ reference, recipient }) => recipient !== receiptRecipient || !unwanted.has(reference),
	);
	await addDeliveries(db, clock, wanted);

	const added: (Added | Unreadable)[] = [];
	for (const candidate of batch) {
		const before = erased.get(candidate.key);
		const row = rows.get(candidate.key);
		if (before) added.push({ outcome: 'repeated', reference: before.reference, receivedAt: before.received_at });
		else if (!row) throw new EnquiryVanished();
		else if (isStored(candidate))
			added.push({ outcome: 'stored', reference: row.reference, receivedAt: row.received_at });
		else added.push(await compareWithStored(db, candidate, row.reference, encryption));
	}
	return added;
}

/**
 * References of enquiries whose address was sent a receipt within the hour, and of those beyond the limit for all: nobody can
 * have us fill a mailbox, or many.
 */
async function findUnwantedReceipts(
	db: Kysely<Tables>,
	clock: Clock,
	stored: Candidate[],
	encryption: FieldEncryption,
	{ perHour, onReached }: ReceiptLimit = { perHour: Number.POSITIVE_INFINITY, onReached() {} },
) {
	const asking = stored.filter(({ recipients }) => recipients.includes(receiptRecipient));
	const unwanted = new Set<string>();
	if (asking.length === 0) return unwanted;
	// Servers count one after the other.
	await db.updateTable('receipt_lock').set({ id: 1 }).execute();
	const recent = await db
		.selectFrom('deliveries')
		.innerJoin('enquiries', 'enquiries.reference', 'deliveries.reference')
		.select('email_index')
		.where(isReceipt)
		.where('created_at', '>', clock(-receiptEvery))
		// A clock that was ahead leaves times to come, which must not hold up receipts until then.
		.where('created_at', '<=', clock(receiptEvery))
		.execute();
	const served = new Set(recent.map(({ email_index }) => email_index));
	let left = perHour - recent.length;
	for (const candidate of asking) {
		const indexes = encryption.blindIndexes(candidate.record.email);
		const isRepeated = indexes.some((index) => served.has(index));
		if (!isRepeated && left <= 0) onReached();
		if (isRepeated || left-- <= 0) unwanted.add(candidate.record.reference);
		for (const index of indexes) served.add(index);
	}
	return unwanted;
}

/** A late retry must not bring back what was erased: its key is remembered, and answered as at first. */
async function findErased(db: Kysely<Tables>, keys: string[]) {
	const found = await db
		.selectFrom('erasures')
		.select(['idempotency_key', 'reference', 'received_at'])
		.where('idempotency_key', 'in', keys)
		.execute();
	return new Map(found.map((row) => [row.idempotency_key ?? '', row]));
}

/** @param reference of the enquiry that holds the candidate's key */
async function compareWithStored(
	db: Kysely<Tables>,
	{ record }: Candidate,
	reference: string,
	encryption: FieldEncryption,
): Promise<Added | Unreadable> {
	const row = await recordRows(db).where('reference', '=', reference).executeTakeFirst();
	if (!row) throw new EnquiryVanished();
	try {
		const stored = fromRow(row, encryption);
		if (!isSameEnquiry(stored, record)) return { outcome: 'conflict' };
		return { outcome: 'repeated', reference, receivedAt: stored.receivedAt };
	} catch (error) {
		return { outcome: 'unreadable', error };
	}
}
