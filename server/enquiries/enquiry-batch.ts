/** Writes a batch of enquiries in one transaction: each idempotency key once, each new enquiry with its deliveries. */

import { type Kysely, sql } from 'kysely';
import { singaporeToday } from '../../shared/enquiry/past-date.ts';
import type { Clock } from '../database/database.ts';
import type { FieldEncryption } from '../database/field-encryption.ts';
import type { Tables } from '../database/tables.ts';
import { addDeliveries } from '../delivery/outbox.ts';
import { receiptTarget } from '../delivery/targets.ts';
import { type EnquiryRecord, fromRow, isSameEnquiry, recordRows, toRow } from './enquiry-record.ts';
import type { ConsentedEnquiry } from './enquiry-validation.ts';

/** At most one receipt an address in this time, in milliseconds. */
const receiptEvery = 60 * 60 * 1000;

export interface ReceiptLimit {
	/** For all addresses together. */
	perHour: number;
	/** An enquiry was stored without its receipt. */
	onReached: () => unknown;
}

export interface NewEnquiry {
	enquiry: ConsentedEnquiry;
	/** Of the page, checked. */
	origin: string | null;
	/** A posted form has none. */
	idempotencyKey: string | undefined;
	/** Delivery targets. */
	targets: readonly string[];
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

/** An enquiry with the reference it gets if its key is new. */
export interface Candidate {
	key: string;
	record: EnquiryRecord;
	targets: readonly string[];
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
	await db
		.insertInto('enquiries')
		.values(inKeyOrder.map(({ record, key }) => toRow(record, key, encryption)))
		.onConflict((conflict) => conflict.column('idempotency_key').doNothing())
		.execute();

	const keys = [...new Set(batch.map((candidate) => candidate.key))];
	const erased = await findErased(db, keys);
	const erasedKeys = [...erased.keys()];
	if (erased.size > 0) await db.deleteFrom('enquiries').where('idempotency_key', 'in', erasedKeys).execute();
	const underKeys = db.selectFrom('enquiries').where('idempotency_key', 'in', keys);
	const stored = await underKeys.select(['idempotency_key', 'reference']).execute();
	const references = new Map(stored.map((row) => [row.idempotency_key, row.reference]));
	const isStored = ({ key, record }: Candidate) => references.get(key) === record.reference;

	const inserted = batch.filter(isStored);
	const deliveries = inserted.flatMap(({ record: { reference }, targets }) =>
		targets.map((target) => ({ reference, target, event: 'created' as const })),
	);
	const unwanted = await findUnwantedReceipts(db, clock, inserted, encryption, receipts);
	const wanted = deliveries.filter(({ reference, target }) => target !== receiptTarget || !unwanted.has(reference));
	await addDeliveries(db, clock, wanted);

	const added: (Added | Unreadable)[] = [];
	for (const candidate of batch) {
		const { reference, receivedAt } = candidate.record;
		const before = erased.get(candidate.key);
		if (before) added.push({ outcome: 'repeated', reference: before.reference, receivedAt: before.received_at });
		else if (isStored(candidate)) added.push({ outcome: 'stored', reference, receivedAt });
		else added.push(await compareWithStored(db, candidate, references.get(candidate.key) ?? '', encryption));
	}
	return added;
}

/**
 * References of enquiries whose address has had a receipt within the hour, and of those beyond the limit for all: nobody can
 * have us fill a mailbox, or many.
 */
async function findUnwantedReceipts(
	db: Kysely<Tables>,
	clock: Clock,
	stored: Candidate[],
	encryption: FieldEncryption,
	{ perHour, onReached }: ReceiptLimit = { perHour: Number.POSITIVE_INFINITY, onReached() {} },
) {
	const asking = stored.filter(({ targets }) => targets.includes(receiptTarget));
	const unwanted = new Set<string>();
	if (asking.length === 0) return unwanted;
	const indexesOf = ({ record }: Candidate) => encryption.blindIndexes(record.email);
	const sent = await db
		.selectFrom('enquiries')
		.innerJoin('deliveries', 'deliveries.reference', 'enquiries.reference')
		.select('email_index')
		.where('email_index', 'in', asking.flatMap(indexesOf))
		.where('received_at', '>', new Date(Date.now() - receiptEvery).toISOString())
		.where('target', '=', receiptTarget)
		.execute();
	const served = new Set(sent.map((row) => row.email_index));
	const { all } = await db
		.selectFrom('deliveries')
		.select(({ fn }) => fn.countAll<number>().as('all'))
		.where(sql<boolean>`target = ${sql.lit(receiptTarget)}`)
		.where('created_at', '>', clock(-receiptEvery))
		.executeTakeFirstOrThrow();
	let left = perHour - all;
	for (const candidate of asking) {
		const indexes = indexesOf(candidate);
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
	const row = await recordRows(db).where('reference', '=', reference).executeTakeFirstOrThrow();
	try {
		const stored = fromRow(row, encryption);
		if (!isSameEnquiry(stored, record)) return { outcome: 'conflict' };
		return { outcome: 'repeated', reference, receivedAt: stored.receivedAt };
	} catch (error) {
		return { outcome: 'unreadable', error };
	}
}
