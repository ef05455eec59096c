/** The outbox: deliveries in the database, each claimed under a lease by one server at a time, until it is done or dead. */

import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Kysely, type Selectable, sql, type UpdateResult } from 'kysely';
import { changeInBatches, largestBatch, paginate } from '../database/batching.ts';
import type { Clock, Database } from '../database/database.ts';
import type { DeliveryState, DeliveryTable, Tables } from '../database/tables.ts';
import { type Failure, longestRetryAfter } from './sender.ts';
import { receiptTarget } from './targets.ts';

export type Delivery = Selectable<DeliveryTable>;
type NewDelivery = Pick<Delivery, 'reference' | 'target' | 'event'>;

/** Selects finished deliveries, optionally of one target or since a time. */
interface RetryFilter {
	state: 'dead' | 'done';
	target?: string | undefined;
	/** ISO 8601: put in the outbox at this moment or later. */
	since?: string | undefined;
}

/** The reasons of a dead delivery that needs no attention. */
export const consentWithdrawn = 'consent withdrawn';
export const enquiryGone = 'the enquiry is gone';
/** A claimed delivery is nobody else's for this long; then its server counts as gone. In milliseconds. */
export const leaseTime = 60_000;

const second = 1000;
const hour = 60 * 60 * second;
const day = 24 * hour;
/** An enquiry that waits longer for a receiver is late. */
const longestWait = hour / 4;
const firstDelay = 2 * second;
const longestDelay = hour;
/** After three days of failure a delivery is given up. */
const deliveryTime = 72 * hour;
/** A clock that jumps must not end a delivery that was hardly tried. */
const fewestAttempts = 10;
/** A claim that was given back may be claimed again after this long. */
const releaseTime = 5 * second;
/** Rows read at a time. */
const pageSize = 200;
/** Rows written in one statement: the engines limit its parameters. */
const largestInsert = 1000;

/**
 * @param attempts how many have failed, 1 or more
 * @returns milliseconds to wait: the upper half of the doubled delay, at random, so that receivers are not hit in step
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
	const delay = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);
	return Math.round(delay * (0.5 + random() / 2));
}

/** Puts deliveries into the outbox, in the transaction of what they tell of. */
export async function addDeliveries(db: Kysely<Tables>, clock: Clock, deliveries: readonly NewDelivery[]) {
	for (let start = 0; start < deliveries.length; start += largestInsert) {
		const rows = deliveries.slice(start, start + largestInsert).map((delivery) => ({
			...delivery,
			id: `msg_${randomUUID().replaceAll('-', '')}`,
			created_at: clock(),
			due_at: clock(),
			give_up_at: clock(deliveryTime),
		}));
		await db.insertInto('deliveries').values(rows).execute();
	}
}

export class Outbox {
	readonly #db: Kysely<Tables>;
	readonly #engine: Database['engine'];
	readonly #clock: Clock;

	constructor({ db, engine, clock }: Pick<Database, 'db' | 'engine' | 'clock'>) {
		this.#db = db;
		this.#engine = engine;
		this.#clock = clock;
	}

	/**
	 * Claims what is due, up to `limit` for each target; each claim counts as an attempt. One statement for all targets, which
	 * looks each up in the index: one that is down may have due deliveries by the hundred thousand.
	 */
	claim(targets: readonly string[], limit: number): Promise<Delivery[]> {
		const ready = JSON.stringify(targets);
		const due = (target: string) => sql`
			select id from deliveries where target = ${sql.ref(target)} and state = 'pending' and due_at <= ${this.#clock()}
			order by due_at limit ${limit}`;
		const ids =
			this.#engine === 'postgres'
				? sql<{ id: string }>`
					(select due.id from json_array_elements_text(${ready}::json) as ready (target)
					cross join lateral (${due('ready.target')} for update skip locked) as due)`
				: sql<{ id: string }>`
					(select deliveries.id from json_each(${ready}) as ready
					join deliveries on deliveries.id in (${due('ready.value')}))`;
		return this.#db
			.with(
				(claimed) => claimed('claimed').materialized(),
				() => ids,
			)
			.updateTable('deliveries')
			.set(({ eb }) => ({
				due_at: this.#clock(leaseTime),
				attempts: eb('attempts', '+', 1),
				unfinished: eb('unfinished', '+', 1),
				lease: eb('lease', '+', 1),
			}))
			.where('id', 'in', (query) => query.selectFrom('claimed').select('claimed.id'))
			.returningAll()
			.execute();
	}

	/** Whatever became of it meanwhile, unless it was claimed again: the access report says where the data went. */
	async succeed(delivery: Delivery): Promise<void> {
		const done = { state: 'done', unfinished: 0, finished_at: this.#clock(), last_error: null } as const;
		await this.#change(delivery).set(done).execute();
	}

	/** @returns what it is now; undefined when it was claimed again meanwhile, or is over */
	async fail(delivery: Delivery, { reason, retryAfter = 0, permanent = false }: Failure) {
		const delay = Math.max(retryDelay(delivery.attempts), retryAfter);
		const isTried = delivery.attempts >= fewestAttempts;
		const dead = sql<boolean>`(${sql.lit(permanent)} or ${sql.lit(isTried)} and give_up_at <= ${this.#clock()})`;
		const failed = await this.#changePending(delivery)
			.set({
				state: sql`case when ${dead} then 'dead' else 'pending' end`,
				finished_at: sql`case when ${dead} then ${this.#clock()} end`,
				due_at: this.#clock(delay),
				unfinished: 0,
				last_error: reason,
			})
			.returning('state')
			.executeTakeFirst();
		return failed?.state;
	}

	/** Gives a claim back that came to no attempt. */
	async release(delivery: Delivery): Promise<void> {
		const { attempts, unfinished } = delivery;
		await this.#changePending(delivery)
			.set({ attempts: attempts - 1, unfinished: unfinished - 1, due_at: this.#clock(releaseTime) })
			.execute();
	}

	/** Ends a delivery that must not be tried again. */
	async abandon(delivery: Delivery, reason: string): Promise<void> {
		await this.#changePending(delivery).set(this.#dead(reason)).execute();
	}

	/** Ends what nobody delivers any more, once its three days are over, or some of it when it is stopped. @returns how many */
	async abandonUnconfigured(targets: readonly string[], signal?: AbortSignal): Promise<number> {
		const pending = this.#db.selectFrom('deliveries').where('state', '=', 'pending');
		let abandoned = 0;
		for (const { target } of await pending.select('target').distinct().execute()) {
			if (targets.includes(target)) continue;
			const overdue = pending.select('id').where('target', '=', target).where('give_up_at', '<=', this.#clock());
			const oldest = overdue.orderBy('due_at').limit(largestBatch);
			const abandon = this.#db.updateTable('deliveries').set(this.#dead('no longer configured'));
			abandoned += await changeInBatches(() => countChanged(abandon.where('id', 'in', oldest)), signal);
		}
		return abandoned;
	}

	/** Makes deliveries due that were scheduled under a clock that has been set back since. */
	async makeOverdueDue(): Promise<void> {
		const clock = this.#clock;
		const unreachable = sql<boolean>`due_at > case when attempts = 0 then ${clock(leaseTime)} else ${clock(longestRetryAfter + leaseTime)} end`;
		await this.#db
			.updateTable('deliveries')
			.set({ due_at: clock() })
			.where('state', '=', 'pending')
			.where(unreachable)
			.execute();
	}

	/** Those of the enquiries that came first at the beginning, a few in memory at a time. */
	list(state?: DeliveryState): AsyncGenerator<Delivery> {
		return paginate<Delivery>(pageSize, (last) => {
			let query = this.#inOrder().limit(pageSize);
			if (state) query = query.where('state', '=', state);
			if (last)
				query = query.where(({ eb, refTuple, tuple }) =>
					eb(refTuple('reference', 'id'), '>', tuple(last.reference, last.id)),
				);
			return query.execute();
		});
	}

	listFor(references: readonly string[]): Promise<Delivery[]> {
		return this.#inOrder().where('reference', 'in', references).execute();
	}

	/**
	 * How many are pending or dead, by target, without those of withdrawn consent. One query a state, so that each uses its
	 * partial index: most deliveries are done.
	 */
	async countOpen() {
		const count = (state: DeliveryState) =>
			this.#db
				.selectFrom('deliveries')
				.select(({ fn }) => ['target', 'state', fn.countAll<number>().as('count')])
				.where('state', '=', state)
				.groupBy(['target', 'state']);
		const pending = await count('pending').execute();
		return [...pending, ...(await count('dead').where(needsAttention).execute())];
	}

	/**
	 * `dead`: a delivery was given up in the last day. `late`: an enquiry has waited for 15 minutes. Receipts do not count:
	 * an address that is wrong is not for the operator to mend.
	 */
	async status(): Promise<'ok' | 'late' | 'dead'> {
		const deliveries = this.#db.selectFrom('deliveries').select('id').where('target', '!=', receiptTarget).limit(1);
		const givenUp = deliveries.where('state', '=', 'dead').where('finished_at', '>=', this.#clock(-day));
		if (await givenUp.where(needsAttention).executeTakeFirst()) return 'dead';
		const waiting = deliveries.where('state', '=', 'pending').where('event', '=', 'created');
		return (await waiting.where('created_at', '<', this.#clock(-longestWait)).executeTakeFirst()) ? 'late' : 'ok';
	}

	/** Makes what is pending or dead due now, with three days ahead of it. @returns how many deliveries */
	retry(reference: string): Promise<number> {
		return countChanged(this.#retrying().where('reference', '=', reference).where('state', '!=', 'done'));
	}

	/** Delivers an enquiry to those of the targets that did not take it yet. @returns how many deliveries are due */
	async send(reference: string, targets: readonly string[]): Promise<number> {
		const created = (await this.listFor([reference])).filter(({ event }) => event === 'created');
		const missing = targets.filter((target) => !created.some((delivery) => delivery.target === target));
		const added = missing.map((target): NewDelivery => ({ reference, target, event: 'created' }));
		await addDeliveries(this.#db, this.#clock, added);
		// Nobody delivers to a target that is no longer configured: it would be late until it is given up again.
		const dead = this.#retrying().where('reference', '=', reference).where('state', '=', 'dead');
		const again = dead.where('target', 'in', targets);
		return added.length + (await countChanged(again));
	}

	/** Makes all that pass the filter due now. */
	async retryAll({ state, target, since }: RetryFilter): Promise<number> {
		const { now } = await this.#db.selectNoFrom(this.#clock().as('now')).executeTakeFirstOrThrow();
		// What is done again meanwhile is not retried twice.
		let over = this.#db
			.selectFrom('deliveries')
			.select('id')
			.where('state', '=', state)
			.where('finished_at', '<=', now);
		if (target) over = over.where('target', '=', target);
		if (since) over = over.where('created_at', '>=', since);
		const finished = over.where(isDeliverable).limit(largestBatch);
		return changeInBatches(() => countChanged(this.#retrying().where('id', 'in', finished)));
	}

	#dead(reason: string) {
		return { state: 'dead', finished_at: this.#clock(), last_error: reason } as const;
	}

	/** Fenced: a later claim has another lease. */
	#change({ id, lease }: Delivery) {
		return this.#db.updateTable('deliveries').where('id', '=', id).where('lease', '=', lease);
	}

	#changePending(delivery: Delivery) {
		return this.#change(delivery).where('state', '=', 'pending');
	}

	/** A reference begins with the time, and never changes: a page stays in its place while deliveries are made. */
	#inOrder() {
		return this.#db.selectFrom('deliveries').selectAll().orderBy('reference').orderBy('id');
	}

	/** Makes deliveries due now, with three days ahead of them; an attempt that is under way keeps its lease. */
	#retrying() {
		const now = this.#clock();
		const leased = sql`state = 'pending' and unfinished > 0 and due_at > ${now}`;
		return this.#db
			.updateTable('deliveries')
			.set({
				state: 'pending',
				attempts: 0,
				due_at: sql`case when ${leased} then due_at else ${now} end`,
				unfinished: sql`case when ${leased} then unfinished else 0 end`,
				give_up_at: this.#clock(deliveryTime),
				finished_at: null,
			})
			.where(isDeliverable);
	}
}

/** `webhook`, or `webhook (erased)` for the event of an erasure. */
export function describeTarget({ target, event }: Pick<Delivery, 'target' | 'event'>): string {
	return event === 'created' ? target : `${target} (${event})`;
}

async function countChanged(change: { executeTakeFirst(): Promise<UpdateResult> }): Promise<number> {
	return Number((await change.executeTakeFirst()).numUpdatedRows);
}

/** After a withdrawal of consent the enquiry itself is delivered no more; `enquiry.withdrawn` and `enquiry.erased` are. */
function isDeliverable({ or, eb, selectFrom }: ExpressionBuilder<Tables, 'deliveries'>) {
	const consenting = selectFrom('enquiries').select('reference').where('withdrawn_at', 'is', null);
	return or([eb('event', '!=', 'created'), eb('reference', 'in', consenting)]);
}

/** Pending or dead; an enquiry that was withdrawn or is gone needs none. */
export function needsAttention({ or, eb }: ExpressionBuilder<Tables, 'deliveries'>) {
	return or([eb('last_error', 'is', null), eb('last_error', 'not in', [consentWithdrawn, enquiryGone])]);
}
