/** The outbox: deliveries in the database, each claimed under a lease by one server at a time, until it is done or dead. */

import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import { changeInBatches, largestBatch, paginate } from '../database/batching.ts';
import { type Clock, clockOf } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import type { DeliveryState, DeliveryTable, Tables } from '../database/tables.ts';

export type Delivery = Selectable<DeliveryTable>;
export type NewDelivery = Pick<Delivery, 'reference' | 'target' | 'event'>;
type OpenCount = Pick<Delivery, 'target' | 'state'> & { readonly count: number };

export interface Failure {
	/** Without personal data: it is kept and shown. */
	reason: string;
	/** The receiver asked for this many milliseconds. */
	retryAfter?: number | undefined;
	/** No further attempt can succeed. */
	permanent?: boolean;
}

/** Selects finished deliveries, optionally of one target or since a time. */
export interface RetryFilter {
	state: 'dead' | 'done';
	target?: string | undefined;
	/** ISO 8601: put in the outbox at this moment or later. */
	since?: string | undefined;
}

export interface Outbox {
	/** Claims what is due, up to `limit` for each target; each claim counts as an attempt. */
	claim(targets: readonly string[], limit: number): Promise<Delivery[]>;
	/** Whatever became of it meanwhile, unless it was claimed again: the access report says where the data went. */
	succeed(delivery: Delivery): Promise<void>;
	/** @returns what it is now; undefined when it was claimed again meanwhile, or is over */
	fail(delivery: Delivery, failure: Failure): Promise<DeliveryState | undefined>;
	/** Gives a claim back that came to no attempt. */
	release(delivery: Delivery): Promise<void>;
	/** Ends a delivery that must not be tried again. */
	abandon(delivery: Delivery, reason: string): Promise<void>;
	/** Makes of what is pending for one target a delivery for each of several. */
	divide(target: string, targets: readonly string[]): Promise<void>;
	/** Ends what nobody delivers any more, once its three days are over, or some of it when it is stopped. @returns how many */
	abandonUnknown(targets: readonly string[], signal?: AbortSignal): Promise<number>;
	/** Makes deliveries due that were scheduled under a clock that has been set back since. */
	rescheduleStranded(): Promise<void>;
	/** Those of the enquiries that came first at the beginning, a few in memory at a time. */
	list(state?: DeliveryState): AsyncGenerator<Delivery>;
	listFor(references: readonly string[]): Promise<Delivery[]>;
	/** How many are pending or dead, by target; withdrawn consent aside. */
	countOpen(): Promise<OpenCount[]>;
	/** Makes what is pending or dead due now, with three days ahead of it. @returns how many deliveries */
	retry(reference: string): Promise<number>;
	/** Delivers an enquiry to those of the targets that did not take it yet. @returns how many deliveries are due */
	send(reference: string, targets: readonly string[]): Promise<number>;
	/** Makes all that pass the filter due now. */
	retryAll(filter: RetryFilter): Promise<number>;
}

/** The reason of a dead delivery that needs no attention. */
export const consentWithdrawn = 'consent withdrawn';
/** A claimed delivery is nobody else's for this long; then its server counts as gone. In milliseconds. */
export const leaseTime = 60_000;

const second = 1000;
const hour = 60 * 60 * second;
const firstDelay = 2 * second;
const longestDelay = hour;
/** Of what a receiver asks for. */
const longestRetryAfter = 24 * hour;
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

type QueueDatabase = Pick<Database, 'db' | 'engine'>;

export function createOutbox(database: QueueDatabase, clock: Clock = clockOf(database)): Outbox {
	const { db } = database;
	/** Fenced: a later claim has another lease. */
	const change = ({ id, lease }: Delivery) =>
		db.updateTable('deliveries').where('id', '=', id).where('lease', '=', lease);
	const changePending = (delivery: Delivery) => change(delivery).where('state', '=', 'pending');
	return {
		claim: (targets, limit) => claim(database, clock, targets, limit),

		async succeed(delivery) {
			await change(delivery).set({ state: 'done', unfinished: 0, finished_at: clock(), last_error: null }).execute();
		},

		async fail(delivery, { reason, retryAfter = 0, permanent = false }) {
			const delay = Math.max(retryDelay(delivery.attempts), Math.min(retryAfter, longestRetryAfter));
			const givenUp = sql<boolean>`give_up_at <= ${clock()}`;
			const dead = permanent
				? sql<boolean>`1 = 1`
				: delivery.attempts >= fewestAttempts
					? givenUp
					: sql<boolean>`1 = 0`;
			const failed = await changePending(delivery)
				.set({
					state: sql`case when ${dead} then 'dead' else 'pending' end`,
					finished_at: sql`case when ${dead} then ${clock()} end`,
					due_at: clock(delay),
					unfinished: 0,
					last_error: reason,
				})
				.returning('state')
				.executeTakeFirst();
			return failed?.state;
		},

		async release(delivery) {
			const { attempts, unfinished } = delivery;
			await changePending(delivery)
				.set({ attempts: attempts - 1, unfinished: unfinished - 1, due_at: clock(releaseTime) })
				.execute();
		},

		async abandon(delivery, reason) {
			await changePending(delivery).set({ state: 'dead', finished_at: clock(), last_error: reason }).execute();
		},

		async divide(target, targets) {
			const pending = await db
				.selectFrom('deliveries')
				.select(['id', 'reference', 'event'])
				.where('target', '=', target)
				.where('state', '=', 'pending')
				.execute();
			for (const delivery of pending)
				await db.transaction().execute((transaction) => divide(transaction, clock, delivery, targets));
		},

		async abandonUnknown(targets, signal) {
			let abandoned = 0;
			for (const target of await pendingTargets(database)) {
				if (targets.includes(target)) continue;
				abandoned += await changeInBatches(() => abandonOldest(database, clock, target), signal);
			}
			return abandoned;
		},

		async rescheduleStranded() {
			const unreachable = sql<boolean>`due_at > case when attempts = 0 then ${clock(leaseTime)} else ${clock(longestRetryAfter + leaseTime)} end`;
			await db
				.updateTable('deliveries')
				.set({ due_at: clock() })
				.where('state', '=', 'pending')
				.where(unreachable)
				.execute();
		},

		list: (state) => paginate<Delivery>(pageSize, (last) => readPage(database, state, last)),

		listFor: (references) => inOrder(db).where('reference', 'in', references).execute(),

		countOpen: () => countOpen(database),

		async retry(reference) {
			const again = retrying(database, clock).where('reference', '=', reference).where('state', '!=', 'done');
			return Number((await again.executeTakeFirst()).numUpdatedRows);
		},

		async send(reference, targets) {
			const known = await db
				.selectFrom('deliveries')
				.select('target')
				.where('reference', '=', reference)
				.where('event', '=', 'created')
				.execute();
			const missing = targets.filter((target) => !known.some((delivery) => covers(delivery.target, target)));
			const added = missing.map((target) => ({ reference, target, event: 'created' as const }));
			await addDeliveries(db, clock, added);
			const again = retrying(database, clock).where('reference', '=', reference).where('state', '=', 'dead');
			return added.length + Number((await again.executeTakeFirst()).numUpdatedRows);
		},

		retryAll: (filter) => retryAll(database, clock, filter),
	};
}

/** `webhook`, or `webhook (erased)` for what is told of an erasure. */
export function describeTarget({ target, event }: Pick<Delivery, 'target' | 'event'>): string {
	return event === 'created' ? target : `${target} (${event})`;
}

/** A delivery to all recipients together was one to each of them. */
function covers(delivered: string, target: string): boolean {
	return delivered === target || target.startsWith(`${delivered}:`);
}

/** A reference begins with the time, and never changes: a page stays in its place while deliveries are made. */
function inOrder(db: Database['db']) {
	return db.selectFrom('deliveries').selectAll().orderBy('reference').orderBy('id');
}

/** @param last the one that the page before ended with */
function readPage({ db }: QueueDatabase, state: DeliveryState | undefined, last?: Delivery): Promise<Delivery[]> {
	let query = inOrder(db).limit(pageSize);
	if (state) query = query.where('state', '=', state);
	if (last) {
		query = query.where(({ eb, refTuple, tuple }) =>
			eb(refTuple('reference', 'id'), '>', tuple(last.reference, last.id)),
		);
	}
	return query.execute();
}

/** One statement for all targets, which looks each up in the index: one that is down may have due deliveries by the hundred thousand. */
function claim({ db, engine }: QueueDatabase, clock: Clock, targets: readonly string[], limit: number) {
	const ready = JSON.stringify(targets);
	const due = (target: string) => sql`
		select id from deliveries where target = ${sql.ref(target)} and state = 'pending' and due_at <= ${clock()}
		order by due_at limit ${limit}`;
	const ids =
		engine === 'postgres'
			? sql<{ id: string }>`
				(select due.id from json_array_elements_text(${ready}::json) as ready (target)
				cross join lateral (${due('ready.target')} for update skip locked) as due)`
			: sql<{ id: string }>`
				(select deliveries.id from json_each(${ready}) as ready
				join deliveries on deliveries.id in (${due('ready.value')}))`;
	return db
		.with(
			(claimed) => claimed('claimed').materialized(),
			() => ids,
		)
		.updateTable('deliveries')
		.set(({ eb }) => ({
			due_at: clock(leaseTime),
			attempts: eb('attempts', '+', 1),
			unfinished: eb('unfinished', '+', 1),
			lease: eb('lease', '+', 1),
		}))
		.where('id', 'in', (query) => query.selectFrom('claimed').select('claimed.id'))
		.returningAll()
		.execute();
}

/** The first target keeps the delivery and its id. */
async function divide(
	db: Kysely<Tables>,
	clock: Clock,
	{ id, reference, event }: Pick<Delivery, 'id' | 'reference' | 'event'>,
	[first = '', ...others]: readonly string[],
): Promise<void> {
	const kept = db.updateTable('deliveries').set({ target: first, due_at: clock() }).where('id', '=', id);
	const { numUpdatedRows } = await kept.where('target', '!=', first).executeTakeFirstOrThrow();
	const added = others.map((target) => ({ reference, event, target }));
	if (numUpdatedRows > 0) await addDeliveries(db, clock, added);
}

async function pendingTargets({ db }: QueueDatabase): Promise<string[]> {
	const found = await db.selectFrom('deliveries').select('target').distinct().where('state', '=', 'pending').execute();
	return found.map(({ target }) => target);
}

async function abandonOldest({ db }: QueueDatabase, clock: Clock, target: string): Promise<number> {
	const result = await db
		.updateTable('deliveries')
		.set({ state: 'dead', finished_at: clock(), last_error: 'no longer configured' })
		.where('id', 'in', (query) =>
			query
				.selectFrom('deliveries')
				.select('id')
				.where('target', '=', target)
				.where('state', '=', 'pending')
				.where('give_up_at', '<=', clock())
				.orderBy('due_at')
				.limit(largestBatch),
		)
		.executeTakeFirst();
	return Number(result.numUpdatedRows);
}

/** Makes deliveries due now, with three days ahead of them; an attempt that is under way keeps its lease. */
function retrying({ db }: QueueDatabase, clock: Clock) {
	const leased = sql`state = 'pending' and unfinished > 0 and due_at > ${clock()}`;
	return db
		.updateTable('deliveries')
		.set({
			state: 'pending',
			attempts: 0,
			due_at: sql`case when ${leased} then due_at else ${clock()} end`,
			unfinished: sql`case when ${leased} then unfinished else 0 end`,
			give_up_at: clock(deliveryTime),
			finished_at: null,
		})
		.where(mayBeTold);
}

/** The enquiries of people who withdrew their consent are told to nobody; that they did so is. */
function mayBeTold({ or, eb, selectFrom }: ExpressionBuilder<Tables, 'deliveries'>) {
	const consenting = selectFrom('enquiries').select('reference').where('withdrawn_at', 'is', null);
	return or([eb('event', '!=', 'created'), eb('reference', 'in', consenting)]);
}

async function retryAll(database: QueueDatabase, clock: Clock, { state, target, since }: RetryFilter): Promise<number> {
	const { db } = database;
	const { now } = await db.selectNoFrom(clock().as('now')).executeTakeFirstOrThrow();
	// What is done again meanwhile is not retried twice.
	let over = db.selectFrom('deliveries').select('id').where('state', '=', state).where('finished_at', '<=', now);
	if (target) over = over.where('target', '=', target);
	if (since) over = over.where('created_at', '>=', since);
	return changeInBatches(async () => {
		const again = retrying(database, clock).where('id', 'in', over.where(mayBeTold).limit(largestBatch));
		return Number((await again.executeTakeFirst()).numUpdatedRows);
	});
}

/** Each state by itself, so that an index of its own finds it: most deliveries are done. */
async function countOpen({ db }: QueueDatabase): Promise<OpenCount[]> {
	const count = (state: DeliveryState) =>
		db
			.selectFrom('deliveries')
			.select(({ fn }) => ['target', 'state', fn.countAll<number>().as('count')])
			.where('state', '=', state)
			.groupBy(['target', 'state']);
	const pending = await count('pending').execute();
	const dead = await count('dead')
		.where(({ eb, or }) => or([eb('last_error', 'is', null), eb('last_error', '!=', consentWithdrawn)]))
		.execute();
	return [...pending, ...dead];
}
