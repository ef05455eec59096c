/** What ends an enquiry's life: erasure on request, purge after the retention time, withdrawal of consent. */

import type { ExpressionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import { changeInBatches, largestBatch } from '../database/batching.ts';
import type { Database } from '../database/database.ts';
import type { FieldEncryption } from '../database/field-encryption.ts';
import type { RemovalTable, Tables } from '../database/tables.ts';
import { consentWithdrawn } from '../delivery/outbox.ts';
import type { Log } from '../observability/log.ts';
import { schedule } from '../scheduler.ts';
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
		.where('lease', '>', 0)
		.where('reference', 'in', referencesOf(subject, encryption))
		.orderBy('target')
		.execute();
	return found.map(({ target }) => target);
}

export async function countEnquiries(
	db: Kysely<Tables>,
	encryption: FieldEncryption,
	subject: DataSubject,
): Promise<number> {
	const { found } = await db
		.selectFrom('enquiries')
		.select(({ fn }) => fn.countAll<number>().as('found'))
		.where(matches(subject, encryption))
		.executeTakeFirstOrThrow();
	return found;
}

/** Removes the enquiries and every byte of them, and keeps their number. @returns how many */
export async function eraseEnquiries(
	{ db, compact }: Database,
	encryption: FieldEncryption,
	subject: DataSubject,
): Promise<number> {
	const erased = await db.transaction().execute(async (transaction) => {
		await transaction.deleteFrom('deliveries').where('reference', 'in', referencesOf(subject, encryption)).execute();
		const result = await transaction.deleteFrom('enquiries').where(matches(subject, encryption)).executeTakeFirst();
		return countRemoved(transaction, 'erased', Number(result.numDeletedRows));
	});
	await compact();
	return erased;
}

/** The moment `days` times 24 hours ago. */
export function daysAgo(days: number): Date {
	return new Date(Date.now() - days * day);
}

/** Removes what was received before `before`, or some of it when it is stopped. @returns how many enquiries */
export function purgeEnquiries(db: Kysely<Tables>, before: Date, signal?: AbortSignal): Promise<number> {
	return changeInBatches(() => db.transaction().execute((transaction) => purgeOldest(transaction, before)), signal);
}

/** Purges at start and once a day. @returns stops it; resolves when a purge under way has ended */
export function startDailyPurge({ db }: Database, retentionDays: number, log: Log): () => Promise<void> {
	return schedule(day, async (signal) => {
		try {
			const purged = await purgeEnquiries(db, daysAgo(retentionDays), signal);
			if (purged > 0) log.info({ purged }, 'purged enquiries older than the retention time');
		} catch (error) {
			log.warn({ err: error }, 'the daily purge failed');
		}
	});
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

/** A form's key is made from its answers: the same answers after a withdrawal are a new enquiry, with a new consent. */
const formKeySetFree = sql<string>`case when idempotency_key like ${`${formKeyMark}%`} then 'withdrawn-' || reference else idempotency_key end`;

/** Records the withdrawal and stops what is still to be delivered. @returns how many enquiries were still consented to */
export async function withdrawConsent(
	db: Kysely<Tables>,
	encryption: FieldEncryption,
	email: string,
	now: Date,
): Promise<number> {
	const at = now.toISOString();
	return db.transaction().execute(async (transaction) => {
		const result = await transaction
			.updateTable('enquiries')
			.set({ withdrawn_at: at, idempotency_key: formKeySetFree })
			.where(matches({ email }, encryption))
			.where('withdrawn_at', 'is', null)
			.executeTakeFirst();
		await transaction
			.updateTable('deliveries')
			.set({ state: 'dead', finished_at: at, last_error: consentWithdrawn })
			.where('state', '=', 'pending')
			.where('reference', 'in', referencesOf({ email }, encryption))
			.execute();
		return Number(result.numUpdatedRows);
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
