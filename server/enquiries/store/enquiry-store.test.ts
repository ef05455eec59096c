/** Tests of storing, finding and reading enquiries on both engines. */

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, onTestFinished, vi } from 'vitest';
import { fuzz } from '../../../scripts/testing/fuzz.ts';
import { validateEnquiry } from '../../../shared/enquiry/enquiry-schema.ts';
import { StoreUnavailable } from '../../database/failures/store-unavailable.ts';
import { createFieldEncryption } from '../../database/field-encryption.ts';
import { newEnquiry, sampleEnquiry } from '../../testing/sample-enquiry.ts';
import { describeOnEachEngine } from '../../testing/stores/engines.ts';
import { queryPlans } from '../../testing/stores/query-plans.ts';
import { createStoreTest } from '../../testing/stores/store-test.ts';
import { addEnquiry, formKey } from './add-enquiry.ts';
import { createEnquiryStore, type EnquiryStore } from './enquiry-store.ts';

/** Makes the engine refuse rows of the partner `unstorable`. */
const refusal = {
	SQLite: `create trigger refuse before insert on enquiries when new.partner = 'unstorable' begin
		select raise(abort, 'refused'); end`,
	PostgreSQL: "alter table enquiries add check (partner <> 'unstorable')",
};
const keys = Array.from({ length: 4 }, (_, index) => Buffer.alloc(32, index));

await describeOnEachEngine((engine, createLocation) => {
	const test = createStoreTest(createLocation)
		/** The store of a server that has these keys, newest first. */
		.extend('storeUnder', ({ database }) => (held: readonly Buffer[]) => {
			return createEnquiryStore(database, createFieldEncryption(held));
		})
		/** `fill([a, b, …])` stores `a` rows without a key, `b` under the first key, and so on. */
		.extend('fill', ({ storeUnder }) => async (runs: readonly number[]) => {
			for (const [held, count] of runs.entries()) {
				const store = storeUnder(keys.slice(0, held).toReversed());
				await Promise.all(Array.from({ length: count }, () => store.add(newEnquiry())));
			}
		});

	test('stores any text that passes validation', async ({ store, add }) => {
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: 'binary', minLength: 8, maxLength: 20 }), async (text) => {
				const typed = { name: text, mobilePhone: text, additionalInfo: text };
				const validation = validateEnquiry(sampleEnquiry(typed));
				fc.pre(validation.valid);
				const { reference } = await add(typed);
				const { name, mobilePhone, additionalInfo } = validation.enquiry;
				expect(await store.find(reference)).toMatchObject({ name, mobilePhone, additionalInfo });
			}),
			fuzz(50),
		);
	});

	test('accepts a key once, repeats the answer for the same enquiry, and refuses another one', async ({
		store,
		read,
	}) => {
		const first = newEnquiry();
		const { outcome, ...receipt } = await store.add(first);
		expect(outcome).toBe('stored');
		expect(await store.add(first)).toEqual({ outcome: 'repeated', ...receipt });
		const { consent: _, ...answers } = first.enquiry;
		const given = Object.entries(answers).filter(([, value]) => value !== undefined);
		expect(given).toHaveLength(12);
		for (const [field] of given) {
			const enquiry = { ...first.enquiry, [field]: field === 'pregnancyType' ? ['single-natural'] : 'Other' };
			expect([field, await store.add({ ...first, enquiry })]).toEqual([field, { outcome: 'conflict' }]);
		}
		expect(await read()).toHaveLength(1);
	});

	test('stores the same form once, under a key that does not reveal its answers', async ({ store, database }) => {
		const form = { ...newEnquiry(), idempotencyKey: undefined };
		const { outcome, ...receipt } = await store.add(form);
		expect(outcome).toBe('stored');
		expect(await store.add(form)).toEqual({ outcome: 'repeated', ...receipt });
		const row = await database.db.selectFrom('enquiries').select('idempotency_key').executeTakeFirst();
		expect(row?.idempotency_key).toMatch(/^form-/);
		expect(row?.idempotency_key).not.toBe(formKey(form.enquiry, createFieldEncryption([])));
	});

	test('accepts a key once if two servers get it at the same time', async ({
		open,
		listed,
		encryption,
		store,
		read,
	}) => {
		const other = createEnquiryStore(await open(), encryption);
		const thirty = Array.from({ length: 30 }, () => randomUUID());
		const results = await Promise.all(
			[...thirty, ...thirty.toReversed(), ...thirty].map((key, index) =>
				(index % 2 ? store : other).add(newEnquiry({}, ['webhook'], key)),
			),
		);
		const outcomes = results.map(({ outcome }) => outcome).sort();
		expect(outcomes).toEqual([...Array(60).fill('repeated'), ...Array(30).fill('stored')]);
		expect(await read()).toHaveLength(30);
		expect(await listed()).toHaveLength(30);
	});

	test('reads across pages in both orders, filtered', async ({ add, read }) => {
		for (let round = 0; round < 11; round++)
			await Promise.all(Array.from({ length: 10 }, (_, index) => add({ partner: index % 2 ? 'odd' : 'even' })));
		const oldest = await read();
		expect(new Set(oldest).size).toBe(110);
		expect(await read({}, 'newest first')).toEqual(oldest.toReversed());
		expect(await read({ partner: 'odd' })).toHaveLength(55);
		const { reference, receivedAt } = await add();
		expect(await read({ since: receivedAt })).toContain(reference);
		expect(await read({ since: new Date(Date.parse(receivedAt) + 1).toISOString() })).toEqual([]);
	});

	test('finds an earlier enquiry of the last 30 days by address or phone', async ({ database, store, add }) => {
		const earlierOf = async (changes: object) => {
			const record = await store.find((await add({ ...changes })).reference);
			return record && store.findEarlier(record);
		};
		const { reference } = await add();
		expect(await earlierOf({ email: 'other@example.com', mobilePhone: '9999 9999' })).toBeUndefined();
		expect(await earlierOf({ email: 'MEI@example.com', mobilePhone: '9000 0001' })).toBe(reference);
		const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
		await database.db.updateTable('enquiries').set({ received_at: monthAgo }).execute();
		expect(await earlierOf({ email: 'mei@example.com' })).toBeUndefined();
	});

	test('several servers together stay within the limit of receipts', async ({
		open,
		database: { db },
		encryption,
		listed,
	}) => {
		const limit = { perHour: 20, onReached: vi.fn() };
		const servers = [await open(), await open(), await open()].map((one) => createEnquiryStore(one, encryption, limit));
		const wave = (prefixOf: (server: number) => string) =>
			servers.flatMap((store, server) =>
				Array.from({ length: 12 }, (_, index) =>
					store.add(newEnquiry({ email: `${prefixOf(server)}${index}@example.com` }, ['receipt'])),
				),
			);
		// The first wave reuses addresses on every server. The second does not, so only the total limit applies.
		await Promise.all(wave(() => 'a'));
		await Promise.all(wave((server) => `server${server}-`));
		const sent = await listed();
		expect(sent).toHaveLength(20);
		const addresses = db.selectFrom('enquiries').select('email_index').distinct();
		const references = sent.map(({ reference }) => reference);
		expect(await addresses.where('reference', 'in', references).execute()).toHaveLength(20);
		expect(limit.onReached).toHaveBeenCalled();
	});

	test('stays within the hourly limit of receipts', async ({ database, encryption, listed }) => {
		const onReached = vi.fn();
		const store = createEnquiryStore(database, encryption, { perHour: 3, onReached });
		const add = (name: string) => store.add(newEnquiry({ email: `${name}@example.com` }, ['receipt', 'webhook']));
		for (const name of ['a', 'b']) await add(name);
		await Promise.all(['c', 'd', 'e'].map(add));
		await add('a');
		const recipients = (await listed()).map(({ recipient }) => recipient).sort();
		expect(recipients).toEqual([...Array(3).fill('receipt'), ...Array(6).fill('webhook')]);
		expect(onReached).toHaveBeenCalledTimes(2);
		// Receipts count for an hour only. Receipts with a time far ahead, stored by a wrong clock, do not count either.
		const anHourAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString();
		for (const [sent, at] of [anHourAgo, '2099-01-01T00:00:00.000Z'].entries()) {
			await database.db.updateTable('deliveries').set({ created_at: at }).execute();
			for (let time = 0; time < 2; time++) await add('a');
			expect((await listed()).filter(({ recipient }) => recipient === 'receipt')).toHaveLength(4 + sent);
		}
	});

	if (engine === 'PostgreSQL')
		test('gives a repeat the first answer if the enquiry is erased meanwhile', async ({
			database,
			encryption,
			retention,
		}) => {
			const key = randomUUID();
			const first = await createEnquiryStore(database, encryption).add(newEnquiry({}, [], key));
			if (first.outcome !== 'stored') throw new Error(first.outcome);
			const { reference, receivedAt } = first;
			let erased = 0;
			let insertion: object | undefined;
			const db = database.db.withPlugin({
				transformQuery({ node, queryId }) {
					if (node.kind === 'InsertQueryNode') insertion = queryId;
					return node;
				},
				async transformResult({ result, queryId }) {
					// Erase the row after the insert found its key in use, and before the store reads the row.
					if (queryId === insertion && erased === 0) erased = await retention.erase({ reference });
					return result;
				},
			});
			const repeat = await createEnquiryStore({ ...database, db }, encryption).add(newEnquiry({}, [], key));
			expect(repeat).toEqual({ outcome: 'repeated', reference, receivedAt });
			expect(erased).toBe(1);
		});

	test('rejects a repeat whose stored row cannot be read, and no other', async ({ database, storeUnder, store }) => {
		const key = randomUUID();
		await storeUnder([Buffer.alloc(32, 9)]).add(newEnquiry({}, [], key));
		const repeat = store.add(newEnquiry({}, [], key));
		const others = Array.from({ length: 5 }, () => store.add(newEnquiry()));
		await expect(repeat).rejects.toThrow('ENCRYPTION_KEY does not hold');
		for (const other of others) expect((await other).outcome).toBe('stored');
		expect(await database.db.selectFrom('enquiries').select('reference').execute()).toHaveLength(6);
	});

	test('an enquiry that cannot be stored does not fail others', async ({ database: { db }, store }) => {
		await sql.raw(refusal[engine]).execute(db);
		const partners = ['ann', 'ben', 'unstorable', 'dan'];
		const added = partners.map((partner) => store.add(newEnquiry({ partner })));
		const settled = await Promise.allSettled(added);
		expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
		await expect(added[2]).rejects.not.toThrow(StoreUnavailable);
	});

	test('notices a dropped key only if rows need it', async ({ storeUnder, fill }) => {
		await storeUnder([]).verifyKeys();
		await fill([1, 2, 1, 0, 3]);
		await storeUnder(keys).verifyKeys();
		await storeUnder(keys.filter((key) => key !== keys[2])).verifyKeys();
		for (const dropped of [keys[0], keys[1], keys[3]])
			await expect(storeUnder(keys.filter((key) => key !== dropped)).verifyKeys()).rejects.toThrow(
				`with the key ${createFieldEncryption([dropped as Buffer]).currentKeyId} that ENCRYPTION_KEY does not hold`,
			);
	});

	if (engine === 'PostgreSQL')
		test('a blocked enquiry does not block others', async ({ database, encryption, store }) => {
			const { db, clock } = database;
			const enquiry = newEnquiry();
			let blocked: Promise<unknown> | undefined;
			await db.transaction().execute(async (transaction) => {
				await addEnquiry(transaction, clock, enquiry, encryption);
				blocked = store.add(enquiry);
				expect(await store.add(newEnquiry())).toMatchObject({ outcome: 'stored' });
			});
			expect(await blocked).toMatchObject({ outcome: 'repeated' });
		});

	if (engine === 'SQLite') {
		test('a blocked store refuses enquiries after ten seconds of waiting, and all beyond 2,000', async ({
			database,
			add,
		}) => {
			vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
			onTestFinished(() => void vi.useRealTimers());
			const silence = Promise.withResolvers<void>();
			const silent = database.db.connection().execute(() => silence.promise);
			const [underWay, waiting] = [5, 2000].map((length) => Array.from({ length }, () => add()));
			await expect(add()).rejects.toMatchObject({
				name: 'StoreUnavailable',
				message: expect.stringMatching(/^More enquiries/),
			});
			const refused = Promise.allSettled(waiting ?? []);
			vi.advanceTimersByTime(10_000);
			const late = { name: 'StoreUnavailable', message: expect.stringMatching(/too long/) };
			expect(await refused).toMatchObject(Array(2000).fill({ status: 'rejected', reason: late }));
			silence.resolve();
			await Promise.all([silent, ...(underWay ?? [])]);
			await add();
		});

		test('searches once per encryption key, however many rows there are', async ({ database, fill }) => {
			await fill([30, 0, 30]);
			const plans = await queryPlans(database, (db) =>
				createEnquiryStore({ ...database, db }, createFieldEncryption(keys)).verifyKeys(),
			);
			const search = expect.stringMatching(/^SEARCH .*enquiries_by_key \(key_id>\?\)$/);
			expect(plans).toEqual([search, search]);
		});

		test('reads a person’s enquiries in the order of an index', async ({ database, encryption, addMany }) => {
			const [first] = await addMany(60);
			const plansOf = (work: (store: EnquiryStore) => Promise<unknown>) =>
				queryPlans(database, (db) => work(createEnquiryStore({ ...database, db, reader: db }, encryption)));
			const record = await createEnquiryStore(database, encryption).find(first?.reference ?? '');
			if (!record) throw new Error('nothing stored');
			const byIndex = (index: string) =>
				expect.stringMatching(new RegExp(`SEARCH enquiries USING INDEX ${index} \\(\\w+=\\? AND received_at>`));
			const earlier = await plansOf((store) => store.findEarlier(record));
			const [byEmail, byPhone] = [byIndex('enquiries_by_email'), byIndex('enquiries_by_phone')];
			expect(earlier).toEqual([byEmail, byEmail, byPhone, byPhone]);
			for (const filter of [{ email: record.email }, { phone: '+6581234567' }]) {
				const listing = await plansOf(async ({ read }) => {
					expect(await Array.fromAsync(read(filter, 'newest first', expect.unreachable))).toHaveLength(60);
				});
				expect(listing).toHaveLength(6);
				for (const plan of [...earlier, ...listing]) expect(plan).not.toContain('TEMP B-TREE');
				for (const plan of listing.slice(2)) expect(plan).toMatch(/_index=\? AND \(received_at,reference\)</);
			}
		});

		test.for(['oldest first', 'newest first'] as const)(
			'starts each page by index where the last one ended: %s',
			async (order, { database, encryption, addMany }) => {
				await addMany(60);
				const plans = await queryPlans(database, async (db) => {
					const { read } = createEnquiryStore({ ...database, db }, encryption);
					expect(await Array.fromAsync(read({ since: '2020-01-01' }, order, expect.unreachable))).toHaveLength(60);
				});
				expect(plans).toHaveLength(3);
				for (const plan of plans.slice(1)) expect(plan).toMatch(/^SEARCH .*\(received_at,reference\)[<>]/);
			},
		);
	}
});
