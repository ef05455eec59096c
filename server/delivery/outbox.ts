/** The outbox: deliveries in the database, each claimed under a lease by one server at a time, until it is done or dead. */

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
	/** Where an attempt of another delivery is under way: the end of its lease. */
	notBefore?: string | undefined;
}

interface RetryFilter {
	state: 'dead' | 'done';
	recipient: string;
	/** ISO 8601: put in the outbox at this moment or later. */
	since?: string | undefined;
}

/** The reasons of a dead delivery that needs no attention. */
export const consentWithdrawn = 'consent withdrawn';
export const enquiryGone = 'the enquiry is gone';
/** Lease: after this, another server may take over a claimed delivery. */
export const leaseMs = 60_000;

const second = 1000;
const hour = 60 * 60 * second;
/** An enquiry that waits longer for a receiver is late. */
const longestWaitMs = hour / 4;
const firstDelayMs = 2 * second;
const longestDelayMs = hour;
/** After three days of failure a delivery is given up. */
const giveUpMs = 72 * hour;
/** A clock that jumps must not end a delivery that was hardly tried. */
const fewestAttempts = 10;
/** A claim that was given back may be claimed again after this long. */
const releaseMs = 5 * second;
const pageSize = 200;
/** Rows written in one statement: the engines limit its parameters. */
const largestInsert = 1000;

/**
 * @param attempts how many have failed, 1 or more
 * @returns milliseconds to wait: the upper half of the doubled delay, at random, so that receivers are not hit in step
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
	const delayMs = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
	return Math.round(delayMs * (0.5 + random() / 2));
}

/**
 * What an operator, a metric or a health check has to look at: pending, or given up and neither retried nor dismissed. A
 * receipt is left out: an address that is wrong is not for the operator to mend.
 */
export const needsAttention = sql<boolean>`(state <> 'done' and dismissed_at is null and ${isNoReceipt})`;

/** Puts deliveries into the outbox, in the transaction of what they tell of. */
export async function addDeliveries(db: Kysely<Tables>, clock: Clock, deliveries: readonly NewDelivery[]) {
	for (let start = 0; start < deliveries.length; start += largestInsert) {
		const rows = deliveries.slice(start, start + largestInsert).map(({ notBefore, ...delivery }) => ({
			...delivery,
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

	/** Fenced: once another server has claimed the delivery, the token is another one and nothing changes. */
	function changeClaimed({ id, fencing_token }: Delivery) {
		return db.updateTable('deliveries').where('id', '=', id).where('fencing_token', '=', fencing_token);
	}

	/** Only as long as the delivery has not ended, as by a withdrawal of consent. */
	function changePending(delivery: Delivery) {
		return changeClaimed(delivery).where('state', '=', 'pending');
	}

	/** A reference begins with the time, and never changes: a page stays in its place while deliveries are made. */
	function inOrder() {
		return db.selectFrom('deliveries').selectAll().orderBy('reference').orderBy('id');
	}

	/** Makes deliveries due now, with three days ahead of them. */
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

	/** When the enquiry that has waited longest for a receiver began to wait, and the time now; undefined when none waits. */
	async function longestWaiting(): Promise<{ since: string; now: string } | undefined> {
		const waiting = db.selectFrom('deliveries').where(needsAttention).where('state', '=', 'pending');
		const { since, now } = await waiting
			.where('event', '=', 'created')
			.select(({ fn }) => [fn.min<string | null>('created_at').as('since'), clock().as('now')])
			.executeTakeFirstOrThrow();
		return since === null ? undefined : { since, now };
	}

	function claimDue(recipient: string, waitsBehind: 0 | 1, limit: number): Promise<Delivery[]> {
		const due = db
			.selectFrom('deliveries')
			.select('id')
			.where('recipient', '=', recipient)
			.where('state', '=', 'pending')
			.where('waits_behind', '=', waitsBehind)
			.where('due_at', '<=', clock())
			.orderBy('due_at')
			.limit(limit)
			.$if(engine === 'postgres', (query) => query.forUpdate().skipLocked());
		return (
			db
				// Materialized: PostgreSQL could otherwise run the query for each row, and lock more rows than the limit.
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
		 * Claims what is due for a recipient, up to `limit`; each claim counts as an attempt. What waits behind is claimed by a
		 * statement of its own, so that each finds its rows at one place of the index.
		 */
		async claim(recipient: string, limit: number): Promise<Delivery[]> {
			const first = await claimDue(recipient, 0, limit);
			if (first.length === limit) return first;
			return [...first, ...(await claimDue(recipient, 1, limit - first.length))];
		},

		/** Recorded even where the delivery has ended meanwhile: the access report says where the data went. */
		async succeed(delivery: Delivery): Promise<void> {
			const done = { state: 'done', interrupted_attempts: 0, finished_at: clock(), last_error: null } as const;
			await changeClaimed(delivery).set(done).execute();
		},

		/** @returns what it is now; undefined when it was claimed again meanwhile, or is over */
		async fail(delivery: Delivery, { reason, retryAfterMs = 0, permanent = false }: Failure) {
			const delay = Math.max(retryDelay(delivery.attempts), retryAfterMs);
			const isTried = delivery.attempts >= fewestAttempts;
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

		/** Gives a claim back that came to no attempt. */
		async release(delivery: Delivery): Promise<void> {
			const { attempts, interrupted_attempts } = delivery;
			await changePending(delivery)
				.set({ attempts: attempts - 1, interrupted_attempts: interrupted_attempts - 1, due_at: clock(releaseMs) })
				.execute();
		},

		/** Ends a delivery that must not be tried again, and that nobody has to mend. */
		async abandon(delivery: Delivery, reason: string): Promise<void> {
			const dismissed = { ...deadBecause(reason), dismissed_at: clock() };
			await changePending(delivery).set(dismissed).execute();
		},

		/** Ends what nobody delivers any more, once its three days are over, or some of it when it is stopped. @returns how many */
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

		/** Makes deliveries due that were scheduled under a clock that has been set back since. */
		async makeOverdueDue(): Promise<void> {
			const unreachable = sql<boolean>`due_at > case when attempts = 0 then ${clock(leaseMs)} else ${clock(longestRetryAfterMs + leaseMs)} end`;
			await db
				.updateTable('deliveries')
				.set({ due_at: clock() })
				.where('state', '=', 'pending')
				.where(unreachable)
				.execute();
		},

		/** Oldest enquiry first, streamed. */
		list(state?: DeliveryState): AsyncGenerator<Delivery> {
			return paginate<Delivery>(pageSize, (last) => {
				let query = inOrder().limit(pageSize);
				if (state) query = query.where('state', '=', state);
				if (last) query = query.where(sql<boolean>`(reference, id) > (${last.reference}, ${last.id})`);
				return query.execute();
			});
		},

		listFor,

		/** How many need attention, by recipient and state. */
		countOpen() {
			const open = db.selectFrom('deliveries').where(needsAttention).groupBy(['recipient', 'state']);
			return open.select(({ fn }) => ['recipient', 'state', fn.countAll<number>().as('count')]).execute();
		},

		/** What was given up and is neither retried nor dismissed, by recipient, with the reason of the latest. */
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

		/** Receivers that an end is not told to and cannot be: none of the recipients is they. By recipient. */
		async listUntold(recipients: readonly string[]): Promise<Map<string, string[]>> {
			const endings = db.selectFrom('deliveries').where('event', 'in', ['withdrawn', 'erased']).where(needsAttention);
			const untold = new Map<string, string[]>();
			for (const { recipient, reference } of await endings.select(['recipient', 'reference']).orderBy('id').execute()) {
				if (recipients.includes(recipient)) continue;
				untold.set(recipient, [...(untold.get(recipient) ?? []), reference]);
			}
			return untold;
		},

		longestWaiting,

		/** `dead`: a delivery was given up, and neither retried nor dismissed. `late`: an enquiry has waited for 15 minutes. */
		async status(): Promise<'ok' | 'late' | 'dead'> {
			const open = db.selectFrom('deliveries').select('id').where(needsAttention).limit(1);
			if (await open.where('state', '=', 'dead').executeTakeFirst()) return 'dead';
			const waiting = await longestWaiting();
			return waiting && Date.parse(waiting.now) - Date.parse(waiting.since) > longestWaitMs ? 'late' : 'ok';
		},

		/** Leaves what was given up as it is: nobody has to mend it. @returns how many deliveries */
		dismiss(which: { reference: string } | { recipient: string }): Promise<number> {
			const dead = db.updateTable('deliveries').where('state', '=', 'dead').where('dismissed_at', 'is', null);
			const those =
				'reference' in which
					? dead.where('reference', '=', which.reference)
					: dead.where('recipient', '=', which.recipient);
			return countChanged(those.set({ dismissed_at: clock() }));
		},

		/** Makes what is dead, or waits for its next attempt, due now. @returns how many deliveries */
		retry(reference: string): Promise<number> {
			const isSending = sql<boolean>`(state = 'pending' and interrupted_attempts > 0 and due_at > ${clock()})`;
			const open = retrying().where('reference', '=', reference).where('state', '!=', 'done');
			return countChanged(open.where(({ not }) => not(isSending)));
		},

		/** Delivers an enquiry to those of the recipients that did not take it yet. @returns how many deliveries are due */
		async send(reference: string, recipients: readonly string[]): Promise<number> {
			const created = (await listFor([reference])).filter(({ event }) => event === 'created');
			const missing = recipients.filter((recipient) => !created.some((delivery) => delivery.recipient === recipient));
			const added = missing.map((recipient): NewDelivery => ({ reference, recipient, event: 'created' }));
			await addDeliveries(db, clock, added);
			// Retries only configured recipients: others would sit pending, reported as late, until they are given up again.
			const dead = retrying().where('reference', '=', reference).where('state', '=', 'dead');
			const again = dead.where('recipient', 'in', recipients);
			return added.length + (await countChanged(again));
		},

		/** Makes all that pass the filter due now. @returns how many deliveries */
		async retryAll({ state, recipient, since }: RetryFilter): Promise<number> {
			const { now } = await db.selectNoFrom(clock().as('now')).executeTakeFirstOrThrow();
			// What is done again meanwhile is not retried twice.
			let over = db.selectFrom('deliveries').select('id').where('recipient', '=', recipient);
			over = over.where('state', '=', state).where('finished_at', '<=', now);
			if (since) over = over.where('created_at', '>=', since);
			const finished = over.where(isDeliverable).limit(largestBatch);
			return changeInBatches(() => countChanged(retrying().where('id', 'in', finished)));
		},
	};
}

/** `webhook`, or `webhook (erased)` for the event of an erasure. */
export function describeRecipient({ recipient, event }: Pick<Delivery, 'recipient' | 'event'>): string {
	return event === 'created' ? recipient : `${recipient} (${event})`;
}

async function countChanged(change: { executeTakeFirst(): Promise<UpdateResult> }): Promise<number> {
	return Number((await change.executeTakeFirst()).numUpdatedRows);
}

/** After a withdrawal of consent the enquiry itself is delivered no more; `enquiry.withdrawn` and `enquiry.erased` are. */
function isDeliverable({ or, eb, selectFrom }: ExpressionBuilder<Tables, 'deliveries'>) {
	const consenting = selectFrom('enquiries').select('reference').where('withdrawn_at', 'is', null);
	return or([eb('event', '!=', 'created'), eb('reference', 'in', consenting)]);
}
