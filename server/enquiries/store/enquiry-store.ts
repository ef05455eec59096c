/** Repository of enquiries: adds, finds and counts enquiries, and reads them in pages. */

import { sql } from 'kysely';
import { paginate } from '../../database/batching.ts';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/failures/retry.ts';
import { StoreUnavailable } from '../../database/failures/store-unavailable.ts';
import type { FieldEncryption } from '../../database/field-encryption.ts';
import type { ReceiptLimit } from '../../delivery/first-deliveries.ts';
import { type Added, addEnquiry, type NewEnquiry } from './add-enquiry.ts';
import { type EnquiryRecord, fromRow, phoneOf, type RecordRow, recordRows } from './enquiry-record.ts';

export interface EnquiryFilter {
	/** Received at or after this time (ISO 8601). */
	since?: string | undefined;
	/** Received before this time (ISO 8601). */
	until?: string | undefined;
	email?: string | undefined;
	/** E.164, or the number as typed if its E.164 form is unknown. */
	phone?: string | undefined;
	partner?: string | undefined;
	/** Excludes withdrawn enquiries. */
	consentingOnly?: boolean | undefined;
	/** Excludes enquiries with a reply, and withdrawn ones. */
	unansweredOnly?: boolean | undefined;
	/** Maximum number of rows, including unreadable ones. */
	limit?: number | undefined;
}

export type EnquiryStore = ReturnType<typeof createEnquiryStore>;
type OnUnreadable = (reference: string, error: unknown) => void;
export type ReadingOrder = 'oldest first' | 'newest first';

/** Limit of enquiries that wait to be written. Further ones are refused with `StoreUnavailable`, so clients retry later. */
const maxWaiting = 2000;
const maxWaitMs = 10_000;
/** Half of PostgreSQL's pool; the other half is for deliveries and reads. SQLite itself writes one enquiry at a time. */
const maxConcurrentWrites = 5;
const earlierWithinMs = 30 * 24 * 60 * 60 * 1000;
/** So few that an operator can ask the person about each. */
const maxSamePhone = 20;
const maxPartners = 1000;
const replyPageSize = 1000;
type ReplyRow = Pick<EnquiryRecord, 'reference' | 'partner' | 'receivedAt' | 'answeredAt'>;
const pageSize = 25;

/** @param receipts hourly limit of receipts, and a callback for when it is reached; default: no limit */
export function createEnquiryStore(database: Database, encryption: FieldEncryption, receipts?: ReceiptLimit) {
	const { db, reader, clock, verifyFileUnmoved } = database;
	const limitWrites = createSemaphore();

	async function write(enquiry: NewEnquiry): Promise<Added> {
		const inTransaction = () =>
			transact(db, (transaction) => addEnquiry(transaction, clock, enquiry, encryption, receipts));
		let added = await inTransaction();
		while (!added) added = await inTransaction();
		verifyFileUnmoved();
		return added;
	}

	/** Latest other enquiry with one of the blind indexes, not withdrawn, of the 30 days before. Needs one search per index. */
	async function findLatestBefore(
		{ receivedAt, reference }: Position,
		column: 'email_index' | 'phone_index',
		indexes: readonly string[],
	): Promise<Position | undefined> {
		const since = new Date(Date.parse(receivedAt) - earlierWithinMs).toISOString();
		const found: Position[] = [];
		for (const index of indexes) {
			const latest = await reader
				.selectFrom('enquiries')
				.select(['reference', 'received_at as receivedAt'])
				.where(column, '=', index)
				.where('withdrawn_at', 'is', null)
				.where('received_at', '>=', since)
				.where('received_at', '<=', receivedAt)
				.where('reference', '<>', reference)
				.orderBy('received_at', 'desc')
				.orderBy('reference', 'desc')
				.limit(1)
				.executeTakeFirst();
			if (latest) found.push(latest);
		}
		return found.sort(byPosition).at(-1);
	}

	/** Streams the enquiries that pass the filter, with one page in memory at a time. Reports and skips unreadable enquiries. */
	async function* read(filter: EnquiryFilter, order: ReadingOrder, onUnreadable: OnUnreadable) {
		let remaining = filter.limit ?? Number.POSITIVE_INFINITY;
		for await (const row of paginate<RecordRow>(pageSize, (last) => readPage(filter, order, last))) {
			let record: EnquiryRecord | undefined;
			try {
				record = fromRow(row, encryption);
			} catch (error) {
				onUnreadable(row.reference, error);
			}
			if (record) yield record;
			if (--remaining === 0) return;
		}
	}

	/**
	 * Runs one query per blind index of a person, because one query for several would make the engines sort all rows.
	 *
	 * @param last final row of the previous page
	 */
	async function readPage(
		{ since, until, email, phone, partner, consentingOnly, unansweredOnly }: EnquiryFilter,
		order: ReadingOrder,
		last: RecordRow | undefined,
	): Promise<RecordRow[]> {
		const direction = order === 'oldest first' ? 'asc' : 'desc';
		let query = recordRows(db).orderBy('received_at', direction).orderBy('reference', direction).limit(pageSize);
		// Keyset pagination: from the second page on, `last` implies `since` if the oldest come first. With both conditions, SQLite
		// would read every page from `since` on.
		if (since && !(last && order === 'oldest first')) query = query.where('received_at', '>=', since);
		if (until) query = query.where('received_at', '<', until);
		if (email && phone) query = query.where('phone_index', 'in', encryption.blindIndexes(phone));
		if (partner) query = query.where('partner', '=', partner);
		if (consentingOnly || unansweredOnly) query = query.where('withdrawn_at', 'is', null);
		if (unansweredOnly) query = query.where('answered_at', 'is', null);
		if (last) query = query.where(isBeyond(last, order === 'oldest first' ? '>' : '<'));
		const person = email ?? phone;
		if (!person) return query.execute();
		const pages: RecordRow[] = [];
		for (const index of encryption.blindIndexes(person))
			pages.push(...(await query.where(email ? 'email_index' : 'phone_index', '=', index).execute()));
		const inOrder = pages.sort(byPosition);
		return (order === 'oldest first' ? inOrder : inOrder.reverse()).slice(0, pageSize);
	}

	return {
		/** Resolves once the enquiry and its deliveries are on disk. Rejects with `StoreUnavailable` if the store fails. */
		async add(enquiry: NewEnquiry): Promise<Added> {
			return limitWrites(() => write(enquiry)).catch(StoreUnavailable.rethrow);
		},

		async find(reference: string): Promise<EnquiryRecord | undefined> {
			const row = await recordRows(reader).where('reference', '=', reference).executeTakeFirst();
			return row && fromRow(row, encryption);
		},

		/** Time at which the enquiry was received; undefined if there is no such enquiry. Unlike `find`, needs no encryption key. */
		async receivedAt(reference: string): Promise<string | undefined> {
			const row = db.selectFrom('enquiries').select('received_at').where('reference', '=', reference);
			return (await row.executeTakeFirst())?.received_at;
		},

		/** Streams the times of receipt and of the reply (if any) of enquiries that were not withdrawn, without personal fields. */
		readReplies({ since = '', until }: Pick<EnquiryFilter, 'since' | 'until'> = {}) {
			return paginate<ReplyRow>(replyPageSize, (last) => {
				let page = db
					.selectFrom('enquiries')
					.select(['reference', 'partner', 'received_at as receivedAt', 'answered_at as answeredAt'])
					.where('withdrawn_at', 'is', null)
					.where('received_at', '>=', last?.receivedAt ?? since);
				if (until) page = page.where('received_at', '<', until);
				if (last) page = page.where(isBeyond(last, '>'));
				return page.orderBy('received_at').orderBy('reference').limit(replyPageSize).execute();
			});
		},

		read,

		/**
		 * Rejects with KeyMissing if a stored row was encrypted with a key that is not configured: deliveries of the row would fail,
		 * and searches would not find it. Needs one index search per key, independent of the number of rows.
		 */
		async verifyKeys(): Promise<void> {
			const keyIds = db.selectFrom('enquiries').select(({ fn }) => fn.min<string | null>('key_id').as('next'));
			const keyIdAfter = async (id: string) => (await keyIds.where('key_id', '>', id).executeTakeFirstOrThrow()).next;
			// Unencrypted rows have an empty key id, so the search starts after the empty id.
			let keyId = await keyIdAfter('');
			while (keyId !== null) {
				encryption.expectKey(keyId);
				keyId = await keyIdAfter(keyId);
			}
		},

		/** Reference of the latest other consenting enquiry from the same address or phone, from the 30 days before. */
		async findEarlier(record: EnquiryRecord): Promise<string | undefined> {
			const positions = [
				await findLatestBefore(record, 'email_index', encryption.blindIndexes(record.email)),
				await findLatestBefore(record, 'phone_index', encryption.blindIndexes(phoneOf(record))),
			];
			const found = positions.filter((position) => position !== undefined);
			return found.sort(byPosition).at(-1)?.reference;
		},

		/** References of up to `maxSamePhone` consenting enquiries from other addresses that share a phone with this address. */
		async findSamePhone(email: string): Promise<string[]> {
			const indexes = encryption.blindIndexes(email);
			const phones = db.selectFrom('enquiries').select('phone_index').distinct().where('email_index', 'in', indexes);
			const others = db
				.selectFrom('enquiries')
				.select('reference')
				.where('phone_index', 'in', phones)
				.where('email_index', 'not in', indexes)
				.where('withdrawn_at', 'is', null);
			return (await others.orderBy('received_at').limit(maxSamePhone).execute()).map(({ reference }) => reference);
		},

		async count({ since, until }: Pick<EnquiryFilter, 'since' | 'until'> = {}): Promise<number> {
			let received = db.selectFrom('enquiries').select(({ fn }) => fn.countAll<number>().as('count'));
			if (since) received = received.where('received_at', '>=', since);
			if (until) received = received.where('received_at', '<', until);
			return (await received.executeTakeFirstOrThrow()).count;
		},

		/** Counts by partner, largest count first. Limited to `maxPartners`, because any sender can invent partner ids. */
		countByPartner({ since, until }: Pick<EnquiryFilter, 'since' | 'until'> = {}) {
			let counts = db.selectFrom('enquiries').groupBy('partner');
			if (since) counts = counts.where('received_at', '>=', since);
			if (until) counts = counts.where('received_at', '<', until);
			const counted = counts.select(({ fn }) => ['partner as value', fn.countAll<number>().as('count')]);
			return counted.orderBy('count', 'desc').orderBy('partner').limit(maxPartners).execute();
		},

		/** Time of the first enquiry, or of the first since `since`. Null if there is none. */
		async firstReceived(since?: string): Promise<string | null> {
			let first = db.selectFrom('enquiries').select(({ fn }) => fn.min<string | null>('received_at').as('at'));
			if (since) first = first.where('received_at', '>=', since);
			return (await first.executeTakeFirstOrThrow()).at;
		},
	};
}

/** Semaphore for writes. A burst waits here for up to `maxWaitMs`: waiting for a connection of PostgreSQL's pool fails sooner. */
function createSemaphore() {
	const waiting = new Set<() => void>();
	let running = 0;

	async function waitForSlot(): Promise<void> {
		if (waiting.size >= maxWaiting) throw new StoreUnavailable('More enquiries arrive than the store can write.');
		const { promise, resolve, reject } = Promise.withResolvers<void>();
		waiting.add(resolve);
		const timer = setTimeout(() => {
			waiting.delete(resolve);
			reject(new StoreUnavailable('The store takes too long to write.'));
		}, maxWaitMs);
		await promise;
		clearTimeout(timer);
	}

	return async <Result>(work: () => Promise<Result>): Promise<Result> => {
		if (running >= maxConcurrentWrites) await waitForSlot();
		else running++;
		try {
			return await work();
		} finally {
			// Pass the slot on directly, so that a new caller cannot overtake waiting callers.
			const [next] = waiting;
			if (next) {
				waiting.delete(next);
				next();
			} else running--;
		}
	};
}

type Position = Pick<EnquiryRecord, 'receivedAt' | 'reference'>;

/** Condition for rows after (or before) a position in keyset pagination. */
function isBeyond({ receivedAt, reference }: Position, comparison: '>' | '<') {
	return sql<boolean>`(received_at, reference) ${sql.raw(comparison)} (${receivedAt}, ${reference})`;
}

/** Sorts like the queries: by time, then by reference. */
function byPosition(one: Position, other: Position): number {
	const isBefore =
		one.receivedAt < other.receivedAt || (one.receivedAt === other.receivedAt && one.reference < other.reference);
	return isBefore ? -1 : 1;
}
