/** The outbox: deliveries in the database. A server claims a delivery under a lease before each attempt. */

import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Kysely, type Selectable, sql, type UpdateResult } from 'kysely';
import { changeInBatches, largestBatch, paginate } from '../database/batching.ts';
import type { Clock, Database } from '../database/database.ts';
import type { DeliveryState, DeliveryTable, Tables } from '../database/tables.ts';
import { type Failure, longestRetryAfterMs } from './channels/channel.ts';
import { isNoReceipt } from './recipients.ts';

export type Delivery = Selectable<DeliveryTable>;
interface NewDelivery extends Pick<Delivery, 'reference' | 'recipient' | 'event'> {
	waits_behind?: number;
	/** Lease end of a running attempt that this delivery must not overtake. */
	notBefore?: string | undefined;
}

interface RetryFilter {
	state: 'dead' | 'done';
	recipient: string;
	/** ISO 8601. Earliest creation time. */
	since?: string | undefined;
}

/** Reasons of dead deliveries that need no attention. */
export const consentWithdrawn = 'consent withdrawn';
export const enquiryGone = 'the enquiry is gone';
/** Duration of a lease, after which any server may claim the delivery again. */
export const leaseMs = 60_000;

const second = 1000;
const hour = 60 * 60 * second;
/** Waiting time after which the health check reports an enquiry as late. */
const longestWaitMs = hour / 4;
const firstDelayMs = 2 * second;
const longestDelayMs = hour;
/** Age at which a failing delivery is given up, if at least `minAttempts` were made. */
const giveUpMs = 72 * hour;
/** Attempts that a delivery gets at any age unless a failure is permanent: if the clock jumps ahead, deliveries look old. */
const minAttempts = 10;
/** Delay before a released delivery may be claimed again. */
const releaseMs = 5 * second;
const pageSize = 200;
/** Limit of rows per statement, because the engines limit the parameters of a statement. */
const largestInsert = 1000;

/**
 * @param attempts number of failed attempts, at least 1
 * @returns milliseconds. The delay doubles with each failure up to a maximum. A random 0 to 50 % is subtracted, to spread retries.
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
	const delayMs = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
	return Math.round(delayMs * (0.5 + random() / 2));
}

/**
 * Selects pending deliveries, and dead ones that were not dismissed. Excludes receipts, because an operator cannot correct a
 * visitor's address.
 */
export const needsAttention = sql<boolean>`(state <> 'done' and dismissed_at is null and ${isNoReceipt})`;

/**
 * Adds deliveries. Deliveries of events other than `created` are claimed last, because one withdrawal or erasure may add
 * hundreds of them.
 *
 * @param db the transaction that makes the change to be delivered
 */
export async function addDeliveries(db: Kysely<Tables>, clock: Clock, deliveries: readonly NewDelivery[]) {
	for (let start = 0; start < deliveries.length; start += largestInsert) {
		const rows = deliveries.slice(start, start + largestInsert).map(({ notBefore, ...delivery }) => ({
			...delivery,
			waits_behind: delivery.event === 'created' ? (delivery.waits_behind ?? 0) : 1,
			id: `msg_${randomUUID().replaceAll('-', '')}`,
			created_at: clock(),
			due_at: notBefore
				? sql<string>`case when ${notBefore} > ${clock()} then ${notBefore} else ${clock()} end`
				: clock(),
			give_up_at: clock(giveUpMs),
		}));
		await db.insertInto('deliveries').values(rows).execute();
	}
}

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox({ db, engine, clock }: Pick<Database, 'db' | 'engine' | 'clock'>) {
	function deadBecause(reason: string) {
		return { state: 'dead', finished_at: clock(), last_error: reason } as const;
	}

	/** Update that changes nothing if another server has claimed the delivery since, because the fencing token differs then. */
	function changeClaimed({ id, fencing_token }: Delivery) {
		return db.updateTable('deliveries').where('id', '=', id).where('fencing_token', '=', fencing_token);
	}

	/** Update that also changes nothing if the delivery has ended, for example by a withdrawal. */
	function changePending(delivery: Delivery) {
		return changeClaimed(delivery).where('state', '=', 'pending');
	}

	/** Ordered by reference. References begin with the time and never change, so paging stays stable while deliveries change. */
	function inOrder() {
		return db.selectFrom('deliveries').selectAll().orderBy('reference').orderBy('id');
	}

	/** Update that makes deliverable deliveries pending and due now, with attempts and age limit as of a new delivery. */
	function retrying() {
		return db
			.updateTable('deliveries')
			.set({
				state: 'pending',
				attempts: 0,
				interrupted_attempts: 0,
				due_at: clock(),
				give_up_at: clock(giveUpMs),
				finished_at: null,
				dismissed_at: null,
			})
			.where(isDeliverable);
	}

	function listFor(references: readonly string[]): Promise<Delivery[]> {
		return inOrder().where('reference', 'in', references).execute();
	}

	/** Creation time of the oldest pending `created` delivery, receipts aside, and the time now. Undefined if none is pending. */
	async function longestWaiting(): Promise<{ since: string; now: string } | undefined> {
		const waiting = db.selectFrom('deliveries').where(needsAttention).where('state', '=', 'pending');
		const { since, now } = await waiting
			.where('event', '=', 'created')
			.select(({ fn }) => [fn.min<string | null>('created_at').as('since'), clock().as('now')])
			.executeTakeFirstOrThrow();
		return since === null ? undefined : { since, now };
	}

	function claimDue(recipient: string, isLowPriority: 0 | 1, limit: number): Promise<Delivery[]> {
		const due = db
			.selectFrom('deliveries')
			.select('id')
			.where('recipient', '=', recipient)
			.where('state', '=', 'pending')
			.where('waits_behind', '=', isLowPriority)
			.where('due_at', '<=', clock())
			.orderBy('due_at')
			.limit(limit)
			.$if(engine === 'postgres', (query) => query.forUpdate().skipLocked());
		return (
			db
				// Materialized, because PostgreSQL could otherwise run the query per row and lock more rows than the limit.
				.with(
					(cte) => cte('claimed').materialized(),
					() => due,
				)
				.updateTable('deliveries')
				.set(({ eb }) => ({
					due_at: clock(leaseMs),
					attempts: eb('attempts', '+', 1),
					interrupted_attempts: eb('interrupted_attempts', '+', 1),
					fencing_token: eb('fencing_token', '+', 1),
				}))
				.where('id', 'in', (query) => query.selectFrom('claimed').select('claimed.id'))
				.returningAll()
				.execute()
		);
	}

	return {
		/**
		 * Claims due deliveries of a recipient; each claim counts as an attempt. Low-priority deliveries are claimed by a second
		 * statement, so that each statement reads one range of the index.
		 */
		async claim(recipient: string, limit: number): Promise<Delivery[]> {
			const first = await claimDue(recipient, 0, limit);
			if (first.length === limit) return first;
			return [...first, ...(await claimDue(recipient, 1, limit - first.length))];
		},

		/** Records the delivery even if a withdrawal has ended it meanwhile, because a person may ask who received the data. */
		async succeed(delivery: Delivery): Promise<void> {
			const done = { state: 'done', interrupted_attempts: 0, finished_at: clock(), last_error: null } as const;
			await changeClaimed(delivery).set(done).execute();
		},

		/** @returns the new state; undefined if the delivery ended meanwhile, or another server has claimed it */
		async fail(delivery: Delivery, { reason, retryAfterMs = 0, permanent = false }: Failure) {
			const delay = Math.max(retryDelay(delivery.attempts), retryAfterMs);
			const isTried = delivery.attempts >= minAttempts;
			const dead = sql<boolean>`(${sql.lit(permanent)} or ${sql.lit(isTried)} and give_up_at <= ${clock()})`;
			const failed = await changePending(delivery)
				.set({
					state: sql`case when ${dead} then 'dead' else 'pending' end`,
					finished_at: sql`case when ${dead} then ${clock()} end`,
					due_at: clock(delay),
					interrupted_attempts: 0,
					last_error: reason,
				})
				.returning('state')
				.executeTakeFirst();
			return failed?.state;
		},

		/** Undoes the claim of a delivery that was not attempted. */
		async release(delivery: Delivery): Promise<void> {
			const { attempts, interrupted_attempts } = delivery;
			await changePending(delivery)
				.set({ attempts: attempts - 1, interrupted_attempts: interrupted_attempts - 1, due_at: clock(releaseMs) })
				.execute();
		},

		/** Ends a delivery that must not be retried and needs no attention. */
		async abandon(delivery: Delivery, reason: string): Promise<void> {
			const dismissed = { ...deadBecause(reason), dismissed_at: clock() };
			await changePending(delivery).set(dismissed).execute();
		},

		/** Gives up deliveries past `give_up_at` whose recipient is not in `recipients`, until `signal` aborts. @returns their number */
		async abandonUnconfigured(recipients: readonly string[], signal?: AbortSignal): Promise<number> {
			const pending = db.selectFrom('deliveries').where('state', '=', 'pending');
			let abandoned = 0;
			for (const { recipient } of await pending.select('recipient').distinct().execute()) {
				if (recipients.includes(recipient)) continue;
				const overdue = pending.select('id').where('recipient', '=', recipient).where('give_up_at', '<=', clock());
				const some = overdue.limit(largestBatch);
				const abandon = db.updateTable('deliveries').set(deadBecause('no longer configured'));
				abandoned += await changeInBatches(() => countChanged(abandon.where('id', 'in', some)), signal);
			}
			return abandoned;
		},

		/** Makes deliveries due now if their due time is too far ahead, which means that the clock was set back. */
		async makeOverdueDue(): Promise<void> {
			const unreachable = sql<boolean>`due_at > case when attempts = 0 then ${clock(leaseMs)} else ${clock(longestRetryAfterMs + leaseMs)} end`;
			await db
				.updateTable('deliveries')
				.set({ due_at: clock() })
				.where('state', '=', 'pending')
				.where(unreachable)
				.execute();
		},

		/** Streams deliveries, oldest enquiry first. */
		list(state?: DeliveryState): AsyncGenerator<Delivery> {
			return paginate<Delivery>(pageSize, (last) => {
				let query = inOrder().limit(pageSize);
				if (state) query = query.where('state', '=', state);
				if (last) query = query.where(sql<boolean>`(reference, id) > (${last.reference}, ${last.id})`);
				return query.execute();
			});
		},

		listFor,

		/** Counts deliveries that need attention, by recipient and state. */
		countOpen() {
			const open = db.selectFrom('deliveries').where(needsAttention).groupBy(['recipient', 'state']);
			return open.select(({ fn }) => ['recipient', 'state', fn.countAll<number>().as('count')]).execute();
		},

		/** Counts dead deliveries that need attention, by recipient, with the latest reason. */
		async listGivenUp() {
			const dead = db.selectFrom('deliveries').where(needsAttention).where('state', '=', 'dead');
			const counts = dead.select(({ fn }) => ['recipient', fn.countAll<number>().as('count')]);
			const found = await counts.groupBy('recipient').orderBy('recipient').execute();
			const reasonOf = async (recipient: string) => {
				const ofRecipient = dead.select('last_error').where('recipient', '=', recipient);
				const latest = ofRecipient.orderBy('finished_at', 'desc').limit(1);
				return (await latest.executeTakeFirst())?.last_error ?? null;
			};
			return Promise.all(
				found.map(async ({ recipient, count }) => ({ recipient, count, reason: await reasonOf(recipient) })),
			);
		},

		/**
		 * References of withdrawn or erased enquiries whose receiver was not told and is no longer configured, by receiver.
		 *
		 * @param recipients the configured recipients
		 */
		async listUnnotifiable(recipients: readonly string[]): Promise<Map<string, string[]>> {
			const endings = db.selectFrom('deliveries').where('event', 'in', ['withdrawn', 'erased']).where(needsAttention);
			const unnotified = new Map<string, string[]>();
			for (const { recipient, reference } of await endings.select(['recipient', 'reference']).orderBy('id').execute()) {
				if (recipients.includes(recipient)) continue;
				unnotified.set(recipient, [...(unnotified.get(recipient) ?? []), reference]);
			}
			return unnotified;
		},

		longestWaiting,

		/** `dead`: a dead delivery needs attention. `late`: an enquiry has waited too long. */
		async status(): Promise<'ok' | 'late' | 'dead'> {
			const open = db.selectFrom('deliveries').select('id').where(needsAttention).limit(1);
			if (await open.where('state', '=', 'dead').executeTakeFirst()) return 'dead';
			const waiting = await longestWaiting();
			return waiting && Date.parse(waiting.now) - Date.parse(waiting.since) > longestWaitMs ? 'late' : 'ok';
		},

		/** Marks dead deliveries as needing no attention. @returns number of marked deliveries */
		dismiss(which: { reference: string } | { recipient: string }): Promise<number> {
			const dead = db.updateTable('deliveries').where('state', '=', 'dead').where('dismissed_at', 'is', null);
			const matching =
				'reference' in which
					? dead.where('reference', '=', which.reference)
					: dead.where('recipient', '=', which.recipient);
			return countChanged(matching.set({ dismissed_at: clock() }));
		},

		/** Makes an enquiry's dead and pending deliveries due now, except those being sent. @returns number of deliveries made due */
		retry(reference: string): Promise<number> {
			const isSending = sql<boolean>`(state = 'pending' and interrupted_attempts > 0 and due_at > ${clock()})`;
			const open = retrying().where('reference', '=', reference).where('state', '!=', 'done');
			return countChanged(open.where(({ not }) => not(isSending)));
		},

		/** Adds missing `created` deliveries to the recipients, and retries dead deliveries to them. @returns number of both together */
		async send(reference: string, recipients: readonly string[]): Promise<number> {
			const created = (await listFor([reference])).filter(({ event }) => event === 'created');
			const missing = recipients.filter((recipient) => !created.some((delivery) => delivery.recipient === recipient));
			const added = missing.map((recipient): NewDelivery => ({ reference, recipient, event: 'created' }));
			await addDeliveries(db, clock, added);
			// Retries only deliveries to `recipients`. Others have no channel, would stay pending, and would be reported as late.
			const dead = retrying().where('reference', '=', reference).where('state', '=', 'dead');
			const again = dead.where('recipient', 'in', recipients);
			return added.length + (await countChanged(again));
		},

		/** Makes all deliverable deliveries that match the filter due now. @returns number of deliveries made due */
		async retryAll({ state, recipient, since }: RetryFilter): Promise<number> {
			const { now } = await db.selectNoFrom(clock().as('now')).executeTakeFirstOrThrow();
			// Selects by end time, so that a delivery that ends during this call is not retried twice.
			let ended = db.selectFrom('deliveries').select('id').where('recipient', '=', recipient);
			ended = ended.where('state', '=', state).where('finished_at', '<=', now).where('dismissed_at', 'is', null);
			if (since) ended = ended.where('created_at', '>=', since);
			const retriable = ended.where(isDeliverable).limit(largestBatch);
			return changeInBatches(() => countChanged(retrying().where('id', 'in', retriable)));
		},
	};
}

/** Describes recipient and event, such as `webhook` for a new enquiry, or `webhook (erased)` for an erasure. */
export function describeRecipient({ recipient, event }: Pick<Delivery, 'recipient' | 'event'>): string {
	return event === 'created' ? recipient : `${recipient} (${event})`;
}

async function countChanged(change: { executeTakeFirst(): Promise<UpdateResult> }): Promise<number> {
	return Number((await change.executeTakeFirst()).numUpdatedRows);
}

/** Excludes `created` deliveries of withdrawn or removed enquiries. For other events, `loadEvent` decides at each attempt. */
function isDeliverable({ or, eb, selectFrom }: ExpressionBuilder<Tables, 'deliveries'>) {
	const consenting = selectFrom('enquiries').select('reference').where('withdrawn_at', 'is', null);
	return or([eb('event', '!=', 'created'), eb('reference', 'in', consenting)]);
}
