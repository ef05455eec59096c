/** Ends an enquiry's life: erasure on request, purge after the retention time, withdrawal of consent. */

import type { ExpressionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import { changeInBatches, largestBatch } from '../database/batching.ts';
import { type Clock, clockOf } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import type { FieldEncryption } from '../database/field-encryption.ts';
import type { RemovalTable, Tables } from '../database/tables.ts';
import { addDeliveries, consentWithdrawn } from '../delivery/outbox.ts';
import { receiptTarget } from '../delivery/targets.ts';
import { formKeyMark } from './enquiry-batch.ts';

export type DataSubject = { email: string } | { reference: string };

const day = 24 * 60 * 60 * 1000;

/** Matches e-mail addresses whatever their case. */
function matches(subject: DataSubject, encryption: FieldEncryption) {
	return ({ eb }: { eb: ExpressionBuilder<Tables, 'enquiries'> }) =>
		'email' in subject
			? eb('email_index', 'in', encryption.blindIndexes(subject.email))
			: eb('reference', '=', subject.reference);
}

/** The same, as deliveries know them. */
function referencesOf(subject: DataSubject, encryption: FieldEncryption) {
	return (eb: ExpressionBuilder<Tables, 'deliveries'>) =>
		eb.selectFrom('enquiries').select('reference').where(matches(subject, encryption));
}

/**
 * The targets that may hold a copy of the enquiries, which no change of the store reaches: those that took one, and those
 * that were tried, because whoever answers late, or with an error, may have read it all the same.
 */
export async function receiversOf(
	db: Kysely<Tables>,
	encryption: FieldEncryption,
	subject: DataSubject,
): Promise<string[]> {
	const found = await db
		.selectFrom('deliveries')
		.select('target')
		.distinct()
		.where('event', '=', 'created')
		.where('target', '!=', receiptTarget)
		.where('lease', '>', 0)
		.where('reference', 'in', referencesOf(subject, encryption))
		.orderBy('target')
		.execute();
	return found.map(({ target }) => target);
}

/** How many enquiries match, and how many of those some receiver has not been sent. */
export async function countEnquiries(
	db: Kysely<Tables>,
	encryption: FieldEncryption,
	matched: DataSubject | { before: Date },
): Promise<{ found: number; undelivered: number }> {
	const count = db.selectFrom('enquiries').select(({ fn }) => fn.countAll<number>().as('count'));
	const matching =
		'before' in matched
			? count.where('received_at', '<', matched.before.toISOString())
			: count.where(matches(matched, encryption));
	const undelivered = matching.where('reference', 'in', (eb) =>
		eb
			.selectFrom('deliveries')
			.select('deliveries.reference')
			.where('event', '=', 'created')
			.where('state', '!=', 'done')
			.where((one) => one.or([one('last_error', 'is', null), one('last_error', '!=', consentWithdrawn)])),
	);
	const [all, open] = [await matching.executeTakeFirstOrThrow(), await undelivered.executeTakeFirstOrThrow()];
	return { found: all.count, undelivered: open.count };
}

/**
 * Removes the enquiries and every byte of them, and keeps their number, references and times. Whoever was told of them is
 * told of this. @returns how many
 */
export async function eraseEnquiries(
	database: Database,
	encryption: FieldEncryption,
	...subjects: DataSubject[]
): Promise<number> {
	let erased = 0;
	for (const subject of subjects)
		erased += await database.db.transaction().execute((transaction) => {
			return deleteEnquiries(transaction, clockOf(database), encryption, subject);
		});
	await compactRemoved(database);
	return erased;
}

/**
 * Rewrites the files when they may still hold bytes of removed enquiries. Removals are counted in their own transaction, so
 * those count too that were interrupted, or made by the server's daily purge.
 */
export async function compactRemoved({ db, compact }: Database): Promise<void> {
	const { removed } = await db
		.selectFrom('removals')
		.select(({ fn }) => fn.coalesce(fn.sum<number>('enquiries'), sql<number>`0`).as('removed'))
		.executeTakeFirstOrThrow();
	const { removed: compacted } = await db.selectFrom('compaction').select('removed').executeTakeFirstOrThrow();
	if (removed <= compacted) return;
	await compact();
	// What others removed meanwhile is left to them.
	await db.updateTable('compaction').set({ removed }).where('removed', '<', removed).execute();
}

async function deleteEnquiries(
	db: Kysely<Tables>,
	clock: Clock,
	encryption: FieldEncryption,
	subject: DataSubject,
): Promise<number> {
	// Deleted first: a claim that comes in between would tell somebody who is not told of the erasure.
	const deliveries = await db
		.deleteFrom('deliveries')
		.where('event', '=', 'created')
		.where('reference', 'in', referencesOf(subject, encryption))
		.returning(['reference', 'target', 'lease'])
		.execute();
	const deleted = await db
		.deleteFrom('enquiries')
		.where(matches(subject, encryption))
		.returning(['reference', 'idempotency_key', 'received_at'])
		.execute();
	for (const { reference, idempotency_key: key, received_at } of deleted) {
		const idempotency_key = madeFromAnswers(key) ? null : key;
		await db.insertInto('erasures').values({ reference, idempotency_key, received_at, erased_at: clock() }).execute();
	}
	const told = deliveries.filter(({ lease, target }) => lease > 0 && target !== receiptTarget);
	await addDeliveries(
		db,
		clock,
		told.map(({ reference, target }) => ({ reference, target, event: 'erased' as const })),
	);
	return countRemoved(db, 'erased', deleted.length);
}

/** What was erased, the oldest first. */
export function listErasures({ db }: Pick<Database, 'db'>) {
	return db
		.selectFrom('erasures')
		.select(['reference', 'erased_at'])
		.orderBy('erased_at')
		.orderBy('reference')
		.execute();
}

/** The moment `days` times 24 hours ago. */
export function daysAgo(days: number): Date {
	return new Date(Date.now() - days * day);
}

/** Removes what was received before `before`, or some of it when it is stopped. @returns how many enquiries */
export async function purgeEnquiries(db: Kysely<Tables>, before: Date, signal?: AbortSignal): Promise<number> {
	// Of an enquiry that a back-up may still hold, but that would be purged from it too.
	const old = before.toISOString();
	await db.deleteFrom('erasures').where('erased_at', '<', old).execute();
	await db.deleteFrom('deliveries').where('event', '=', 'erased').where('finished_at', '<', old).execute();
	return changeInBatches(() => db.transaction().execute((transaction) => purgeOldest(transaction, before)), signal);
}

async function purgeOldest(db: Kysely<Tables>, before: Date): Promise<number> {
	const oldest = await db
		.deleteFrom('enquiries')
		.where('reference', 'in', (eb) =>
			eb
				.selectFrom('enquiries')
				.select('reference')
				.where('received_at', '<', before.toISOString())
				.orderBy('received_at')
				.limit(largestBatch),
		)
		.returning('reference')
		.execute();
	const references = oldest.map(({ reference }) => reference);
	if (references.length > 0) await db.deleteFrom('deliveries').where('reference', 'in', references).execute();
	return countRemoved(db, 'purged', references.length);
}

const withdrawnMark = 'withdrawn-';

function madeFromAnswers(key: string): boolean {
	return key.startsWith(formKeyMark) || key.startsWith(withdrawnMark);
}

/** A form's key is made from its answers: the same answers after a withdrawal are a new enquiry, with a new consent. */
const formKeySetFree = sql<string>`case when idempotency_key like ${`${formKeyMark}%`} then ${withdrawnMark} || reference else idempotency_key end`;

/**
 * Records the withdrawal, stops what is still to be delivered, and tells whoever was told of the enquiries.
 * @returns how many enquiries were still consented to
 */
export async function withdrawConsent(
	database: Pick<Database, 'db' | 'engine'>,
	encryption: FieldEncryption,
	email: string,
	now: Date,
): Promise<number> {
	const at = now.toISOString();
	return database.db.transaction().execute(async (transaction) => {
		const withdrawn = await transaction
			.updateTable('enquiries')
			.set({ withdrawn_at: at, idempotency_key: formKeySetFree })
			.where(matches({ email }, encryption))
			.where('withdrawn_at', 'is', null)
			.returning('reference')
			.execute();
		if (withdrawn.length === 0) return 0;
		const references = withdrawn.map(({ reference }) => reference);
		const created = (eb: ExpressionBuilder<Tables, 'deliveries'>) =>
			eb.and([eb('event', '=', 'created'), eb('reference', 'in', references)]);
		await transaction
			.updateTable('deliveries')
			.set({ state: 'dead', finished_at: at, last_error: consentWithdrawn })
			.where('state', '=', 'pending')
			.where(created)
			.execute();
		// Read once nothing pending can be claimed any more.
		const told = await transaction
			.selectFrom('deliveries')
			.select(['reference', 'target'])
			.where('lease', '>', 0)
			.where('target', '!=', receiptTarget)
			.where(created)
			.execute();
		await addDeliveries(
			transaction,
			clockOf(database),
			told.map((delivery) => ({ ...delivery, event: 'withdrawn' as const })),
		);
		return withdrawn.length;
	});
}

async function countRemoved(db: Kysely<Tables>, reason: RemovalTable['reason'], enquiries: number): Promise<number> {
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
