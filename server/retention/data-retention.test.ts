/** Tests of erasing, purging and withdrawing on both engines. `commands/retention/erase.test.ts` tests for remaining bytes. */

import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { largestBatch } from '../database/batching.ts';
import type { Database } from '../database/database.ts';
import { sqlitePath } from '../database/engines/sqlite.ts';
import type { DatabaseLocation } from '../database/open-database.ts';
import { createOutbox, type Delivery, leaseMs } from '../delivery/outbox.ts';
import { formKeyPrefix } from '../enquiries/store/add-enquiry.ts';
import { newEnquiry } from '../testing/sample-enquiry.ts';
import { describeOnEachEngine } from '../testing/stores/engines.ts';
import { countParameters } from '../testing/stores/query-plans.ts';
import { claimFor, createStoreTest } from '../testing/stores/store-test.ts';
import { createDataRetention } from './data-retention.ts';

const inAMinute = () => new Date(Date.now() + 60_000).toISOString();
const mei = { email: 'mei@example.com' };

await describeOnEachEngine((engine, createLocation) => {
	const test = createStoreTest(createLocation);

	test('erases a person, and keeps references and times', async ({ retention, listed, add, read }) => {
		await add({ email: 'MEI@example.com' }, ['webhook', 'receipt']);
		await add();
		const kept = await add({ email: 'other@example.com' }, ['webhook']);
		const subject = { email: 'mei@EXAMPLE.com' };
		expect(await retention.count(subject)).toEqual({ found: 2, undelivered: 1 });
		expect(await retention.erase(subject)).toBe(2);
		expect(await read()).toEqual([kept.reference]);
		expect(await listed()).toHaveLength(1);
		expect(await retention.erase({ reference: kept.reference })).toBe(1);
		expect(await retention.listErasures()).toHaveLength(3);
	});

	test('notifies exactly the recipients that may hold a copy of an ending', async ({ retention, outbox, add }) => {
		const recipients = ['webhook', 'email:a@b.example', 'partner:slow', 'partner:never-tried', 'receipt'];
		const { reference } = await add({}, recipients);
		const other = await add({ email: 'other@example.com' }, ['partner:other']);
		for (const delivery of await claimFor(outbox, ['webhook', 'partner:other', 'receipt']))
			await outbox.succeed(delivery);
		for (const delivery of await outbox.claim('email:a@b.example', 1)) await outbox.fail(delivery, { reason: 'x' });
		const [slow = expect.unreachable()] = await outbox.claim('partner:slow', 1);
		const receivers = ['email:a@b.example', 'partner:slow', 'webhook'];
		expect(await retention.receiversOf({ email: 'MEI@example.com' })).toEqual(receivers);
		for (const withdrawn of [1, 0]) expect(await retention.withdraw({ email: 'Mei@Example.com' })).toBe(withdrawn);
		await outbox.fail(slow, { reason: 'x' });
		const events = async () => {
			const listed = await outbox.listFor([reference]);
			return listed.map(({ event, recipient, state }) => `${event} ${recipient} ${state}`).sort();
		};
		const newsOf = (event: string) => receivers.map((receiver) => `${event} ${receiver} pending`);
		const dead = ['email:a@b.example dead', 'partner:never-tried dead', 'partner:slow dead'];
		const created = [...dead, 'receipt done', 'webhook done'];
		expect(await events()).toEqual([...created.map((one) => `created ${one}`), ...newsOf('withdrawn')]);
		expect(await outbox.countOpen()).not.toContainEqual(expect.objectContaining({ state: 'dead' }));
		expect(await retention.receiversOf(mei)).toEqual(receivers);
		expect(await outbox.retry(reference)).toBe(3);
		await retention.erase({ reference });
		expect(await events()).toEqual([...newsOf('erased'), ...newsOf('withdrawn')]);
		expect((await outbox.listFor([other.reference])).map(({ event }) => event)).toEqual(['created']);
		expect(await outbox.retry(reference)).toBe(6);
	});

	test('a late retry does not restore an erased enquiry', async ({ database, retention, store, read }) => {
		const [enquiry, other] = [newEnquiry(), newEnquiry()];
		const changed = newEnquiry({ gestationalWeek: '20' }, [], enquiry.idempotencyKey);
		const first = await store.add(enquiry);
		if (first.outcome !== 'stored') throw new Error(first.outcome);
		const { reference, receivedAt } = first;
		await retention.erase({ reference });
		expect(await retention.listErasures()).toEqual([{ reference, at: expect.stringMatching(/Z$/) }]);
		const [late, fresh] = await Promise.all([store.add(enquiry), store.add(other)]);
		expect(late).toEqual({ outcome: 'repeated', reference, receivedAt });
		expect(await store.add(changed)).toEqual({ outcome: 'conflict' });
		const kept = JSON.stringify(await database.db.selectFrom('erasures').selectAll().execute());
		expect(kept).not.toContain(enquiry.idempotencyKey);
		expect(fresh.outcome).toBe('stored');
		expect(await read()).toHaveLength(1);
		await retention.purge({ receivedBefore: inAMinute() });
		expect(await retention.listErasures()).toEqual([]);
	});

	test('after an erasure or withdrawal the same form is a new enquiry, the same client key is not', async ({
		retention,
		store,
	}) => {
		const form = newEnquiry({}, [], `${formKeyPrefix}same`);
		const outcomeOf = async (enquiry = form) => (await store.add(enquiry)).outcome;
		await store.add(form);
		await retention.erase(mei);
		const json = newEnquiry();
		expect([await outcomeOf(), await outcomeOf(json)]).toEqual(['stored', 'stored']);
		await retention.withdraw({ email: mei.email });
		expect([await outcomeOf(), await outcomeOf(), await outcomeOf(json)]).toEqual(['stored', 'repeated', 'repeated']);
		expect(await retention.withdraw({ email: mei.email })).toBe(1);
	});

	test('ends any number of enquiries, with statements of limited size', async ({ database, encryption, add }) => {
		// Adds ten at a time, because on a busy machine the last of 610 at once would wait longer than the store allows.
		for (let added = 0; added < 610; added += 10)
			await Promise.all(Array.from({ length: 10 }, () => add({}, ['webhook'])));
		await database.db.updateTable('deliveries').set({ fencing_token: 1 }).execute();
		const withdrawing = await countParameters(database, async (db) => {
			expect(await createDataRetention({ ...database, db }, encryption).withdraw({ email: mei.email })).toBe(610);
		});
		const erasing = await countParameters(database, async (db) => {
			expect(await createDataRetention({ ...database, db }, encryption).erase(mei)).toBe(610);
		});
		// SQLite allows 32,766 parameters per statement, PostgreSQL 65,535.
		for (const counts of [withdrawing, erasing]) expect(Math.max(...counts)).toBeLessThan(10 * largestBatch);
		const byEvent = database.db
			.selectFrom('deliveries')
			.select(({ fn }) => ['event', fn.countAll<number>().as('count')]);
		expect(await byEvent.groupBy('event').orderBy('event').execute()).toEqual([
			{ event: 'erased', count: 610 },
			{ event: 'withdrawn', count: 610 },
		]);
	});

	test('the event of an ending waits for an attempt under way', async ({ database, retention, outbox, add }) => {
		const withdrawn = await add({ email: 'withdrawn@example.com' }, ['webhook', 'email:a@b.example']);
		const erased = await add({ email: 'erased@example.com' }, ['webhook', 'email:a@b.example']);
		await outbox.claim('webhook', 2);
		for (const delivery of await outbox.claim('email:a@b.example', 2)) await outbox.succeed(delivery);
		await retention.withdraw({ email: 'withdrawn@example.com' });
		await retention.erase({ reference: erased.reference });
		const due = async () => (await claimFor(outbox, ['webhook', 'email:a@b.example'])).map(describeEvent).sort();
		expect(await due()).toEqual(['erased email:a@b.example', 'withdrawn email:a@b.example']);
		const later = { ...database, clock: (offset = 0) => database.clock(leaseMs + offset) };
		const inAMinute = (await createOutbox(later).claim('webhook', 8)).map(describeEvent).sort();
		expect(inAMinute).toEqual(['erased webhook', 'withdrawn webhook']);
		// Withdrawn and then erased while one delivery attempt is under way.
		const both = await add({ email: 'both@example.com' }, ['webhook']);
		await outbox.claim('webhook', 1);
		await retention.withdraw({ email: 'both@example.com' });
		await retention.erase({ reference: both.reference });
		expect(await due()).toEqual([]);
		expect(withdrawn.reference).not.toBe(both.reference);
	});

	if (engine === 'SQLite')
		test('says what to do if the bytes of removed rows cannot be overwritten', async ({ database }) => {
			await database.close();
			await expect(database.compact()).rejects.toThrow(/^The rows are deleted, .*\. Then run the command again\.$/);
		});

	test('purges older enquiries in batches, until it is stopped', async ({
		database,
		retention,
		store,
		listed,
		add,
		addMany,
	}) => {
		const { reference } = await add({}, ['webhook']);
		await database.db.updateTable('enquiries').set({ received_at: '2020-01-01T00:00:00.000Z' }).execute();
		await addMany(210, ['webhook']);
		expect(await retention.purge({ receivedBefore: '2020-01-01T00:00:00.000Z' })).toBe(0);
		expect(await retention.purge({ receivedBefore: '2020-01-01T00:00:00.001Z' })).toBe(1);
		expect(await store.find(reference)).toBeUndefined();
		expect(await retention.purge({ receivedBefore: inAMinute() }, AbortSignal.abort())).toBe(200);
		expect(await retention.purge({ receivedBefore: inAMinute() })).toBe(10);
		expect(await listed()).toEqual([]);
	});

	if (engine === 'SQLite')
		test('other writers continue while an erasure waits for a reader', async ({ location, open, encryption, add }) => {
			const { reference } = await add();
			const eraser = await open();
			const stopReading = readFile(location);
			let hasErased = false;
			const erasing = createDataRetention(eraser, encryption)
				.erase({ reference })
				.finally(() => {
					hasErased = true;
				});
			try {
				await expect.poll(() => isTruncating(eraser)).toBe(true);
				await add({ email: 'other@example.com' });
				expect(hasErased).toBe(false);
			} finally {
				// The erasure cannot end while the read transaction is open, so end the transaction even if an assertion fails.
				await stopReading();
			}
			expect(await erasing).toBe(1);
		});

	if (engine === 'PostgreSQL') {
		test('an enquiry that arrives during an erasure keeps its deliveries', async ({
			open,
			database,
			retention,
			listed,
			add,
		}) => {
			await add({}, ['webhook']);
			const holder = await (await open()).db.startTransaction().execute();
			await holder.selectFrom('deliveries').selectAll().forUpdate().execute();
			const erasing = retention.erase(mei);
			const addMeanwhile = async () => {
				await expect.poll(() => isQueued(database)).toBe(true);
				return add({}, ['webhook']);
			};
			const { reference } = await addMeanwhile().finally(() => holder.commit().execute());
			expect(await erasing).toBe(1);
			expect(await listed()).toMatchObject([{ reference }]);
			expect(await database.db.selectFrom('enquiries').select('reference').execute()).toEqual([{ reference }]);
		});
	}
});

const describeEvent = ({ event, recipient }: Delivery) => `${event} ${recipient}`;

function readFile({ dataDir }: DatabaseLocation): () => void {
	const reader = new DatabaseSync(sqlitePath(dataDir));
	reader.exec('begin; select * from enquiries');
	return () => reader.close();
}

/** True while the store truncates its write-ahead log, which sets the busy timeout to 100 ms and waits for readers. */
async function isTruncating({ db }: Database): Promise<boolean> {
	const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db);
	return rows[0]?.timeout === 100;
}

/** True if a session waits for a lock in this database. */
async function isQueued({ db }: Database): Promise<boolean | undefined> {
	const { rows } = await sql<{ waits: boolean }>`select bool_or(wait_event_type = 'Lock') as waits
		from pg_stat_activity where datname = current_database()`.execute(db);
	return rows[0]?.waits;
}
