/** The enquiry repository: adds durably and once, finds, reads in pages. */

import { sql } from 'kysely';
import { paginate } from '../../database/batches/batching.ts';
import { groupCommit } from '../../database/batches/group-commit.ts';
import type { Database } from '../../database/database.ts';
import { StoreUnavailable } from '../../database/failures/store-unavailable.ts';
import type { FieldEncryption } from '../../database/field-encryption.ts';
import {
	type Added,
	addBatch,
	type Candidate,
	EnquiryVanished,
	formKey,
	type NewEnquiry,
	type ReceiptLimit,
} from './enquiry-batch.ts';
import { createRecord, type EnquiryRecord, fromRow, phoneOf, type RecordRow, recordRows } from './enquiry-record.ts';

export interface EnquiryFilter {
	/** ISO 8601; received at this moment or later. */
	since?: string | undefined;
	/** ISO 8601; received before this moment. */
	until?: string | undefined;
	email?: string | undefined;
	/** In E.164, or as typed where that is not known. */
	phone?: string | undefined;
	partner?: string | undefined;
	/** Leaves out people who withdrew their consent. */
	consentingOnly?: boolean | undefined;
	/** Leaves out what was replied to. */
	unansweredOnly?: boolean | undefined;
	/** How many rows are read at most, unreadable ones included. */
	limit?: number | undefined;
}

export type EnquiryStore = ReturnType<typeof createEnquiryStore>;
type OnUnreadable = (reference: string, error: unknown) => void;
export type ReadingOrder = 'oldest first' | 'newest first';

/** A few seconds' work: beyond it a client had better come back. */
const mostWaiting = 2000;
const batching = {
	largestBatch: 200,
	// One by one, a store that is away would take as long for each.
	failsAll: (error: unknown) => error instanceof StoreUnavailable,
};
/** In milliseconds. */
const earlierWithin = 30 * 24 * 60 * 60 * 1000;
/** As many as an operator can ask a person about. */
const mostOthers = 20;
const mostPartners = 1000;
const replyPageSize = 1000;
type ReplyRow = Pick<EnquiryRecord, 'reference' | 'partner' | 'receivedAt'> & { answeredAt: string };
const pageSize = 25;

/** @param receipts how many are sent, and what is told when there are more */
export function createEnquiryStore(database: Database, encryption: FieldEncryption, receipts?: ReceiptLimit) {
	const { db, reader, engine, clock, verifyFileUnmoved } = database;
	const write = groupCommit(async (batch: Candidate[]) => {
		try {
			const writeBatch = () =>
				db.transaction().execute((transaction) => addBatch(transaction, clock, batch, encryption, receipts));
			const added = await writeBatch().catch((error) => {
				if (error instanceof EnquiryVanished) return writeBatch();
				throw error;
			});
			verifyFileUnmoved();
			return added;
		} catch (error) {
			throw StoreUnavailable.from(error);
		}
	}, batching);
	let waiting = 0;

	/** By reference, without those that are gone. */
	async function findAll(references: readonly string[]): Promise<Map<string, EnquiryRecord>> {
		const rows = await recordRows(reader).where('reference', 'in', references).execute();
		return new Map(rows.map((row) => [row.reference, fromRow(row, encryption)]));
	}

	/** One statement, which searches the index once for each record: a delivery's time must not grow with a person's enquiries. */
	async function findLatestBefore(
		column: 'email_index' | 'phone_index',
		records: readonly EnquiryRecord[],
		textOf: (record: EnquiryRecord) => string,
	) {
		const asked = records.flatMap((record) => {
			const { reference, receivedAt } = record;
			const since = new Date(Date.parse(receivedAt) - earlierWithin).toISOString();
			return encryption.blindIndexes(textOf(record)).map((index) => ({ reference, receivedAt, since, index }));
		});
		const elements = JSON.stringify(asked);
		const table =
			engine === 'postgres'
				? sql`json_array_elements(${elements}::json) as asked`
				: sql`json_each(${elements}) as asked`;
		const found = await sql<{ reference: string; place: string | null }>`
			select asked.value ->> 'reference' as reference, (
				select received_at || ' ' || reference from enquiries
				where ${sql.ref(column)} = asked.value ->> 'index' and withdrawn_at is null
				and received_at >= asked.value ->> 'since' and received_at <= asked.value ->> 'receivedAt'
				and reference <> asked.value ->> 'reference'
				order by received_at desc, reference desc limit 1
			) as place from ${table}`.execute(reader);
		return found.rows;
	}

	/** Every enquiry that passes the filter, a page in memory at a time; unreadable ones are skipped. */
	async function* read(filter: EnquiryFilter, order: ReadingOrder, onUnreadable: OnUnreadable) {
		let left = filter.limit ?? Number.POSITIVE_INFINITY;
		for await (const row of paginate<RecordRow>(pageSize, (last) => readPage(filter, order, last))) {
			let record: EnquiryRecord | undefined;
			try {
				record = fromRow(row, encryption);
			} catch (error) {
				onUnreadable(row.reference, error);
			}
			if (record) yield record;
			if (--left === 0) return;
		}
	}

	/**
	 * One query for each index that a person's rows may stand under: only by a single one does an engine read them in order.
	 *
	 * @param last the row that the page before ended with
	 */
	async function readPage(
		{ since, until, email, phone, partner, consentingOnly, unansweredOnly }: EnquiryFilter,
		order: ReadingOrder,
		last: RecordRow | undefined,
	): Promise<RecordRow[]> {
		const direction = order === 'oldest first' ? 'asc' : 'desc';
		let query = recordRows(db).orderBy('received_at', direction).orderBy('reference', direction).limit(pageSize);
		// Keyset pagination: after the first page the cursor implies `since`; repeating it would make SQLite rescan from there.
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
		const inOrder = pages.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
		return (order === 'oldest first' ? inOrder : inOrder.reverse()).slice(0, pageSize);
	}

	return {
		/** Resolves once the enquiry and its deliveries are on disk. Rejects with `StoreUnavailable` when the store is away. */
		async add({ enquiry, origin, idempotencyKey, recipients }: NewEnquiry): Promise<Added> {
			if (waiting >= mostWaiting) throw new StoreUnavailable('More enquiries arrive than the store can write.');
			const key = idempotencyKey ?? formKey(enquiry, encryption);
			waiting++;
			const added = await write({ key, record: createRecord(enquiry, origin), recipients }).finally(() => waiting--);
			if (added.outcome === 'unreadable') throw added.error;
			return added;
		},

		async find(reference: string): Promise<EnquiryRecord | undefined> {
			return (await findAll([reference])).get(reference);
		},

		findAll,

		/** Without reading the person's answers; undefined without such an enquiry. */
		async receivedAt(reference: string): Promise<string | undefined> {
			const row = db.selectFrom('enquiries').select('received_at').where('reference', '=', reference);
			return (await row.executeTakeFirst())?.received_at;
		},

		/** Enquiries with a reply, without their personal fields; withdrawn ones are left out. */
		readReplies(since = '') {
			return paginate<ReplyRow>(replyPageSize, (last) => {
				let page = db
					.selectFrom('enquiries')
					.select(['reference', 'partner', 'received_at as receivedAt'])
					.select(sql<string>`answered_at`.as('answeredAt'))
					.where('answered_at', 'is not', null)
					.where('withdrawn_at', 'is', null)
					.where('received_at', '>=', last?.receivedAt ?? since);
				if (last) page = page.where(isBeyond(last, '>'));
				return page.orderBy('received_at').orderBy('reference').limit(replyPageSize).execute();
			});
		},

		read,

		/**
		 * Rejects with KeyMissing. A missing key would show late: the server would deliver nothing, and a search by e-mail
		 * address would find nothing. One search of the index a key, however many rows it encrypted.
		 */
		async verifyKeys(): Promise<void> {
			const keyIds = db.selectFrom('enquiries').select(({ fn }) => fn.min<string | null>('key_id').as('next'));
			for (let id: string | null = ''; ; encryption.expectKey(id)) {
				id = (await keyIds.where('key_id', '>', id).executeTakeFirstOrThrow()).next;
				if (id === null) return;
			}
		},

		/** The latest other enquiry from the same address or phone in the 30 days before, by the reference of each. */
		async findEarlier(records: readonly EnquiryRecord[]): Promise<Map<string, string>> {
			const latest = new Map<string, string>();
			for (const { reference, place } of [
				...(await findLatestBefore('email_index', records, ({ email }) => email)),
				...(await findLatestBefore('phone_index', records, phoneOf)),
			])
				if (place && place > (latest.get(reference) ?? '')) latest.set(reference, place);
			return new Map([...latest].map(([reference, place]) => [reference, place.slice(place.indexOf(' ') + 1)]));
		},

		/** References of consenting enquiries by somebody else with one of this person's phones, `mostOthers` at most. */
		async findSamePhone(email: string): Promise<string[]> {
			const indexes = encryption.blindIndexes(email);
			const phones = db.selectFrom('enquiries').select('phone_index').distinct().where('email_index', 'in', indexes);
			const others = db
				.selectFrom('enquiries')
				.select('reference')
				.where('phone_index', 'in', phones)
				.where('email_index', 'not in', indexes)
				.where('withdrawn_at', 'is', null);
			return (await others.orderBy('received_at').limit(mostOthers).execute()).map(({ reference }) => reference);
		},

		async count({ since, until }: Pick<EnquiryFilter, 'since' | 'until'> = {}): Promise<number> {
			let received = db.selectFrom('enquiries').select(({ fn }) => fn.countAll<number>().as('count'));
			if (since) received = received.where('received_at', '>=', since);
			if (until) received = received.where('received_at', '<', until);
			return (await received.executeTakeFirstOrThrow()).count;
		},

		/** The most first, `mostPartners` at most: anybody can make up a partner's id. */
		countByPartner({ since, until }: Pick<EnquiryFilter, 'since' | 'until'> = {}) {
			let counts = db.selectFrom('enquiries').groupBy('partner');
			if (since) counts = counts.where('received_at', '>=', since);
			if (until) counts = counts.where('received_at', '<', until);
			const counted = counts.select(({ fn }) => ['partner as value', fn.countAll<number>().as('count')]);
			return counted.orderBy('count', 'desc').orderBy('partner').limit(mostPartners).execute();
		},

		/** When the first one since a time was received; null when none was. */
		async firstReceived(since?: string): Promise<string | null> {
			let first = db.selectFrom('enquiries').select(({ fn }) => fn.min<string | null>('received_at').as('at'));
			if (since) first = first.where('received_at', '>=', since);
			return (await first.executeTakeFirstOrThrow()).at;
		},
	};
}

type Place = Pick<EnquiryRecord, 'receivedAt' | 'reference'>;

/** Where the next page begins. */
function isBeyond({ receivedAt, reference }: Place, comparison: '>' | '<') {
	return sql<boolean>`(received_at, reference) ${sql.raw(comparison)} (${receivedAt}, ${reference})`;
}

/** Sorts as the rows do. */
function placeOf({ receivedAt, reference }: Place): string {
	return `${receivedAt} ${reference}`;
}
