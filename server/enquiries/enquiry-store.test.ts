/** The same expectations of both engines: storing once, reading, removing, and the queue of deliveries. */

import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Enquiry, validateEnquiry } from '../../shared/enquiry/enquiry-schema.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { createProbe } from '../database/probe.ts';
import { createSeal, type Seal } from '../database/seal.ts';
import { sqlitePath } from '../database/sqlite.ts';
import { StoreUnavailable } from '../database/store-unavailable.ts';
import { createOutbox, leaseTime } from '../delivery/outbox.ts';
import { startTestPostgres, type TestPostgres } from '../testing/postgres.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { temporaryFolder } from '../testing/test-app.ts';
import { createEnquiryStore, type EnquiryFilter, type EnquiryStore, type ReadingOrder } from './enquiry-store.ts';
import { formKeyMark } from './form-post.ts';
import { countEnquiries, eraseEnquiries, purgeEnquiries, withdrawConsent } from './removal.ts';

const postgres = await startTestPostgres();
afterAll(() => postgres?.remove());

interface Place {
	databaseUrl?: string;
	dataDir: string;
}

function sample(changes: Record<string, unknown> = {}): Enquiry {
	const validation = validateEnquiry(sampleEnquiry(changes));
	if (!validation.valid) throw new Error(JSON.stringify(validation.errors));
	return validation.enquiry;
}

const added = (
	changes: Record<string, unknown> = {},
	targets: string[] = [],
	idempotencyKey: string = randomUUID(),
) => ({
	idempotencyKey,
	enquiry: sample(changes),
	consentVersion: 'v1',
	targets,
});

describe.each([
	['SQLite', () => ({ dataDir: temporaryFolder() })],
	['PostgreSQL', () => ({ dataDir: temporaryFolder(), databaseUrl: (postgres as TestPostgres).createDatabase() })],
] as [string, () => Place][])('on %s', (engine, createPlace) => {
	if (engine === 'PostgreSQL' && !postgres) return test.skip('NOT TESTED: there is no PostgreSQL on this machine');

	let place: Place;
	let database: Database;
	let seal: Seal;
	let store: EnquiryStore;
	const opened: Database[] = [];
	const open = async () => {
		const another = await openDatabase(place, () => {});
		opened.push(another);
		return another;
	};

	beforeEach(async () => {
		place = createPlace();
		database = await open();
		seal = createSeal([Buffer.alloc(32, 7)]);
		store = createEnquiryStore(database, seal);
	});
	afterEach(async () => {
		for (const { close } of opened.splice(0)) await close();
		rmSync(place.dataDir, { recursive: true, force: true });
	});

	async function read(filter: EnquiryFilter = {}, order: ReadingOrder = 'oldest first') {
		const references: string[] = [];
		for await (const { reference } of store.read(filter, order)) references.push(reference);
		return references;
	}
	async function add(changes: Record<string, unknown> = {}, targets: string[] = []) {
		const result = await store.add(added(changes, targets));
		if (result.outcome !== 'stored') throw new Error(result.outcome);
		return result;
	}
	const removals = () => database.db.selectFrom('removals').select(['reason', 'enquiries']).orderBy('reason').execute();

	test('stores an enquiry as it was said', async () => {
		const { reference, receivedAt } = await add({ additionalInfo: 'Zeile 1\n"quoted", 你好 🤰' });
		expect(await store.find(reference)).toEqual({
			...sample({ additionalInfo: 'Zeile 1\n"quoted", 你好 🤰' }),
			consent: undefined,
			reference,
			receivedAt,
			mobilePhoneE164: '+6581234567',
			consentVersion: 'v1',
			consentAt: receivedAt,
			withdrawnAt: null,
		});
	});

	test('stores any text that the rules let through', async () => {
		const text = fc
			.string({ unit: 'binary', minLength: 8, maxLength: 600 })
			.filter((value) => value.trim().length >= 8);
		await fc.assert(
			fc.asyncProperty(text, async (value) => {
				const { reference } = await add({ name: value, mobilePhone: value, additionalInfo: '\0\ud800' });
				const record = await store.find(reference);
				expect(record).toMatchObject({ name: value.trim(), mobilePhone: value.trim(), additionalInfo: '\0\ud800' });
			}),
			{ numRuns: 50 },
		);
	});

	test('takes the same key with the same enquiry once, and with another one not at all', async () => {
		const first = added();
		const { outcome, ...receipt } = await store.add(first);
		expect(outcome).toBe('stored');
		expect(await store.add(first)).toEqual({ outcome: 'repeated', ...receipt });
		expect(await store.add({ ...first, enquiry: sample({ name: 'Other' }) })).toEqual({ outcome: 'conflict' });
		expect(await read()).toHaveLength(1);
	});

	test('takes a key once, from two servers and from one batch', async () => {
		const other = createEnquiryStore(await open(), seal);
		const keys = Array.from({ length: 30 }, () => randomUUID());
		const results = await Promise.all(
			[...keys, ...keys.toReversed(), ...keys].map((key, index) =>
				(index % 2 ? store : other).add(added({}, ['webhook'], key)),
			),
		);
		expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(30);
		expect(results.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(60);
		expect(await read()).toHaveLength(30);
		expect(await createOutbox(database).list()).toHaveLength(30);
	});

	test('opens the tables once for several servers that start together', async () => {
		const fresh = createPlace();
		const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase(fresh, () => {})));
		for (const { db } of databases) expect(await db.selectFrom('enquiries').selectAll().execute()).toEqual([]);
		for (const { close } of databases) await close();
		rmSync(fresh.dataDir, { recursive: true });
	});

	test('reads across pages in both orders, filtered', async () => {
		await Promise.all(Array.from({ length: 1100 }, (_, index) => add({ partner: index % 2 ? 'odd' : 'even' })));
		const oldest = await read();
		expect(new Set(oldest).size).toBe(1100);
		expect(await read({}, 'newest first')).toEqual(oldest.toReversed());
		expect(await read({ partner: 'odd' })).toHaveLength(550);
		const { reference, receivedAt } = await add();
		expect((await read({ since: receivedAt }, 'newest first'))[0]).toBe(reference);
		expect(await read({ since: receivedAt })).toContain(reference);
		expect(await read({ since: new Date(Date.now() + 1000).toISOString() })).toEqual([]);
	});

	test('finds a person whatever the case of the address', async () => {
		const { reference } = await add({ email: 'Mei.Ling@Example.com' });
		const found = await store.findByEmail(' mei.ling@example.COM ');
		expect(found.map((record) => record.reference)).toEqual([reference]);
		expect(found[0]?.email).toBe('Mei.Ling@Example.com');
	});

	test('finds what was stored before there was a key, and under an older key', async () => {
		const keys = [Buffer.alloc(32, 8), Buffer.alloc(32, 7)];
		await add();
		await createEnquiryStore(database, createSeal([])).add(added());
		const rotated = createEnquiryStore(database, createSeal(keys));
		await rotated.add(added());
		expect(await rotated.findByEmail('mei@example.com')).toHaveLength(3);
	});

	test('erases a person, keeps the number, and leaves the others', async () => {
		await add({ email: 'MEI@example.com' }, ['webhook']);
		await add();
		const kept = await add({ email: 'other@example.com' }, ['webhook']);
		expect(await countEnquiries(database.db, seal, { email: 'mei@EXAMPLE.com' })).toBe(2);
		expect(await eraseEnquiries(database, seal, { email: 'mei@EXAMPLE.com' })).toBe(2);
		expect(await read()).toEqual([kept.reference]);
		expect(await createOutbox(database).list()).toHaveLength(1);
		expect(await eraseEnquiries(database, seal, { reference: kept.reference })).toBe(1);
		expect(await removals()).toEqual([{ reason: 'erased', enquiries: 3 }]);
	});

	test('says what is left to do when the bytes of removed rows cannot be reached', async () => {
		await database.close();
		opened.shift();
		await expect(database.scrub()).rejects.toThrow(/^The rows are deleted, .*\. Then run the command again\.$/);
	});

	test('purges what is older than asked for', async () => {
		const { reference } = await add();
		await database.db.updateTable('enquiries').set({ received_at: '2020-01-01T00:00:00.000Z' }).execute();
		await Promise.all(Array.from({ length: 20 }, () => add()));
		expect(await purgeEnquiries(database.db, new Date('2020-01-01T00:00:00.000Z'))).toBe(0);
		expect(await purgeEnquiries(database.db, new Date('2020-01-01T00:00:00.001Z'))).toBe(1);
		expect(await store.find(reference)).toBeUndefined();
		expect(await purgeEnquiries(database.db, new Date(Date.now() + 1000))).toBe(20);
		expect(await removals()).toEqual([{ reason: 'purged', enquiries: 21 }]);
	});

	test('purging lets others have their turn, and ends early when it is stopped', async () => {
		await Promise.all(Array.from({ length: 1100 }, () => add()));
		const stopping = new AbortController();
		setImmediate(() => stopping.abort());
		expect(await purgeEnquiries(database.db, new Date(Date.now() + 1000), stopping.signal)).toBeLessThanOrEqual(1000);
	});

	test('records a withdrawal, stops the deliveries, and leaves the person out from then on', async () => {
		const { reference } = await add({}, ['webhook']);
		const other = await add({ email: 'other@example.com' }, ['webhook']);
		const outbox = createOutbox(database);
		const now = new Date();
		expect(await withdrawConsent(database.db, seal, 'Mei@Example.com', now)).toBe(1);
		expect(await withdrawConsent(database.db, seal, 'Mei@Example.com', new Date())).toBe(0);
		expect((await store.find(reference))?.withdrawnAt).toBe(now.toISOString());
		expect(await read({ consentingOnly: true })).toEqual([other.reference]);
		expect((await outbox.claim('webhook', 10)).map((delivery) => delivery.reference)).toEqual([other.reference]);
		expect(await outbox.retry(reference)).toBe(0);
		expect(await outbox.listFor([reference])).toMatchObject([{ state: 'dead', last_error: 'consent withdrawn' }]);
	});

	test('a withdrawn enquiry is no repeat of a form sent anew, but stays one of a key made for it', async () => {
		const form = added({}, [], `${formKeyMark}same`);
		const json = added();
		for (const enquiry of [form, json]) expect((await store.add(enquiry)).outcome).toBe('stored');
		await withdrawConsent(database.db, seal, 'mei@example.com', new Date());
		expect((await store.add(form)).outcome).toBe('stored');
		expect((await store.add(form)).outcome).toBe('repeated');
		expect((await store.add(json)).outcome).toBe('repeated');
		expect(await withdrawConsent(database.db, seal, 'mei@example.com', new Date())).toBe(1);
	});

	test('can be probed, and says when it is gone', async () => {
		await createProbe(database)();
		await createProbe(database)();
		await database.close();
		opened.shift();
		await expect(createProbe(database)()).rejects.toThrow();
		await expect(store.add(added())).rejects.toThrow('store');
	});

	describe('the queue of deliveries', () => {
		const minute = 60_000;
		let time: number;
		beforeEach(() => {
			// A second ahead, so that what is added meanwhile is due.
			time = Date.now() + 1000;
		});
		const outbox = () => createOutbox(database, () => time);

		test('holds one delivery for every target, written with its enquiry', async () => {
			const { reference } = await add({}, ['webhook', 'email']);
			const listed = await outbox().list('pending');
			expect(listed.map(({ target }) => target).sort()).toEqual(['email', 'webhook']);
			expect(listed[0]).toMatchObject({ reference, attempts: 0, id: expect.stringMatching(/^msg_[0-9a-f]{32}$/) });
		});

		test('gives a delivery to one server only, and again after the lease of one that died', async () => {
			await Promise.all(Array.from({ length: 40 }, () => add({}, ['webhook'])));
			const other = createOutbox(await open(), () => time);
			const claims = await Promise.all([outbox().claim('webhook', 30), other.claim('webhook', 30)]);
			const ids = claims.flat().map(({ id }) => id);
			expect(ids).toHaveLength(new Set(ids).size);
			const rest = await outbox().claim('webhook', 100);
			expect(ids.length + rest.length).toBe(40);
			expect(await other.claim('webhook', 100)).toEqual([]);
			expect(await other.claim('email', 100)).toEqual([]);
			time += leaseTime;
			expect(await other.claim('webhook', 100)).toHaveLength(40);
		});

		test('tries again later and later, and gives up after three days', async () => {
			await add({}, ['webhook']);
			const start = time;
			const waits: number[] = [];
			for (;;) {
				const [delivery] = await outbox().claim('webhook', 1);
				if (!delivery) throw new Error('nothing due');
				const state = await outbox().fail(delivery, 'HTTP 500');
				if (state === 'dead') break;
				const [listed] = await outbox().list('pending');
				const due = Date.parse(listed?.due_at ?? '');
				waits.push(due - time);
				expect(await outbox().claim('webhook', 1)).toEqual([]);
				time = due;
			}
			expect(time - start).toBeGreaterThan(72 * 60 * minute - 61 * minute);
			expect(time - start).toBeLessThan(74 * 60 * minute);
			expect(waits[0]).toBeLessThanOrEqual(2000);
			expect(Math.max(...waits)).toBeLessThanOrEqual(60 * minute);
			expect(await outbox().list('dead')).toMatchObject([{ attempts: waits.length + 1, last_error: 'HTTP 500' }]);
		});

		test('retries a dead delivery by hand, and never one that is done', async () => {
			const { reference } = await add({}, ['webhook', 'email']);
			const [webhook] = await outbox().claim('webhook', 1);
			const [email] = await outbox().claim('email', 1);
			if (!webhook || !email) throw new Error('nothing due');
			await outbox().abandon(webhook, 'x');
			await outbox().succeed(email);
			time += minute;
			expect(await outbox().retry(reference)).toBe(1);
			expect((await outbox().claim('webhook', 1))[0]).toMatchObject({ id: webhook.id, attempts: 0, state: 'pending' });
			expect(await outbox().list('done')).toMatchObject([{ target: 'email', attempts: 1 }]);
		});

		test('gives up after three days what has no sender any more', async () => {
			await add({}, ['webhook', 'email', 'partner:gone']);
			expect(await outbox().abandonUnknown(['webhook'])).toBe(0);
			time += 3 * 24 * 60 * minute;
			expect(await outbox().abandonUnknown(['webhook', 'email'])).toBe(1);
			expect(await outbox().list('dead')).toMatchObject([
				{ target: 'partner:gone', last_error: 'no longer configured', finished_at: new Date(time).toISOString() },
			]);
			expect(await outbox().abandonUnknown([])).toBe(2);
		});

		test('survives a clock that jumps a week ahead: a delivery hardly tried is not given up', async () => {
			await add({}, ['webhook']);
			time += 7 * 24 * 60 * minute;
			const [delivery] = await outbox().claim('webhook', 1);
			if (!delivery) throw new Error('nothing due');
			expect(await outbox().fail(delivery, 'HTTP 500')).toBe('pending');
		});

		test('survives a clock that jumps a week back: what was due then is due now', async () => {
			time += 7 * 24 * 60 * minute;
			await add({}, ['webhook']);
			const [delivery] = await outbox().claim('webhook', 1);
			if (!delivery) throw new Error('nothing due');
			await outbox().fail(delivery, 'HTTP 500');
			time -= 7 * 24 * 60 * minute;
			expect(await outbox().claim('webhook', 1)).toHaveLength(1);
		});
	});

	if (engine === 'SQLite') {
		test('leaves no byte of an erased person in any file, while a server has it open', async () => {
			const plain = createEnquiryStore(database, createSeal([]));
			const person = { name: 'Zebulon Quagga', email: 'zebulon@quagga.example', mobilePhone: '8765 4321' };
			for (let index = 0; index < 300; index++) {
				await plain.add(
					added(index % 10 ? { additionalInfo: 'x'.repeat(index * 2) } : { ...person, additionalInfo: person.name }),
				);
			}
			const other = await open();
			expect(bytesOf(place.dataDir)).toContain('Quagga');
			expect(await eraseEnquiries(other, createSeal([]), { email: person.email })).toBe(30);
			const bytes = bytesOf(place.dataDir);
			for (const trace of ['Zebulon', 'Quagga', 'zebulon@', 'quagga.example', '8765 4321', '+6587654321']) {
				expect(bytes).not.toContain(trace);
			}
			expect(await read()).toHaveLength(270);
		});

		test('tells why a transaction failed that SQLite has undone by itself, as it does on a full disk', async () => {
			const failed = database.db.transaction().execute(async (transaction) => {
				await sql`rollback`.execute(transaction);
				throw StoreUnavailable.full();
			});
			await expect(failed).rejects.toThrow('free some space');
			await add();
		});

		test('waits for another process without standing still', async () => {
			const other = new DatabaseSync(sqlitePath(place.dataDir));
			other.exec('begin immediate');
			const order: string[] = [];
			const adding = add().then(() => order.push('stored'));
			await delay(100).then(() => order.push('something else'));
			other.exec('commit');
			other.close();
			await adding;
			expect(order).toEqual(['something else', 'stored']);
		});

		test.each(['moved', 'replaced', 'gone with its folder'])(
			'acknowledges nothing once its file is %s',
			async (fate) => {
				await add();
				const path = sqlitePath(place.dataDir);
				if (fate === 'gone with its folder') rmSync(place.dataDir, { recursive: true });
				else renameSync(path, `${path}.moved`);
				if (fate === 'replaced') writeFileSync(path, '');
				await expect(store.add(added())).rejects.toThrow('start the server again');
				await expect(createProbe(database)()).rejects.toThrow();
			},
		);

		test('while erasing waits for a reader, the others go on writing', async () => {
			const { reference } = await add();
			const eraser = await open();
			const reader = new DatabaseSync(sqlitePath(place.dataDir));
			reader.exec('begin; select * from enquiries');
			const erasing = eraseEnquiries(eraser, seal, { reference });
			for (let index = 0; index < 5; index++) {
				const started = performance.now();
				await add({ email: 'other@example.com' });
				expect(performance.now() - started).toBeLessThan(1000);
				await delay(100);
			}
			reader.close();
			expect(await erasing).toBe(1);
		});

		test('seals what it stores when there is a key', async () => {
			await add({ name: 'Zebulon Quagga', email: 'zebulon@quagga.example' });
			expect(bytesOf(place.dataDir)).not.toMatch(/Zebulon|quagga/);
		});
	}
});

function bytesOf(folder: string): string {
	return readdirSync(folder)
		.map((file) => readFileSync(join(folder, file), 'latin1'))
		.join('');
}
