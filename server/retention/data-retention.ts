/** Ends an enquiry's life: erasure on request, purge after the retention time, withdrawal of consent. */

import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import { changeInBatches, largestBatch } from '../database/batches/batching.ts';
import type { Database } from '../database/database.ts';
import type { FieldEncryption } from '../database/field-encryption.ts';
import type { RemovalReason, Tables } from '../database/tables.ts';
import { addDeliveries, consentWithdrawn, type Delivery, needsAttention } from '../delivery/outbox.ts';
import { receiptRecipient } from '../delivery/recipients.ts';
import { formKeyMark } from '../enquiries/store/enquiry-batch.ts';
import type { Ended, KeepEndings } from './endings-file.ts';

/** One person, one enquiry, or all enquiries that no key opens any more. */
export type DataSubject = { email: string } | { reference: string } | { unreadable: true };

export interface Expired {
	/** ISO 8601 */
	before: string;
	/** Leaves out what a receiver is still owed, and what was stored after the first enquiry that is not due yet. */
	sparing?: { firstKept: number };
}

const day = 24 * 60 * 60 * 1000;

/** What is told after an enquiry has ended. */
const endings = ['withdrawn', 'erased'] as const;
type Ending = (typeof endings)[number];

const attemptColumns = ['reference', 'recipient', 'interrupted_attempts', 'due_at'] as const;
type Attempted = Pick<Delivery, (typeof attemptColumns)[number]>;

const withdrawnMark = 'withdrawn-';

/** A form's key is made from its answers: the same answers after a withdrawal are a new enquiry, with a new consent. */
const releasedFormKey = sql<string>`case when idempotency_key like ${`${formKeyMark}%`} then ${withdrawnMark} || reference else idempotency_key end`;

function isFormKey(key: string): boolean {
	return key.startsWith(formKeyMark) || key.startsWith(withdrawnMark);
}

/**
 * Deliveries whose recipients may hold a copy of the enquiry: every attempted one, because a recipient that answered late or with an
 * error may have read it. A receipt went to the person.
 */
function mayHoldCopy({ and, eb }: ExpressionBuilder<Tables, 'deliveries'>) {
	return and([eb('event', '=', 'created'), eb('fencing_token', '>', 0), eb('recipient', '!=', receiptRecipient)]);
}

export type DataRetention = ReturnType<typeof createDataRetention>;

/** @param keep told what has ended, once it is on disk */
export function createDataRetention(database: Database, encryption: FieldEncryption, keep: KeepEndings = () => {}) {
	const { db, clock } = database;

	/** Matches e-mail addresses whatever their case. */
	function matches(subject: DataSubject) {
		return ({ eb }: { eb: ExpressionBuilder<Tables, 'enquiries'> }) =>
			'email' in subject
				? eb('email_index', 'in', encryption.blindIndexes(subject.email))
				: 'reference' in subject
					? eb('reference', '=', subject.reference)
					: eb('key_id', 'not in', encryption.keyIds);
	}

	/**
	 * Rewrites the files when they may still hold bytes of removed enquiries. Removals are counted in their own transaction, so
	 * those count too that were interrupted, or made by the server's daily purge.
	 */
	async function compact(): Promise<void> {
		const { removed } = await db
			.selectFrom('removals')
			.select(({ fn }) => fn.coalesce(fn.sum<number>('enquiries'), sql<number>`0`).as('removed'))
			.executeTakeFirstOrThrow();
		const compacted = await db.selectFrom('compaction').select('removed').executeTakeFirstOrThrow();
		if (removed <= compacted.removed) return;
		await database.compact();
		// Enquiries that another process removed meanwhile are compacted by that process.
		await db.updateTable('compaction').set({ removed }).where('removed', '<', removed).execute();
	}

	/** At most `largestBatch` enquiries. */
	async function eraseSome(db: Kysely<Tables>, subject: DataSubject): Promise<Ended[]> {
		const some = db.selectFrom('enquiries').select('reference').where(matches(subject)).limit(largestBatch);
		// First: an enquiry of the same person that arrives meanwhile keeps its deliveries.
		const deleted = await db
			.deleteFrom('enquiries')
			.where('reference', 'in', some)
			.returning(['reference', 'idempotency_key', 'received_at', 'insertion_order'])
			.execute();
		if (deleted.length === 0) return [];
		const references = deleted.map(({ reference }) => reference);
		const deliveries = await db
			.deleteFrom('deliveries')
			.where('event', 'not in', endings)
			.where('reference', 'in', references)
			.returning(attemptColumns)
			.returning((eb) => mayHoldCopy(eb).as('isKept'))
			.execute();
		const erased_at = clock();
		const erasures = deleted.map(({ reference, idempotency_key: key, received_at, insertion_order }) => ({
			reference,
			idempotency_key: isFormKey(key) ? null : key,
			received_at,
			insertion_order,
			erased_at,
		}));
		const ended = await db
			.insertInto('erasures')
			.values(erasures)
			.returning(['reference', 'erased_at as at'])
			.execute();
		const attempted = deliveries.filter(({ isKept }) => isKept);
		await tell(db, 'erased', attempted);
		await countRemoved(db, 'erased', deleted.length);
		return ended;
	}

	async function withdrawSome(references: readonly string[], at = clock()): Promise<number> {
		if (references.length === 0) return 0;
		const ended = await db.transaction().execute((part) => withdrawIn(part, references, at));
		keep('withdrawals', ended);
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
		// Read once nothing pending can be claimed any more.
		const attempted = db.selectFrom('deliveries').select(attemptColumns).where(mayHoldCopy);
		await tell(db, 'withdrawn', await attempted.where('reference', 'in', references).execute());
		return withdrawn;
	}

	/** An ending never overtakes the enquiry itself: it waits where an attempt to deliver that is under way. */
	async function tell(db: Kysely<Tables>, event: Ending, attempted: readonly Attempted[]): Promise<void> {
		const news = attempted.map(({ reference, recipient, interrupted_attempts, due_at }) => ({
			reference,
			recipient,
			event,
			notBefore: interrupted_attempts > 0 ? due_at : undefined,
		}));
		await addDeliveries(db, clock, news);
	}

	return {
		/** The recipients that may hold a copy of the enquiries, which no change of the store reaches. */
		async receiversOf(subject: DataSubject): Promise<string[]> {
			const references = db.selectFrom('enquiries').select('reference').where(matches(subject));
			const receivers = db.selectFrom('deliveries').select('recipient').distinct().where(mayHoldCopy);
			const found = await receivers.where('reference', 'in', references).orderBy('recipient').execute();
			return found.map(({ recipient }) => recipient);
		},

		/** How many enquiries match, and how many of those some receiver has not been sent. */
		async count(matched: DataSubject | Expired): Promise<{ found: number; undelivered: number }> {
			const count = db.selectFrom('enquiries').select(({ fn }) => fn.countAll<number>().as('count'));
			const matching = count.where('before' in matched ? isExpired(matched) : matches(matched));
			const open = db.selectFrom('deliveries').select('reference').where(needsAttention);
			const { count: found } = await matching.executeTakeFirstOrThrow();
			const { count: undelivered } = await matching.where('reference', 'in', open).executeTakeFirstOrThrow();
			return { found, undelivered };
		},

		/**
		 * Removes the enquiries and every byte of them, and keeps their number, references and times. Every recipient that may hold a
		 * copy is sent `enquiry.erased`. @returns how many
		 */
		async erase(...subjects: DataSubject[]): Promise<number> {
			let erased = 0;
			for (const subject of subjects)
				erased += await changeInBatches(async () => {
					const ended = await db.transaction().execute((part) => eraseSome(part, subject));
					keep('erasures', ended);
					return ended.length;
				});
			await compact();
			return erased;
		},

		compact,

		/** Erasures, oldest first. */
		listErasures(): Promise<Ended[]> {
			const erasures = db.selectFrom('erasures').select(['reference', 'erased_at as at']);
			return erasures.orderBy('erased_at').orderBy('reference').execute();
		},

		/** Withdrawals, oldest first. */
		listWithdrawals(): Promise<Ended[]> {
			const withdrawn = db.selectFrom('enquiries').select(['reference', 'withdrawn_at as at']);
			const inOrder = withdrawn.orderBy('withdrawn_at').orderBy('reference');
			return inOrder.where('withdrawn_at', 'is not', null).$narrowType<{ at: string }>().execute();
		},

		async countAll(): Promise<number> {
			const count = db.selectFrom('enquiries').select(({ fn }) => fn.countAll<number>().as('all'));
			return (await count.executeTakeFirstOrThrow()).all;
		},

		/** The moment `days` times 24 hours ago, by the store's clock. */
		async daysAgo(days: number): Promise<string> {
			return (await db.selectNoFrom(clock(-days * day).as('at')).executeTakeFirstOrThrow()).at;
		},

		/**
		 * What the daily purge removes: a clock that was behind when an enquiry came costs nothing. One that was ahead holds up
		 * nothing either: a time that is still to come is no witness.
		 */
		async expired(before: string): Promise<Expired> {
			const first = await db
				.selectFrom('enquiries')
				.select('insertion_order')
				.where('received_at', '>=', before)
				.where('received_at', '<=', clock())
				.orderBy('insertion_order')
				.limit(1)
				.executeTakeFirst();
			return { before, sparing: { firstKept: first?.insertion_order ?? Number.MAX_SAFE_INTEGER } };
		},

		/** Counts a run of the daily purge that left everything, once a day however often it is started. @returns how many */
		async countWaitingRun(): Promise<number> {
			const today = sql<string>`substr(${clock()}, 1, 10)`;
			const waiting = db.updateTable('purge_wait').set(({ eb }) => ({ runs: eb('runs', '+', 1), counted_on: today }));
			await waiting.where('counted_on', '!=', today).execute();
			return (await db.selectFrom('purge_wait').select('runs').executeTakeFirstOrThrow()).runs;
		},

		async endWait(): Promise<void> {
			await db.updateTable('purge_wait').set({ runs: 0, counted_on: '' }).where('runs', '>', 0).execute();
		},

		/** Removes what has expired, or some of it when it is stopped. @returns how many enquiries */
		async purge(expired: Expired, signal?: AbortSignal): Promise<number> {
			const { before, sparing } = expired;
			// A back-up may still hold their enquiries, which would be purged from it too.
			let erasures = db.deleteFrom('erasures').where('erased_at', '<', before);
			if (sparing) erasures = erasures.where('insertion_order', '<', sparing.firstKept);
			await erasures.execute();
			await db.deleteFrom('deliveries').where('event', '=', 'erased').where('finished_at', '<', before).execute();
			return changeInBatches(
				() => db.transaction().execute((transaction) => purgeOldest(transaction, expired)),
				signal,
			);
		},

		/**
		 * Records the withdrawal, stops pending deliveries, and sends `enquiry.withdrawn` to every recipient that may hold a copy.
		 *
		 * @param phone leaves out enquiries with another one
		 * @returns how many enquiries were still consented to
		 */
		async withdraw(email: string, phone?: string): Promise<number> {
			const phones = phone === undefined ? undefined : encryption.blindIndexes(phone);
			let withdrawn = 0;
			for (const index of encryption.blindIndexes(email)) {
				let last = { received_at: '', reference: '' };
				await changeInBatches(async () => {
					const after = db
						.selectFrom('enquiries')
						.select(['received_at', 'reference'])
						.where('email_index', '=', index)
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

		/** Withdraws these very enquiries again, each at its time. @returns how many were still consented to */
		async withdrawAgain(endings: readonly Ended[]): Promise<number> {
			let withdrawn = 0;
			for (const { reference, at } of endings) withdrawn += await withdrawSome([reference], sql`${at}`);
			return withdrawn;
		},
	};
}

function isExpired({ before, sparing }: Expired) {
	return ({ and, eb, not, exists, selectFrom }: ExpressionBuilder<Tables, 'enquiries'>) => {
		const isOld = eb('received_at', '<', before);
		if (!sparing) return isOld;
		const owed = selectFrom('deliveries')
			.select('id')
			.whereRef('deliveries.reference', '=', 'enquiries.reference')
			.where(needsAttention);
		return and([isOld, eb('insertion_order', '<', sparing.firstKept), not(exists(owed))]);
	};
}

async function purgeOldest(db: Kysely<Tables>, expired: Expired): Promise<number> {
	const oldest = db.selectFrom('enquiries').select('reference').where(isExpired(expired)).orderBy('received_at');
	const purged = await db
		.deleteFrom('enquiries')
		.where('reference', 'in', oldest.limit(largestBatch))
		.returning('reference')
		.execute();
	const references = purged.map(({ reference }) => reference);
	if (references.length > 0) await db.deleteFrom('deliveries').where('reference', 'in', references).execute();
	return countRemoved(db, 'purged', references.length);
}

async function countRemoved(db: Kysely<Tables>, reason: RemovalReason, enquiries: number): Promise<number> {
	if (enquiries === 0) return 0;
	const month = new Date().toISOString().slice(0, 7);
	await db
		.insertInto('removals')
		.values({ month, reason, enquiries })
		.onConflict((conflict) =>
			conflict.columns(['month', 'reason']).doUpdateSet({ enquiries: sql`removals.enquiries + ${enquiries}` }),
		)
		.execute();
	return enquiries;
}
