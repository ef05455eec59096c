/** Replies to enquiries: records the first reply, and reminds receivers of enquiries without a recorded reply. */

import { type ExpressionBuilder, sql } from 'kysely';
import { promisedHours } from '../../shared/enquiry/reply-by.ts';
import { changeInBatches, largestBatch } from '../database/batching.ts';
import type { Database } from '../database/database.ts';
import { transact } from '../database/failures/retry.ts';
import type { Tables } from '../database/tables.ts';
import { addDeliveries } from '../delivery/outbox.ts';
import { receiptRecipient } from '../delivery/recipients.ts';
import { schedule } from '../delivery/scheduler.ts';
import type { Log } from '../observability/log.ts';

const hour = 60 * 60 * 1000;
const promised = promisedHours * hour;
/** Age of an enquiry, four hours before its reply is due, at which receivers are reminded and the health check is `late`. */
const remindedAfter = promised - 4 * hour;

export type Replies = ReturnType<typeof createReplies>;

export function createReplies({ db, clock }: Database) {
	/** Enquiries that a receiver got, and that have no recorded reply and were not withdrawn. */
	const unanswered = db
		.selectFrom('enquiries')
		.where('answered_at', 'is', null)
		.where('withdrawn_at', 'is', null)
		.where(isDelivered);

	/**
	 * Enquiries received before this time do not count as late, and by default have no reminder: their replies were due before the
	 * first reply was recorded, so they may have been answered. Undefined if no reply was ever recorded.
	 */
	async function repliesTrackedSince(): Promise<string | undefined> {
		const answered = db.selectFrom('enquiries').where('answered_at', 'is not', null);
		const earliest = answered.select(({ fn }) => fn.min<string | null>('answered_at').as('first'));
		const { first } = await earliest.executeTakeFirstOrThrow();
		return first === null ? undefined : new Date(Date.parse(first) - promised).toISOString();
	}

	/** Counts unanswered enquiries whose reply is overdue, or due within four hours. Undefined if no reply was ever recorded. */
	async function countLate(): Promise<number | undefined> {
		const since = await repliesTrackedSince();
		if (since === undefined) return;
		const late = unanswered.where('received_at', '<=', clock(-remindedAfter)).where('received_at', '>=', since);
		return (await late.select(({ fn }) => fn.countAll<number>().as('late')).executeTakeFirstOrThrow()).late;
	}

	async function answeredAt(reference: string): Promise<string | undefined> {
		const found = db.selectFrom('enquiries').select('answered_at').where('reference', '=', reference);
		return (await found.executeTakeFirst())?.answered_at ?? undefined;
	}

	return {
		answeredAt,
		repliesTrackedSince,
		countLate,

		/** Records only the first reply. @param at ISO 8601, default: now @returns recorded time, if the enquiry exists */
		async record(reference: string, at?: string): Promise<string | undefined> {
			const unrecorded = db
				.updateTable('enquiries')
				.where('reference', '=', reference)
				.where('answered_at', 'is', null);
			await unrecorded.set({ answered_at: at ?? clock() }).execute();
			return answeredAt(reference);
		},

		/** Removes a recorded reply. @param withinMs age limit of the reply @returns true if a reply was removed */
		async clear(reference: string, withinMs?: number): Promise<boolean> {
			let recorded = db
				.updateTable('enquiries')
				.where('reference', '=', reference)
				.where('answered_at', 'is not', null);
			if (withinMs !== undefined) recorded = recorded.where('answered_at', '>', clock(-withinMs));
			return (await recorded.set({ answered_at: null }).executeTakeFirstOrThrow()).numUpdatedRows > 0n;
		},

		/**
		 * Records that no adviser has contacted the person, and queues the event for the operator and the enquiry's receivers.
		 *
		 * @param operators the operator's recipients
		 * @returns true for the first call after the reply was due, if there is no reply or withdrawal; otherwise changes nothing
		 */
		recordMissed(reference: string, operators: readonly string[]): Promise<boolean> {
			return transact(db, async (transaction) => {
				const missed = await transaction
					.updateTable('enquiries')
					.set({ missed_at: clock() })
					.where('reference', '=', reference)
					.where('received_at', '<=', clock(-promised))
					.where('missed_at', 'is', null)
					.where('answered_at', 'is', null)
					.where('withdrawn_at', 'is', null)
					.returning('reference')
					.execute();
				if (missed.length === 0) return false;
				const received = transaction.selectFrom('deliveries').select('recipient').where(isReceived);
				const receivers = await received.where('reference', '=', reference).execute();
				const recipients = new Set([...operators, ...receivers.map(({ recipient }) => recipient)]);
				const newDeliveries = [...recipients].map((recipient) => ({ reference, recipient, event: 'missed' as const }));
				await addDeliveries(transaction, clock, newDeliveries);
				return true;
			});
		},

		/** Time at which the person reported that no adviser has made contact, and the time now by the store's clock. */
		async missedStatus(reference: string): Promise<{ missedAt: string | null; now: string }> {
			const enquiry = db.selectFrom('enquiries').where('reference', '=', reference);
			const row = await enquiry.select(['missed_at', clock().as('now')]).executeTakeFirst();
			return { missedAt: row?.missed_at ?? null, now: row?.now ?? '' };
		},

		/** Counts enquiries without a reply, delivered or not, except withdrawn ones, and finds the reference of the oldest. */
		async waiting(): Promise<{ unanswered: number; late: number; oldest: string | undefined }> {
			const waiting = db.selectFrom('enquiries').where('answered_at', 'is', null).where('withdrawn_at', 'is', null);
			const { unanswered, late } = await waiting
				.select(({ fn }) => [
					fn.countAll<number>().as('unanswered'),
					fn.countAll<number>().filterWhere('received_at', '<=', clock(-promised)).as('late'),
				])
				.executeTakeFirstOrThrow();
			const first = waiting.select('reference').orderBy('received_at').orderBy('reference').limit(1);
			return { unanswered, late, oldest: (await first.executeTakeFirst())?.reference };
		},

		async status(): Promise<'ok' | 'late' | 'unused'> {
			const late = await countLate();
			if (late === undefined) return 'unused';
			return late > 0 ? 'late' : 'ok';
		},

		/**
		 * Queues one reminder to each receiver of an enquiry without a reply, from four hours before the reply is due.
		 *
		 * @param since ISO 8601; enquiries received earlier are skipped
		 * @returns number of enquiries with a reminder
		 */
		remind(since = '', signal?: AbortSignal): Promise<number> {
			const due = unanswered
				.select('reference')
				.where('reminded_at', 'is', null)
				.where('received_at', '<=', clock(-remindedAfter))
				.where('received_at', '>=', since)
				.limit(largestBatch);
			return changeInBatches(
				() =>
					transact(db, async (transaction) => {
						// If several servers check at the same time, only the first one to write queues the reminder.
						const reminded = await transaction
							.updateTable('enquiries')
							.set({ reminded_at: clock() })
							.where('reference', 'in', due)
							.where('reminded_at', 'is', null)
							.returning('reference')
							.execute();
						const references = reminded.map(({ reference }) => reference);
						if (references.length === 0) return 0;
						const delivered = transaction.selectFrom('deliveries').select(['reference', 'recipient']).where(isReceived);
						const receivers = await delivered.where('reference', 'in', references).execute();
						const newDeliveries = receivers.map((receiver) => ({ ...receiver, event: 'unanswered' as const }));
						await addDeliveries(transaction, clock, newDeliveries);
						return references.length;
					}),
				signal,
			);
		},
	};
}

/**
 * @param isWanted `REPLY_REMINDER`. If undefined, reminders begin with the first recorded reply
 * @returns function that stops the reminders and waits for a running check
 */
export function startReminders(
	replies: Pick<Replies, 'remind' | 'repliesTrackedSince'>,
	isWanted: boolean | undefined,
	log: Log,
	wakeDelivery: () => void,
): () => Promise<void> {
	return schedule(hour / 60, log, 'cannot remind of replies', async (signal) => {
		if (isWanted === false) return;
		const since = isWanted ? '' : await replies.repliesTrackedSince();
		if (since === undefined) return;
		const reminded = await replies.remind(since, signal);
		if (reminded === 0) return;
		log.warn({ reminded }, 'reminded receivers: no reply is recorded');
		wakeDelivery();
	});
}

function isReceived({ and, eb }: ExpressionBuilder<Tables, 'deliveries'>) {
	return and([eb('event', '=', 'created'), eb('state', '=', 'done'), eb('recipient', '!=', receiptRecipient)]);
}

function isDelivered({ exists, selectFrom }: ExpressionBuilder<Tables, 'enquiries'>) {
	const received = selectFrom('deliveries').select(sql`1`.as('one')).where(isReceived);
	return exists(received.whereRef('deliveries.reference', '=', 'enquiries.reference'));
}
