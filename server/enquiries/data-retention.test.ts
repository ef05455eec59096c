/** How enquiries end, the same on both engines: erased, purged, withdrawn. */

import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { createFieldEncryption } from '../database/field-encryption.ts';
import type { DatabaseLocation } from '../database/open-database.ts';
import { sqlitePath } from '../database/sqlite.ts';
import { Outbox } from '../delivery/outbox.ts';
import { describeOnEachEngine } from '../testing/engines.ts';
import { newEnquiry } from '../testing/sample-enquiry.ts';
import { createStoreTest } from '../testing/store-test.ts';
import { DataRetention } from './data-retention.ts';
import { formKeyMark } from './enquiry-batch.ts';
import { createEnquiryStore } from './enquiry-store.ts';

await describeOnEachEngine((engine, createPlace) => {
	const test = createStoreTest(createPlace);

	test('erases a person, keeps the number, and leaves the others', async ({ database, encryption, add, read }) => {
		await add({ email: 'MEI@example.com' }, ['webhook']);
		await add();
		const kept = await add({ email: 'other@example.com' }, ['webhook']);
		const counted = await new DataRetention(database, encryption).count({ email: 'mei@EXAMPLE.com' });
		expect(counted).toEqual({ found: 2, undelivered: 1 });
		expect(await new DataRetention(database, encryption).erase({ email: 'mei@EXAMPLE.com' })).toBe(2);
		expect(await read()).toEqual([kept.reference]);
		expect(await Array.fromAsync(new Outbox(database).list())).toHaveLength(1);
		expect(await new DataRetention(database, encryption).erase({ reference: kept.reference })).toBe(1);
		expect(await removals(database)).toEqual([{ reason: 'erased', enquiries: 3 }]);
	});

	test('knows who holds a copy: those that took a delivery', async ({ database, encryption, add }) => {
		await add({ email: 'mei@example.com' }, ['webhook', 'email', 'partner:acme']);
		await add({ email: 'mei@example.com' }, ['email']);
		await add({ email: 'other@example.com' }, ['partner:other']);
		const subject = { email: 'MEI@example.com' };
		expect(await new DataRetention(database, encryption).receiversOf(subject)).toEqual([]);
		const outbox = new Outbox(database);
		for (const target of ['email', 'partner:acme', 'partner:other'])
			for (const delivery of await outbox.claim([target], 10)) await outbox.succeed(delivery);
		expect(await new DataRetention(database, encryption).receiversOf(subject)).toEqual(['email', 'partner:acme']);
	});

	test('knows who may hold a copy: those that were tried, even while the answer is still to come', async ({
		database,
		encryption,
		add,
	}) => {
		await add({ email: 'mei@example.com' }, ['email', 'partner:acme', 'webhook']);
		const subject = { email: 'mei@example.com' };
		const outbox = new Outbox(database);
		const [refused] = await outbox.claim(['email'], 1);
		if (refused) await outbox.fail(refused, { reason: 'the mail server answered 451' });
		await outbox.claim(['partner:acme'], 1);
		expect(await new DataRetention(database, encryption).receiversOf(subject)).toEqual(['email', 'partner:acme']);
		await new DataRetention(database, encryption).withdraw(subject.email);
		expect(await new DataRetention(database, encryption).receiversOf(subject)).toEqual(['email', 'partner:acme']);
	});

	test('tells whoever was told of an enquiry that consent was withdrawn, and that it was erased, and nobody else', async ({
		database,
		encryption,
		add,
	}) => {
		const outbox = new Outbox(database);
		const { reference } = await add({}, ['webhook', 'email:a@b.example', 'partner:never-tried']);
		for (const delivery of await outbox.claim(['webhook'], 1)) await outbox.succeed(delivery);
		for (const delivery of await outbox.claim(['email:a@b.example'], 1)) await outbox.fail(delivery, { reason: 'x' });
		await new DataRetention(database, encryption).withdraw('mei@example.com');
		await new DataRetention(database, encryption).withdraw('mei@example.com');
		const events = async () => {
			const listed = await outbox.listFor([reference]);
			return listed.map(({ event, target, state }) => `${event} ${target} ${state}`).sort();
		};
		const withdrawn = ['withdrawn email:a@b.example pending', 'withdrawn webhook pending'];
		expect(await events()).toEqual([
			'created email:a@b.example dead',
			'created partner:never-tried dead',
			'created webhook done',
			...withdrawn,
		]);
		await new DataRetention(database, encryption).erase({ reference });
		expect(await events()).toEqual(['erased email:a@b.example pending', 'erased webhook pending', ...withdrawn]);
		expect(await outbox.claim(['webhook', 'email:a@b.example'], 8)).toHaveLength(4);
		expect(await outbox.retry(reference)).toBe(4);
	});

	test('remembers what was erased by reference and time, and a late retry does not bring it back', async ({
		database,
		encryption,
		store,
		read,
	}) => {
		const [enquiry, other] = [newEnquiry(), newEnquiry()];
		const first = await store.add(enquiry);
		if (first.outcome !== 'stored') throw new Error(first.outcome);
		const { reference, receivedAt } = first;
		await new DataRetention(database, encryption).erase({ reference });
		expect(await new DataRetention(database, encryption).listErasures()).toEqual([
			{ reference, erased_at: expect.stringMatching(/Z$/) },
		]);
		const [late, fresh] = await Promise.all([store.add(enquiry), store.add(other)]);
		expect(late).toEqual({ outcome: 'repeated', reference, receivedAt });
		expect(fresh.outcome).toBe('stored');
		expect(await read()).toHaveLength(1);
		await new DataRetention(database, encryption).purge(inAMinute());
		expect(await new DataRetention(database, encryption).listErasures()).toEqual([]);
	});

	test('the same form sent again after an erasure is a new enquiry', async ({ database, encryption, store }) => {
		const form = newEnquiry({}, [], `${formKeyMark}same`);
		await store.add(form);
		await new DataRetention(database, encryption).erase({ email: 'mei@example.com' });
		expect((await store.add(form)).outcome).toBe('stored');
	});

	test('rewrites the store after each removal, and when nothing is removed only if an earlier one was interrupted', async ({
		database,
		encryption,
		add,
	}) => {
		const compact = vi.spyOn(database, 'compact').mockRejectedValueOnce(new Error('interrupted'));
		const erase = (email: string) => new DataRetention(database, encryption).erase({ email });
		await add();
		expect(await erase('nobody@example.com')).toBe(0);
		expect(compact).not.toHaveBeenCalled();
		await expect(erase('mei@example.com')).rejects.toThrow('interrupted');
		expect(await erase('nobody@example.com')).toBe(0);
		expect(compact).toHaveBeenCalledTimes(2);
		await add();
		await new DataRetention(database, encryption).purge(inAMinute());
		await new DataRetention(database, encryption).compact();
		await new DataRetention(database, encryption).compact();
		expect(compact).toHaveBeenCalledTimes(3);
	});

	test('leaves to others what they remove while the store is rewritten', async ({ database, encryption, add }) => {
		const { compact } = database;
		const [first, second] = [await add(), await add()];
		const rewrites = vi.spyOn(database, 'compact').mockImplementationOnce(async () => {
			await compact();
			rewrites.mockRejectedValueOnce(new Error('killed'));
			await expect(new DataRetention(database, encryption).erase({ reference: second.reference })).rejects.toThrow(
				'killed',
			);
		});
		await new DataRetention(database, encryption).erase({ reference: first.reference });
		await new DataRetention(database, encryption).compact();
		expect(rewrites).toHaveBeenCalledTimes(3);
	});

	test('says what is left to do when the bytes of removed rows cannot be reached', async ({ database }) => {
		if (engine === 'SQLite') await database.close();
		else await database.db.schema.dropTable('deliveries').execute();
		await expect(database.compact()).rejects.toThrow(/^The rows are deleted, .*\. Then run the command again\.$/);
	});

	test('purges what is older than asked for', async ({ database, encryption, store, add }) => {
		const { reference } = await add();
		await database.db.updateTable('enquiries').set({ received_at: '2020-01-01T00:00:00.000Z' }).execute();
		await Promise.all(Array.from({ length: 20 }, () => add()));
		expect(await new DataRetention(database, encryption).purge('2020-01-01T00:00:00.000Z')).toBe(0);
		expect(await new DataRetention(database, encryption).purge('2020-01-01T00:00:00.001Z')).toBe(1);
		expect(await store.find(reference)).toBeUndefined();
		expect(await new DataRetention(database, encryption).purge(inAMinute())).toBe(20);
		expect(await removals(database)).toEqual([{ reason: 'purged', enquiries: 21 }]);
	});

	test('purging lets others have their turn, and ends early when it is stopped', async ({
		database,
		encryption,
		add,
	}) => {
		await Promise.all(Array.from({ length: 1100 }, () => add()));
		const stopping = new AbortController();
		setImmediate(() => stopping.abort());
		expect(await new DataRetention(database, encryption).purge(inAMinute(), stopping.signal)).toBeLessThanOrEqual(1000);
	});

	test('while much is purged, others go on writing', async ({ open, database, encryption, add, read }) => {
		await Promise.all(Array.from({ length: 1500 }, () => add()));
		const before = new Date(Date.now() + 1).toISOString();
		await delay(10);
		const other = createEnquiryStore(await open(), encryption);
		const purging = new DataRetention(database, encryption).purge(before);
		let purged = 0;
		void purging.then((count) => {
			purged = count;
		});
		let added = 0;
		while (purged === 0) {
			await other.add(newEnquiry());
			added++;
		}
		expect(purged).toBe(1500);
		expect(added).toBeGreaterThan(10);
		expect(await read()).toHaveLength(added);
	});

	test('records a withdrawal, stops the deliveries, and leaves the person out from then on', async ({
		database,
		encryption,
		store,
		add,
		read,
	}) => {
		const { reference } = await add({}, ['webhook']);
		const other = await add({ email: 'other@example.com' }, ['webhook']);
		const outbox = new Outbox(database);
		const now = new Date();
		expect(await new DataRetention(database, encryption).withdraw('Mei@Example.com', now)).toBe(1);
		expect(await new DataRetention(database, encryption).withdraw('Mei@Example.com')).toBe(0);
		expect((await store.find(reference))?.withdrawnAt).toBe(now.toISOString());
		expect(await read({ consentingOnly: true })).toEqual([other.reference]);
		expect((await outbox.claim(['webhook'], 10)).map((delivery) => delivery.reference)).toEqual([other.reference]);
		expect(await outbox.retry(reference)).toBe(0);
		expect(await outbox.listFor([reference])).toMatchObject([{ state: 'dead', last_error: 'consent withdrawn' }]);
	});

	test('a withdrawn enquiry is no repeat of a form sent anew, but stays one of a key made for it', async ({
		database,
		encryption,
		store,
	}) => {
		const form = newEnquiry({}, [], `${formKeyMark}same`);
		const json = newEnquiry();
		for (const enquiry of [form, json]) expect((await store.add(enquiry)).outcome).toBe('stored');
		await new DataRetention(database, encryption).withdraw('mei@example.com');
		expect((await store.add(form)).outcome).toBe('stored');
		expect((await store.add(form)).outcome).toBe('repeated');
		expect((await store.add(json)).outcome).toBe('repeated');
		expect(await new DataRetention(database, encryption).withdraw('mei@example.com')).toBe(1);
	});

	test('while erasing waits for a reader, the others go on writing', async ({ place, open, encryption, add }) => {
		const { reference } = await add();
		const eraser = await open();
		const stopReading = engine === 'SQLite' ? readFile(place) : await readTable((await open()).db);
		const erasing = new DataRetention(eraser, encryption).erase({ reference });
		let hasErased = false;
		void erasing.then(() => {
			hasErased = true;
		});
		// Once the rewrite has asked for the file or the table, others are behind it in the queue.
		for (let index = 0; index < 20; index++) {
			await add({ email: 'other@example.com' });
			await delay(100);
		}
		expect(hasErased).toBe(false);
		await stopReading();
		expect(await erasing).toBe(1);
	});

	if (engine === 'PostgreSQL') {
		test('an enquiry that comes while its person is erased keeps its deliveries', async ({
			open,
			database,
			encryption,
			add,
		}) => {
			const first = await add({}, ['webhook']);
			const holder = await (await open()).db.startTransaction().execute();
			await holder.selectFrom('deliveries').selectAll().forUpdate().execute();
			const erasing = new DataRetention(database, encryption).erase({ email: 'mei@example.com' });
			const isWaiting = sql<{ waiting: boolean }>`select bool_or(not granted) as waiting from pg_locks`;
			await vi.waitUntil(async () => (await isWaiting.execute(database.db)).rows[0]?.waiting);
			const second = await add({}, ['webhook']);
			await holder.commit().execute();
			expect(await erasing).toBe(1);
			const left = await Array.fromAsync(new Outbox(database).list());
			expect(left.map(({ reference }) => reference)).toEqual([second.reference]);
			expect(await database.db.selectFrom('enquiries').select('reference').execute()).toEqual([
				{ reference: second.reference },
			]);
			expect(first.reference).not.toBe(second.reference);
		});

		test('takes its time to rewrite a large table, longer than the service waits for an answer', async ({
			database,
			encryption,
			add,
		}) => {
			// In place of many rows, one that is slow to write.
			const slowly = `create function slowly(text) returns text language plpgsql immutable as $$ begin
				if current_query() like 'vacuum%' then perform pg_sleep(13); end if; return $1; end $$`;
			await sql.raw(`${slowly}; create index on enquiries (slowly(reference))`).execute(database.db);
			const { reference } = await add();
			await add();
			expect(await new DataRetention(database, encryption).erase({ reference })).toBe(1);
		});
	}

	if (engine === 'SQLite') {
		test('leaves no byte of an erased person in any file, while a server has it open', async ({
			open,
			database,
			read,
			bytes,
		}) => {
			const plain = createEnquiryStore(database, createFieldEncryption([]));
			const person = { name: 'Zebulon Quagga', email: 'zebulon@quagga.example', mobilePhone: '8765 4321' };
			for (let index = 0; index < 300; index++) {
				await plain.add(
					newEnquiry(
						index % 10 ? { additionalInfo: 'x'.repeat(index * 2) } : { ...person, additionalInfo: person.name },
					),
				);
			}
			const other = await open();
			expect(bytes()).toContain('Quagga');
			expect(await new DataRetention(other, createFieldEncryption([])).erase({ email: person.email })).toBe(30);
			const left = bytes();
			for (const trace of ['Zebulon', 'Quagga', 'zebulon@', 'quagga.example', '8765 4321', '+6587654321']) {
				expect(left).not.toContain(trace);
			}
			expect(await read()).toHaveLength(270);
		});
	}
});

function inAMinute(): string {
	return new Date(Date.now() + 60_000).toISOString();
}

function removals({ db }: Database) {
	return db.selectFrom('removals').select(['reason', 'enquiries']).orderBy('reason').execute();
}

function readFile({ dataDir }: DatabaseLocation): () => void {
	const reader = new DatabaseSync(sqlitePath(dataDir));
	reader.exec('begin; select * from enquiries');
	return () => reader.close();
}

async function readTable(db: Database['db']): Promise<() => Promise<unknown>> {
	const reader = await db.startTransaction().execute();
	await reader.selectFrom('enquiries').selectAll().execute();
	return () => reader.commit().execute();
}
