/** Ends an enquiry's life: erasure on request, purge after the retention time, withdrawal of consent. */

import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { changeInBatches, largestBatch } from '../database/batching.ts';
import type { Database } from '../database/database.ts';
import type { FieldEncryption } from '../database/field-encryption.ts';
import type { RemovalReason, Tables } from '../database/tables.ts';
import { addDeliveries, consentWithdrawn, needsAttention } from '../delivery/outbox.ts';
import { receiptTarget } from '../delivery/targets.ts';
import { formKeyMark } from '../enquiries/enquiry-batch.ts';

export type DataSubject = { email: string } | { reference: string };

const day = 24 * 60 * 60 * 1000;

const withdrawnMark = 'withdrawn-';

/** A form's key is made from its answers: the same answers after a withdrawal are a new enquiry, with a new consent. */
const releasedFormKey = sql<string>`case when idempotency_key like ${`${formKeyMark}%`} then ${withdrawnMark} || reference else idempotency_key end`;

function isFormKey(key: string): boolean {
	return key.startsWith(formKeyMark) || key.startsWith(withdrawnMark);
}

/**
 * Deliveries whose targets may hold a copy of the enquiry: every attempted one, because a target that answered late or with an
 * error may have read it. A receipt went to the person.
 */
function mayHoldCopy({ and, eb }: ExpressionBuilder<Tables, 'deliveries'>) {
	return and([eb('event', '=', 'created'), eb('lease', '>', 0), eb('target', '!=', receiptTarget)]);
}

export class DataRetention {
	readonly #database: Database;
	readonly #db: Kysely<Tables>;
	readonly #encryption: FieldEncryption;

	constructor(database: Database, encryption: FieldEncryption) {
		this.#database = database;
		this.#db = database.db;
		this.#encryption = encryption;
	}

	/** The targets that may hold a copy of the enquiries, which no change of the store reaches. */
	async receiversOf(subject: DataSubject): Promise<string[]> {
		const references = this.#db.selectFrom('enquiries').select('reference').where(this.#matches(subject));
		const receivers = this.#db.selectFrom('deliveries').select('target').distinct().where(mayHoldCopy);
		const found = await receivers.where('reference', 'in', references).orderBy('target').execute();
		return found.map(({ target }) => target);
	}

	/** How many enquiries match, and how many of those some receiver has not been sent. */
	async count(matched: DataSubject | { before: string }): Promise<{ found: number; undelivered: number }> {
		const count = this.#db.selectFrom('enquiries').select(({ fn }) => fn.countAll<number>().as('count'));
		const matching =
			'before' in matched ? count.where('received_at', '<', matched.before) : count.where(this.#matches(matched));
		const open = this.#db
			.selectFrom('deliveries')
			.select('reference')
			.where('event', '=', 'created')
			.where('state', '!=', 'done')
			.where(needsAttention);
		const { count: found } = await matching.executeTakeFirstOrThrow();
		const { count: undelivered } = await matching.where('reference', 'in', open).executeTakeFirstOrThrow();
		return { found, undelivered };
	}

	/**
	 * Removes the enquiries and every byte of them, and keeps their number, references and times. Every target that may hold a
	 * copy is sent `enquiry.erased`. @returns how many
	 */
	async erase(...subjects: DataSubject[]): Promise<number> {
		let erased = 0;
		for (const subject of subjects)
			erased += await this.#db.transaction().execute((transaction) => this.#delete(transaction, subject));
		await this.compact();
		return erased;
	}

	/**
	 * Rewrites the files when they may still hold bytes of removed enquiries. Removals are counted in their own transaction, so
	 * those count too that were interrupted, or made by the server's daily purge.
	 */
	async compact(): Promise<void> {
		const { removed } = await this.#db
			.selectFrom('removals')
			.select(({ fn }) => fn.coalesce(fn.sum<number>('enquiries'), sql<number>`0`).as('removed'))
			.executeTakeFirstOrThrow();
		const compacted = await this.#db.selectFrom('compaction').select('removed').executeTakeFirstOrThrow();
		if (removed <= compacted.removed) return;
		await this.#database.compact();
		// What others removed meanwhile is left to them.
		await this.#db.updateTable('compaction').set({ removed }).where('removed', '<', removed).execute();
	}

	/** What was erased, the oldest first. */
	listErasures() {
		const erasures = this.#db.selectFrom('erasures').select(['reference', 'erased_at']);
		return erasures.orderBy('erased_at').orderBy('reference').execute();
	}

	async countAll(): Promise<number> {
		const count = this.#db.selectFrom('enquiries').select(({ fn }) => fn.countAll<number>().as('all'));
		return (await count.executeTakeFirstOrThrow()).all;
	}

	/** The moment `days` times 24 hours ago, by the clock that the store goes by. */
	async daysAgo(days: number): Promise<string> {
		return (await this.#db.selectNoFrom(this.#database.clock(-days * day).as('at')).executeTakeFirstOrThrow()).at;
	}

	/**
	 * Removes what was received before a time, or some of it when it is stopped.
	 * @param before ISO 8601
	 * @returns how many enquiries
	 */
	async purge(before: string, signal?: AbortSignal): Promise<number> {
		// Of an enquiry that a back-up may still hold, but that would be purged from it too.
		await this.#db.deleteFrom('erasures').where('erased_at', '<', before).execute();
		await this.#db.deleteFrom('deliveries').where('event', '=', 'erased').where('finished_at', '<', before).execute();
		return changeInBatches(
			() => this.#db.transaction().execute((transaction) => purgeOldest(transaction, before)),
			signal,
		);
	}

	/**
	 * Records the withdrawal, stops pending deliveries, and sends `enquiry.withdrawn` to every target that may hold a copy.
	 * @returns how many enquiries were still consented to
	 */
	async withdraw(email: string, now = new Date()): Promise<number> {
		const at = now.toISOString();
		return this.#db.transaction().execute(async (transaction) => {
			const withdrawn = await transaction
				.updateTable('enquiries')
				.set({ withdrawn_at: at, idempotency_key: releasedFormKey })
				.where(this.#matches({ email }))
				.where('withdrawn_at', 'is', null)
				.returning('reference')
				.execute();
			if (withdrawn.length === 0) return 0;
			const references = withdrawn.map(({ reference }) => reference);
			await transaction
				.updateTable('deliveries')
				.set({ state: 'dead', finished_at: at, last_error: consentWithdrawn })
				.where('state', '=', 'pending')
				.where('event', '=', 'created')
				.where('reference', 'in', references)
				.execute();
			// Read once nothing pending can be claimed any more.
			const receivers = transaction.selectFrom('deliveries').select(['reference', 'target']).where(mayHoldCopy);
			const toNotify = await receivers.where('reference', 'in', references).execute();
			const news = toNotify.map((receiver) => ({ ...receiver, event: 'withdrawn' as const }));
			await addDeliveries(transaction, this.#database.clock, news);
			return withdrawn.length;
		});
	}

	/** Matches e-mail addresses whatever their case. */
	#matches(subject: DataSubject) {
		return ({ eb }: { eb: ExpressionBuilder<Tables, 'enquiries'> }) =>
			'email' in subject
				? eb('email_index', 'in', this.#encryption.blindIndexes(subject.email))
				: eb('reference', '=', subject.reference);
	}

	async #delete(db: Kysely<Tables>, subject: DataSubject): Promise<number> {
		// First: an enquiry of the same person that arrives meanwhile keeps its deliveries.
		const deleted = await db
			.deleteFrom('enquiries')
			.where(this.#matches(subject))
			.returning(['reference', 'idempotency_key', 'received_at'])
			.execute();
		if (deleted.length === 0) return 0;
		const references = deleted.map(({ reference }) => reference);
		const deliveries = await db
			.deleteFrom('deliveries')
			.where('event', '=', 'created')
			.where('reference', 'in', references)
			.returning(['reference', 'target', 'lease'])
			.execute();
		for (const { reference, idempotency_key: key, received_at } of deleted) {
			const idempotency_key = isFormKey(key) ? null : key;
			const erased_at = this.#database.clock();
			await db.insertInto('erasures').values({ reference, idempotency_key, received_at, erased_at }).execute();
		}
		const receivers = deliveries.filter(({ lease, target }) => lease > 0 && target !== receiptTarget);
		const news = receivers.map(({ reference, target }) => ({ reference, target, event: 'erased' as const }));
		await addDeliveries(db, this.#database.clock, news);
		return countRemoved(db, 'erased', deleted.length);
	}
}

async function purgeOldest(db: Kysely<Tables>, before: string): Promise<number> {
	const oldest = db
		.selectFrom('enquiries')
		.select('reference')
		.where('received_at', '<', before)
		.orderBy('received_at');
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
