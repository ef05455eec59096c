/** The queue of deliveries in the database: claimed by one server at a time, tried until delivered or given up. */

import type { Selectable } from 'kysely';
import { changeInBatches, largestBatch } from '../database/batching.ts';
import type { Database } from '../database/database.ts';
import { paginate } from '../database/pagination.ts';
import type { DeliveryState, DeliveryTable } from '../database/tables.ts';
import { isDead, longestDelay, retryDelay } from './back-off.ts';
import { consentWithdrawn, giveUpAt } from './delivery-job.ts';

export type Delivery = Selectable<DeliveryTable>;
type OpenCount = Pick<Delivery, 'target' | 'state'> & { readonly count: number };

/** A claimed delivery is nobody else's for this long; then its server counts as gone. In milliseconds. */
export const leaseTime = 60_000;
/** Rows read at a time. */
const pageSize = 200;

export interface Outbox {
	/** Takes up to `limit` deliveries that are due, and hides them from everybody else for the lease. */
	claim(target: string, limit: number): Promise<Delivery[]>;
	/** Whatever became of it meanwhile: the access report says where the data went. */
	succeed(delivery: Delivery): Promise<void>;
	/** @param reason without personal data: it is kept and shown */
	fail(delivery: Delivery, reason: string): Promise<DeliveryState>;
	/** Ends a delivery that must not be tried again. */
	abandon(delivery: Delivery, reason: string): Promise<void>;
	/** Ends what nobody delivers any more, once its three days are over, or some of it when it is stopped. @returns how many */
	abandonUnknown(targets: readonly string[], signal?: AbortSignal): Promise<number>;
	/** Those of the enquiries that came first at the beginning, a few in memory at a time. */
	list(state?: DeliveryState): AsyncGenerator<Delivery>;
	listFor(references: readonly string[]): Promise<Delivery[]>;
	/** How many are pending or dead, by target; withdrawn consent aside. */
	countOpen(): Promise<OpenCount[]>;
	/** Makes what is pending or dead due now, with three days ahead of it. @returns how many deliveries */
	retry(reference: string): Promise<number>;
}

type QueueDatabase = Pick<Database, 'db' | 'engine'>;

export function createOutbox(database: QueueDatabase, now: () => number = Date.now): Outbox {
	const { db } = database;
	const change = ({ id }: Delivery) => db.updateTable('deliveries').where('id', '=', id);
	const changePending = (delivery: Delivery) => change(delivery).where('state', '=', 'pending');
	return {
		claim: (target, limit) => claim(database, target, limit, now()),

		async succeed(delivery) {
			await change(delivery)
				.set({ state: 'done', attempts: delivery.attempts + 1, finished_at: at(now()), last_error: null })
				.execute();
		},

		async fail(delivery, reason) {
			const attempts = delivery.attempts + 1;
			const dead = isDead(attempts, delivery.give_up_at, now());
			await changePending(delivery)
				.set(dead ? { state: 'dead', finished_at: at(now()) } : { due_at: at(now() + retryDelay(attempts)) })
				.set({ attempts, last_error: reason })
				.execute();
			return dead ? 'dead' : 'pending';
		},

		async abandon(delivery, reason) {
			await changePending(delivery)
				.set({ state: 'dead', finished_at: at(now()), last_error: reason })
				.execute();
		},

		async abandonUnknown(targets, signal) {
			let abandoned = 0;
			for (const target of await pendingTargets(database)) {
				if (targets.includes(target)) continue;
				abandoned += await changeInBatches(() => abandonOldest(database, target, now()), signal);
			}
			return abandoned;
		},

		list: (state) => paginate<Delivery>(pageSize, (last) => readPage(database, state, last)),

		listFor: (references) => inOrder(db).where('reference', 'in', references).execute(),

		countOpen: () => countOpen(database),

		retry: (reference) => retry(database, reference, now()),
	};
}

function at(time: number): string {
	return new Date(time).toISOString();
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

/** Two searches of the index instead of one that reads all that is not due: a target that is down may have that wait by the hundred thousand. */
async function claim(database: QueueDatabase, target: string, limit: number, time: number): Promise<Delivery[]> {
	const due = await claimWhere(database, target, limit, time, ['<=', at(time)]);
	if (due.length === limit) return due;
	// Due later than any wait can reach: the clock was set back since, and the delivery must not wait for it.
	const unreachable = at(time + longestDelay + leaseTime);
	return [...due, ...(await claimWhere(database, target, limit - due.length, time, ['>', unreachable]))];
}

function claimWhere(
	{ db, engine }: QueueDatabase,
	target: string,
	limit: number,
	time: number,
	[comparison, moment]: ['<=' | '>', string],
): Promise<Delivery[]> {
	return db
		.with(
			(due) => due('due').materialized(),
			(query) =>
				query
					.selectFrom('deliveries')
					.select('id')
					.where('target', '=', target)
					.where('state', '=', 'pending')
					.where('due_at', comparison, moment)
					.orderBy('due_at')
					.limit(limit)
					.$if(engine === 'postgres', (locking) => locking.forUpdate().skipLocked()),
		)
		.updateTable('deliveries')
		.set({ due_at: at(time + leaseTime) })
		.where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
		.returningAll()
		.execute();
}

async function pendingTargets({ db }: QueueDatabase): Promise<string[]> {
	const found = await db.selectFrom('deliveries').select('target').distinct().where('state', '=', 'pending').execute();
	return found.map(({ target }) => target);
}

async function abandonOldest({ db }: QueueDatabase, target: string, time: number): Promise<number> {
	const result = await db
		.updateTable('deliveries')
		.set({ state: 'dead', finished_at: at(time), last_error: 'no longer configured' })
		.where('id', 'in', (query) =>
			query
				.selectFrom('deliveries')
				.select('id')
				.where('target', '=', target)
				.where('state', '=', 'pending')
				.where('give_up_at', '<=', at(time))
				.orderBy('due_at')
				.limit(largestBatch),
		)
		.executeTakeFirst();
	return Number(result.numUpdatedRows);
}

async function retry({ db }: QueueDatabase, reference: string, time: number): Promise<number> {
	const result = await db
		.updateTable('deliveries')
		.set({ state: 'pending', attempts: 0, due_at: at(time), give_up_at: giveUpAt(time), finished_at: null })
		.where('reference', '=', reference)
		.where('state', '!=', 'done')
		.where('reference', 'in', (query) =>
			query.selectFrom('enquiries').select('reference').where('withdrawn_at', 'is', null),
		)
		.executeTakeFirst();
	return Number(result.numUpdatedRows);
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
