/** Removes or blocks enquiries: erasure on request, purge after the retention time, withdrawal of consent. */

import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import { changeInBatches, largestBatch } from '../database/batching.ts';
import type { Database } from '../database/database.ts';
import { transact } from '../database/failures/retry.ts';
import type { FieldEncryption } from '../database/field-encryption.ts';
import type { Tables } from '../database/tables.ts';
import { addDeliveries, consentWithdrawn, type Delivery, needsAttention } from '../delivery/outbox.ts';
import { receiptRecipient } from '../delivery/recipients.ts';
import { schedule } from '../delivery/scheduler.ts';
import { formKeyPrefix, hashKey } from '../enquiries/store/add-enquiry.ts';
import { fromRow, hashAnswers, type RecordRow, recordColumns } from '../enquiries/store/enquiry-record.ts';
import type { Log } from '../observability/log.ts';
import type { Ended, RecordEndings } from './endings-file.ts';

/** One person or one enquiry. */
export type DataSubject = Person | { reference: string };

/** All enquiries with this address, or with this phone (E.164, or as typed). */
export type Person = { email: string } | { phone: string };

export interface Expired {
	/** ISO 8601 */
	receivedBefore: string;
	/** Insertion order of the first enquiry that is not due yet. That enquiry and all that were stored after it are kept. */
	storedBefore?: number;
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Limit by which the time that the purge trusts may advance in one day (decision 40). */
const furthestMoveMs = 2 * day;
const earlier = (one: string, other: string) => (one < other ? one : other);

/** Events that are sent after an enquiry has ended. */
const endings = ['withdrawn', 'erased'] as const;
type Ending = (typeof endings)[number];

const attemptColumns = ['reference', 'recipient', 'interrupted_attempts', 'due_at'] as const;
type Attempted = Pick<Delivery, (typeof attemptColumns)[number]>;

const withdrawnKeyPrefix = 'withdrawn-';

/**
 * Releases the idempotency key of a posted form on a withdrawal: the key is derived from the answers, and the same answers must
 * make a new enquiry afterwards.
 */
const releasedFormKey = sql<string>`case when idempotency_key like ${`${formKeyPrefix}%`} then ${withdrawnKeyPrefix} || reference else idempotency_key end`;

function isFormKey(key: string): boolean {
	return key.startsWith(formKeyPrefix) || key.startsWith(withdrawnKeyPrefix);
}

/**
 * Selects deliveries whose recipients may hold a copy of the enquiry: all `created` ones that were ever claimed, because even a
 * failed attempt may have arrived. Excludes receipts, because the person received them.
 */
function mayHoldCopy({ and, eb }: ExpressionBuilder<Tables, 'deliveries'>) {
	return and([eb('event', '=', 'created'), eb('fencing_token', '>', 0), eb('recipient', '!=', receiptRecipient)]);
}

export type DataRetention = ReturnType<typeof createDataRetention>;

/** @param recordEndings called with the ended enquiries, after the commit */
export function createDataRetention(
	database: Database,
	encryption: FieldEncryption,
	recordEndings: RecordEndings = () => {},
) {
	const { db, clock, markRemoval } = database;

	function indexesOf(person: Person) {
		return 'email' in person
			? { column: 'email_index' as const, indexes: encryption.blindIndexes(person.email) }
			: { column: 'phone_index' as const, indexes: encryption.blindIndexes(person.phone) };
	}

	function matches(subject: DataSubject) {
		return ({ eb }: { eb: ExpressionBuilder<Tables, 'enquiries'> }) => {
			if ('reference' in subject) return eb('reference', '=', subject.reference);
			const { column, indexes } = indexesOf(subject);
			return eb(column, 'in', indexes);
		};
	}

	/** Erases up to `largestBatch` enquiries. */
	async function eraseSome(db: Kysely<Tables>, subject: DataSubject): Promise<Ended[]> {
		const some = db.selectFrom('enquiries').select('reference').where(matches(subject)).limit(largestBatch);
		// Delete enquiries first, then deliveries by these references: an enquiry that arrives meanwhile keeps its deliveries.
		const deleted = await db
			.deleteFrom('enquiries')
			.where('reference', 'in', some)
			.returning([...recordColumns, 'idempotency_key', 'insertion_order'])
			.execute();
		if (deleted.length === 0) return [];
		await markRemoval(db);
		const references = deleted.map(({ reference }) => reference);
		const deliveries = await db
			.deleteFrom('deliveries')
			.where('event', 'not in', endings)
			.where('reference', 'in', references)
			.returning(attemptColumns)
			.returning((eb) => mayHoldCopy(eb).as('isKept'))
			.execute();
		const erased_at = clock();
		const erasures = deleted.map(({ idempotency_key: key, insertion_order, ...row }) => ({
			reference: row.reference,
			key_hash: isFormKey(key) ? null : hashKey(key),
			answers_hash: isFormKey(key) ? null : answersOf(row, key),
			received_at: row.receivedAt,
			insertion_order,
			erased_at,
		}));
		const ended = await db
			.insertInto('erasures')
			.values(erasures)
			.returning(['reference', 'erased_at as at'])
			.execute();
		const attempted = deliveries.filter(({ isKept }) => isKept);
		await queueEndings(db, 'erased', attempted);
		return ended;
	}

	/** Null if the row cannot be decrypted. A retry of the enquiry then counts as a different enquiry. */
	function answersOf(row: RecordRow, key: string): string | null {
		try {
			return hashAnswers(fromRow(row, encryption), key);
		} catch {
			return null;
		}
	}

	async function withdrawSome(references: readonly string[], at = clock()): Promise<number> {
		if (references.length === 0) return 0;
		const ended = await transact(db, (part) => withdrawIn(part, references, at));
		recordEndings('withdrawals', ended);
		return ended.length;
	}

	async function withdrawIn(db: Kysely<Tables>, page: readonly string[], at: RawBuilder<string>): Promise<Ended[]> {
		const now = clock();
		const withdrawn = await db
			.updateTable('enquiries')
			.set({ withdrawn_at: at, idempotency_key: releasedFormKey })
			.where('reference', 'in', page)
			.where('withdrawn_at', 'is', null)
			.returning(['reference', 'withdrawn_at as at'])
			.$narrowType<{ at: string }>()
			.execute();
		if (withdrawn.length === 0) return [];
		const references = withdrawn.map(({ reference }) => reference);
		await db
			.updateTable('deliveries')
			.set({ state: 'dead', finished_at: now, last_error: consentWithdrawn, dismissed_at: now })
			.where('state', '=', 'pending')
			.where('event', 'not in', endings)
			.where('reference', 'in', references)
			.execute();
		// Select the attempted deliveries only now, because after the update no further one can be claimed.
		const attempted = db.selectFrom('deliveries').select(attemptColumns).where(mayHoldCopy);
		await queueEndings(db, 'withdrawn', await attempted.where('reference', 'in', references).execute());
		return withdrawn;
	}

	async function timeAt(offset = 0): Promise<string> {
		return (await db.selectNoFrom(clock(offset).as('at')).executeTakeFirstOrThrow()).at;
	}

	/**
	 * The time that the purge trusts. In an empty store it is set to the clock, because there is nothing that a wrong clock could
	 * make the purge delete.
	 */
	async function trustedTime(): Promise<string> {
		const now = await timeAt();
		const today = now.slice(0, 10);
		const { trusted, moved_on } = await db.selectFrom('purge_clock').selectAll().executeTakeFirstOrThrow();
		const isEmpty = !(await db.selectFrom('enquiries').select('reference').limit(1).executeTakeFirst());
		if (isEmpty) {
			await db.updateTable('purge_clock').set({ trusted: now, moved_on: today }).execute();
			return now;
		}
		if (moved_on === today) return earlier(now, trusted);
		const furthest = new Date(Date.parse(trusted) + furthestMoveMs).toISOString();
		const moved = now > trusted ? earlier(now, furthest) : trusted;
		await db
			.updateTable('purge_clock')
			.set({ trusted: moved, moved_on: today })
			.where('moved_on', '=', moved_on)
			.execute();
		return earlier(now, moved);
	}

	/** Queues the event for each recipient. If the enquiry is being sent to one, that event waits for the end of the lease. */
	async function queueEndings(db: Kysely<Tables>, event: Ending, attempted: readonly Attempted[]): Promise<void> {
		const newDeliveries = attempted.map(({ reference, recipient, interrupted_attempts, due_at }) => ({
			reference,
			recipient,
			event,
			notBefore: interrupted_attempts > 0 ? due_at : undefined,
		}));
		await addDeliveries(db, clock, newDeliveries);
	}

	return {
		/** Lists recipients that may hold a copy of the data subject's enquiries. */
		async receiversOf(subject: DataSubject): Promise<string[]> {
			const references = db.selectFrom('enquiries').select('reference').where(matches(subject));
			const receivers = db.selectFrom('deliveries').select('recipient').distinct().where(mayHoldCopy);
			const found = await receivers.where('reference', 'in', references).orderBy('recipient').execute();
			return found.map(({ recipient }) => recipient);
		},

		/** Counts the enquiries, and those of them with a delivery that needs attention. */
		async count(matched: DataSubject | Expired): Promise<{ found: number; undelivered: number }> {
			const count = db.selectFrom('enquiries').select(({ fn }) => fn.countAll<number>().as('count'));
			const matching = count.where('receivedBefore' in matched ? isExpired(matched) : matches(matched));
			const open = db.selectFrom('deliveries').select('reference').where(needsAttention);
			const { count: found } = await matching.executeTakeFirstOrThrow();
			const { count: undelivered } = await matching.where('reference', 'in', open).executeTakeFirstOrThrow();
			return { found, undelivered };
		},

		/**
		 * Removes the enquiries, on SQLite with all their bytes, but keeps references, times and hashes. Queues `enquiry.erased`
		 * for recipients that may hold a copy. Also finishes an earlier, interrupted run. @returns number of erased enquiries
		 */
		async erase(...subjects: DataSubject[]): Promise<number> {
			let erased = 0;
			for (const subject of subjects)
				erased += await changeInBatches(async () => {
					const ended = await transact(db, (part) => eraseSome(part, subject));
					recordEndings('erasures', ended);
					return ended.length;
				});
			await database.compact();
			return erased;
		},

		/** Lists erasures, oldest first. */
		listErasures(): Promise<Ended[]> {
			const erasures = db.selectFrom('erasures').select(['reference', 'erased_at as at']);
			return erasures.orderBy('erased_at').orderBy('reference').execute();
		},

		/** Lists withdrawals, oldest first. */
		listWithdrawals(): Promise<Ended[]> {
			const withdrawn = db.selectFrom('enquiries').select(['reference', 'withdrawn_at as at']);
			const inOrder = withdrawn.orderBy('withdrawn_at').orderBy('reference');
			return inOrder.where('withdrawn_at', 'is not', null).$narrowType<{ at: string }>().execute();
		},

		/** Selects enquiries older than `days` times 24 hours, by the store's clock. */
		async olderThan(days: number): Promise<Expired> {
			return { receivedBefore: await timeAt(-days * day) };
		},

		/**
		 * Selects what the daily purge removes. Two limits prevent a wrong clock from deleting enquiries early: the trusted time
		 * advances at most two days a day, and enquiries stored after one that is not due yet are kept.
		 */
		async expired(retentionDays: number): Promise<Expired> {
			const trusted = await trustedTime();
			const receivedBefore = new Date(Date.parse(trusted) - retentionDays * day).toISOString();
			const firstKept = await db
				.selectFrom('enquiries')
				.select('insertion_order')
				.where('received_at', '>=', receivedBefore)
				// Ignores enquiries with a future time, stored while the clock was ahead: they would keep all later enquiries for years.
				.where('received_at', '<=', clock())
				.orderBy('insertion_order')
				.limit(1)
				.executeTakeFirst();
			return { receivedBefore, ...(firstKept && { storedBefore: firstKept.insertion_order }) };
		},

		/** Removes expired enquiries, on SQLite with all their bytes, until `signal` aborts. @returns number of enquiries */
		async purge(expired: Expired, signal?: AbortSignal): Promise<number> {
			const { receivedBefore, storedBefore } = expired;
			// Records of erasures expire like enquiries: before, a back-up may hold the erased enquiry, or a late retry may arrive.
			let erasures = db.deleteFrom('erasures').where('erased_at', '<', receivedBefore);
			if (storedBefore !== undefined) erasures = erasures.where('insertion_order', '<', storedBefore);
			await erasures.execute();
			await db
				.deleteFrom('deliveries')
				.where('event', '=', 'erased')
				.where('finished_at', '<', receivedBefore)
				.execute();
			const purgeSome = () => transact(db, (transaction) => purgeOldest(transaction, expired, markRemoval));
			const purged = await changeInBatches(purgeSome, signal);
			await database.compact();
			return purged;
		},

		/**
		 * Records the withdrawal, ends pending deliveries, and queues `enquiry.withdrawn` for recipients that may hold a copy.
		 *
		 * @param person if it has an address and a phone, only enquiries with both are withdrawn
		 * @returns number of enquiries that were not withdrawn before
		 */
		async withdraw(person: Person | { email: string; phone: string }): Promise<number> {
			const { column, indexes } = indexesOf(person);
			const phones = 'phone' in person ? encryption.blindIndexes(person.phone) : undefined;
			let withdrawn = 0;
			for (const index of indexes) {
				let last = { received_at: '', reference: '' };
				await changeInBatches(async () => {
					const after = db
						.selectFrom('enquiries')
						.select(['received_at', 'reference'])
						.where(column, '=', index)
						.$if(phones !== undefined, (query) => query.where('phone_index', 'in', phones ?? []))
						.where(sql<boolean>`(received_at, reference) > (${last.received_at}, ${last.reference})`);
					const page = await after.orderBy('received_at').orderBy('reference').limit(largestBatch).execute();
					last = page.at(-1) ?? last;
					const references = page.map(({ reference }) => reference);
					withdrawn += await withdrawSome(references);
					return references.length;
				});
			}
			return withdrawn;
		},

		/** Withdraws enquiries again after a restore, with their times. @returns number of enquiries not withdrawn before */
		async withdrawAgain(endings: readonly Ended[]): Promise<number> {
			let withdrawn = 0;
			for (const { reference, at } of endings) withdrawn += await withdrawSome([reference], sql`${at}`);
			return withdrawn;
		},
	};
}

/**
 * Purges at start and once a day, including undelivered enquiries. Tries again every hour after a failure, for example because
 * another process still reads the removed bytes.
 *
 * @returns function that stops the purges and waits for a running purge
 */
export function startDailyPurge(retention: DataRetention, retentionDays: number, log: Log): () => Promise<void> {
	let hoursToWait = 0;
	return schedule(hour, log, 'the daily purge failed', async (signal) => {
		if (hoursToWait-- > 0) return;
		const expired = await retention.expired(retentionDays);
		const { undelivered } = await retention.count(expired);
		if (undelivered > 0) log.warn({ undelivered }, 'purging enquiries that a receiver is still owed');
		const purged = await retention.purge(expired, signal);
		if (purged > 0) log.info({ purged }, 'purged enquiries older than the retention time');
		hoursToWait = 23;
	});
}

function isExpired({ receivedBefore, storedBefore }: Expired) {
	return ({ and, eb }: ExpressionBuilder<Tables, 'enquiries'>) => {
		const isOld = eb('received_at', '<', receivedBefore);
		return storedBefore === undefined ? isOld : and([isOld, eb('insertion_order', '<', storedBefore)]);
	};
}

async function purgeOldest(
	db: Kysely<Tables>,
	expired: Expired,
	markRemoval: Database['markRemoval'],
): Promise<number> {
	const oldest = db.selectFrom('enquiries').select('reference').where(isExpired(expired)).orderBy('received_at');
	const purged = await db
		.deleteFrom('enquiries')
		.where('reference', 'in', oldest.limit(largestBatch))
		.returning('reference')
		.execute();
	const references = purged.map(({ reference }) => reference);
	if (references.length === 0) return 0;
	await db.deleteFrom('deliveries').where('reference', 'in', references).execute();
	await markRemoval(db);
	return references.length;
}
