/** The queue of deliveries, the same on both engines. */

import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Clock } from '../database/database.ts';
import { DataRetention } from '../enquiries/data-retention.ts';
import { describeOnEachEngine } from '../testing/engines.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { createStoreTest } from '../testing/store-test.ts';
import { leaseTime, Outbox, retryDelay } from './outbox.ts';
import { longestRetryAfter } from './sender.ts';

const minute = 60_000;

await describeOnEachEngine((engine, createPlace) => {
	const storeTest = createStoreTest(createPlace)
		/** The store's clock: stands still, and is set forward by so many milliseconds. */
		.extend('clock', () => ({ ahead: 0 }))
		.extend('database', async ({ open, clock }) => {
			const database = await open();
			const { now } = await database.db.selectNoFrom(database.clock().as('now')).executeTakeFirstOrThrow();
			const timeAt: Clock = (offset = 0) => sql`${new Date(Date.parse(now) + clock.ahead + offset).toISOString()}`;
			return { ...database, clock: timeAt };
		})
		.extend('now', ({ database }) => async () => {
			const { now } = await database.db.selectNoFrom(database.clock().as('now')).executeTakeFirstOrThrow();
			return Date.parse(now);
		})
		.extend('outbox', ({ database }) => new Outbox(database))
		.extend('claimOne', ({ outbox }) => async (target = 'webhook') => {
			const [delivery] = await outbox.claim([target], 1);
			if (!delivery) throw new Error('nothing due');
			return delivery;
		});

	storeTest('holds one delivery for every target, written with its enquiry', async ({ add, outbox }) => {
		const { reference } = await add({}, ['webhook', 'email']);
		const listed = await Array.fromAsync(outbox.list('pending'));
		expect(listed.map(({ target }) => target).sort()).toEqual(['email', 'webhook']);
		expect(listed[0]).toMatchObject({ reference, attempts: 0, id: expect.stringMatching(/^msg_[0-9a-f]{32}$/) });
	});

	storeTest('lists any number page by page, each once, in the order of arrival', async ({ add, outbox }) => {
		const added = await Promise.all(Array.from({ length: 210 }, () => add({}, ['webhook', 'email'])));
		const listed: string[] = [];
		for await (const { reference } of outbox.list()) {
			// What is claimed is due later: it keeps its place.
			if (listed.push(reference) === 100) await outbox.claim(['webhook'], 50);
		}
		const references = added.map(({ reference }) => reference).sort();
		expect(listed).toEqual(references.flatMap((reference) => [reference, reference]));
		expect(await Array.fromAsync(outbox.list('pending'))).toHaveLength(420);
		expect(await Array.fromAsync(outbox.list('dead'))).toEqual([]);
	});

	storeTest(
		'gives a delivery to one server only, and again after the lease of one that died',
		async ({ open, add, clock, database, outbox }) => {
			await Promise.all(Array.from({ length: 40 }, () => add({}, ['webhook'])));
			const other = new Outbox({ ...(await open()), clock: database.clock });
			const claims = await Promise.all([outbox.claim(['webhook'], 30), other.claim(['webhook'], 30)]);
			const ids = claims.flat().map(({ id }) => id);
			expect(ids).toHaveLength(new Set(ids).size);
			const rest = await outbox.claim(['webhook'], 100);
			expect(ids.length + rest.length).toBe(40);
			expect(await other.claim(['webhook'], 100)).toEqual([]);
			expect(await other.claim(['email'], 100)).toEqual([]);
			// An attempt may take so long, and must not be made twice at once.
			clock.ahead += 30_000;
			expect(await other.claim(['webhook'], 100)).toEqual([]);
			clock.ahead += leaseTime - 30_000;
			expect(await other.claim(['webhook'], 100)).toHaveLength(40);
		},
	);

	if (engine === 'SQLite') {
		storeTest('finds what is due without reading what is not', async ({ database }) => {
			const plans = await queryPlans(database, (db) => new Outbox({ ...database, db }).claim(['webhook'], 8));
			for (const plan of plans)
				expect(plan).toMatch(/SEARCH deliveries USING INDEX deliveries_due \(target=\? AND due_at<\?\)/);
			expect(plans).toHaveLength(1);
		});

		storeTest('counts what is open without reading what is done', async ({ database }) => {
			const plans = await queryPlans(database, (db) => new Outbox({ ...database, db }).countOpen());
			for (const plan of plans) expect(plan).toMatch(/USING (COVERING )?INDEX deliveries_(due|dead)/);
			expect(plans).toHaveLength(2);
		});
	}

	storeTest(
		'tries again later and later, and gives up after three days',
		async ({ add, clock, now, claimOne, outbox }) => {
			await add({}, ['webhook']);
			const start = clock.ahead;
			const waits: number[] = [];
			for (;;) {
				const delivery = await claimOne();
				const state = await outbox.fail(delivery, { reason: 'HTTP 500' });
				if (state === 'dead') break;
				const [listed] = await Array.fromAsync(outbox.list('pending'));
				const wait = Date.parse(listed?.due_at ?? '') - (await now());
				waits.push(wait);
				expect(await outbox.claim(['webhook'], 1)).toEqual([]);
				clock.ahead += wait + 100;
			}
			expect(clock.ahead - start).toBeGreaterThan(72 * 60 * minute - 61 * minute);
			expect(clock.ahead - start).toBeLessThan(74 * 60 * minute);
			expect(waits[0]).toBeLessThanOrEqual(2000);
			expect(Math.max(...waits)).toBeLessThanOrEqual(60 * minute);
			expect(await Array.fromAsync(outbox.list('dead'))).toMatchObject([
				{ attempts: waits.length + 1, last_error: 'HTTP 500' },
			]);
		},
	);

	storeTest('waits as long as the receiver asks', async ({ add, now, claimOne, outbox }) => {
		for (const retryAfter of [10 * minute, longestRetryAfter]) {
			const { reference } = await add({}, ['webhook']);
			await outbox.fail(await claimOne(), { reason: 'HTTP 503', retryAfter });
			await outbox.makeOverdueDue();
			const [listed] = await outbox.listFor([reference]);
			expect(Date.parse(listed?.due_at ?? '') - (await now())).toBe(retryAfter);
		}
	});

	storeTest(
		'is late after 15 minutes, and dead for a day; receipts do not count',
		async ({ add, clock, claimOne, outbox }) => {
			await add({}, ['webhook', 'receipt']);
			clock.ahead += 15 * minute;
			expect(await outbox.status()).toBe('ok');
			clock.ahead += 1;
			expect(await outbox.status()).toBe('late');
			await outbox.fail(await claimOne(), { reason: 'answered 550', permanent: true });
			await outbox.fail(await claimOne('receipt'), { reason: 'answered 550', permanent: true });
			expect(await outbox.status()).toBe('dead');
			clock.ahead += 24 * 60 * minute + 1;
			expect(await outbox.status()).toBe('ok');
		},
	);

	storeTest('ends at once what a receiver refuses for good', async ({ add, claimOne, outbox }) => {
		await add({}, ['webhook']);
		expect(await outbox.fail(await claimOne(), { reason: 'answered 550', permanent: true })).toBe('dead');
		expect(await Array.fromAsync(outbox.list('dead'))).toMatchObject([{ attempts: 1, last_error: 'answered 550' }]);
	});

	storeTest('claims for all targets in one statement, so many for each of them', async ({ database, add, outbox }) => {
		for (let count = 0; count < 5; count++) await add({}, ['webhook', 'partner:a']);
		await add({}, ['partner:b', 'partner:not-asked-for']);
		const statements: unknown[] = [];
		const counting = database.db.withPlugin({
			transformQuery: ({ node }) => node,
			transformResult: async ({ result, queryId }) => {
				statements.push(queryId);
				return result;
			},
		});
		const asked = ['webhook', 'partner:a', 'partner:b', 'partner:nothing-waits'];
		const claimed = await new Outbox({ ...database, db: counting }).claim(asked, 3);
		const targets = claimed.map(({ target }) => target).sort();
		expect(targets).toEqual([...Array(3).fill('partner:a'), 'partner:b', ...Array(3).fill('webhook')]);
		expect(statements).toHaveLength(1);
		expect(await outbox.claim(asked, 3)).toHaveLength(4);
	});

	storeTest('counts attempts as they start', async ({ add, claimOne, outbox }) => {
		const { reference } = await add({}, ['webhook']);
		expect(await claimOne()).toMatchObject({ attempts: 1, unfinished: 1, lease: 1 });
		expect(await outbox.listFor([reference])).toMatchObject([{ attempts: 1 }]);
	});

	storeTest(
		'a finish that comes late changes nothing once the delivery was claimed again',
		async ({ add, clock, claimOne, outbox }) => {
			const { reference } = await add({}, ['webhook']);
			const late = await claimOne();
			clock.ahead += leaseTime;
			const current = await claimOne();
			const before = await outbox.listFor([reference]);
			expect(await outbox.fail(late, { reason: 'HTTP 500' })).toBeUndefined();
			await outbox.succeed(late);
			await outbox.release(late);
			await outbox.abandon(late, 'x');
			expect(await outbox.listFor([reference])).toEqual(before);
			await outbox.succeed(current);
			expect(await outbox.listFor([reference])).toMatchObject([{ state: 'done', attempts: 2, unfinished: 0 }]);
		},
	);

	storeTest('a claim that came to no attempt is given back uncounted', async ({ add, clock, claimOne, outbox }) => {
		await add({}, ['webhook']);
		await outbox.release(await claimOne());
		expect(await outbox.claim(['webhook'], 1)).toEqual([]);
		clock.ahead += 5000;
		expect(await claimOne()).toMatchObject({ attempts: 1, unfinished: 1 });
	});

	storeTest(
		'trying again by hand leaves an attempt that is under way alone',
		async ({ add, clock, claimOne, outbox }) => {
			const { reference } = await add({}, ['webhook']);
			const underWay = await claimOne();
			for (let count = 0; count < 2; count++) {
				expect(await outbox.retry(reference)).toBe(1);
				expect(await outbox.claim(['webhook'], 1)).toEqual([]);
			}
			clock.ahead += leaseTime;
			expect((await claimOne()).id).toBe(underWay.id);
		},
	);

	storeTest(
		'tries again by hand all that are dead, or all that are done, of one target, since a time',
		async ({ database, add, clock, claimOne, outbox }) => {
			const older = await add({}, ['webhook', 'email']);
			clock.ahead += minute;
			const newer = await add({}, ['webhook']);
			const withdrawn = await add({ email: 'other@example.com' }, ['webhook']);
			for (let count = 0; count < 3; count++) await outbox.abandon(await claimOne(), 'x');
			await outbox.succeed(await claimOne('email'));
			clock.ahead += minute;
			const [since] = await outbox.listFor([newer.reference]);
			await database.db
				.updateTable('enquiries')
				.set({ withdrawn_at: new Date().toISOString() })
				.where('reference', '=', withdrawn.reference)
				.execute();
			expect(await outbox.retryAll({ state: 'dead', target: 'partner:none' })).toBe(0);
			expect(await outbox.retryAll({ state: 'dead', since: since?.created_at })).toBe(1);
			expect(await outbox.listFor([newer.reference])).toMatchObject([{ state: 'pending', attempts: 0 }]);
			expect(await outbox.retryAll({ state: 'dead' })).toBe(1);
			expect(await outbox.retryAll({ state: 'done', target: 'email' })).toBe(1);
			expect((await outbox.claim(['webhook', 'email'], 10)).map(({ reference }) => reference).sort()).toEqual(
				[older, older, newer].map(({ reference }) => reference).sort(),
			);
		},
	);

	storeTest('retries a dead delivery by hand, and never one that is done', async ({ add, clock, claimOne, outbox }) => {
		const { reference } = await add({}, ['webhook', 'email']);
		const [webhook, email] = [await claimOne(), await claimOne('email')];
		await outbox.abandon(webhook, 'x');
		await outbox.succeed(email);
		clock.ahead += minute;
		expect(await outbox.retry(reference)).toBe(1);
		expect((await outbox.claim(['webhook'], 1))[0]).toMatchObject({ id: webhook.id, attempts: 1, state: 'pending' });
		expect(await Array.fromAsync(outbox.list('done'))).toMatchObject([{ target: 'email', attempts: 1 }]);
	});

	storeTest(
		'what was under way when consent was withdrawn is done if it arrived, and stays ended if not',
		async ({ database, encryption, add, claimOne, outbox }) => {
			await add({}, ['webhook', 'email']);
			const [webhook, email] = [await claimOne(), await claimOne('email')];
			await new DataRetention(database, encryption).withdraw('mei@example.com');
			await outbox.succeed(webhook);
			await outbox.fail(email, { reason: 'HTTP 500' });
			expect(await Array.fromAsync(outbox.list('done'))).toMatchObject([
				{ target: 'webhook', attempts: 1, last_error: null },
			]);
			expect(await Array.fromAsync(outbox.list('dead'))).toMatchObject([
				{ target: 'email', last_error: 'consent withdrawn' },
			]);
		},
	);

	storeTest('gives up after three days what has no sender any more', async ({ add, clock, outbox }) => {
		await add({}, ['webhook', 'email', 'partner:gone']);
		expect(await outbox.abandonUnconfigured(['webhook'])).toBe(0);
		clock.ahead += 3 * 24 * 60 * minute;
		expect(await outbox.abandonUnconfigured(['webhook', 'email'])).toBe(1);
		expect(await Array.fromAsync(outbox.list('dead'))).toMatchObject([
			{ target: 'partner:gone', last_error: 'no longer configured', finished_at: expect.stringMatching(/^\d{4}-.*Z$/) },
		]);
		expect(await outbox.abandonUnconfigured([])).toBe(2);
	});

	storeTest('gives up in short turns, and ends early when it is stopped', async ({ add, clock, outbox }) => {
		await Promise.all(Array.from({ length: 1000 }, () => add({}, ['partner:gone'])));
		clock.ahead += 3 * 24 * 60 * minute;
		expect(await outbox.abandonUnconfigured([], AbortSignal.abort())).toBeLessThan(1000);
	});

	storeTest(
		'survives a clock that jumps a week ahead: a delivery hardly tried is not given up',
		async ({ add, clock, claimOne, outbox }) => {
			await add({}, ['webhook']);
			clock.ahead += 7 * 24 * 60 * minute;
			expect(await outbox.fail(await claimOne(), { reason: 'HTTP 500' })).toBe('pending');
		},
	);

	storeTest(
		'survives a clock that jumps a week back: what was due then is due now',
		async ({ add, clock, claimOne, outbox }) => {
			clock.ahead += 7 * 24 * 60 * minute;
			await add({}, ['webhook']);
			await outbox.fail(await claimOne(), { reason: 'HTTP 500' });
			clock.ahead -= 7 * 24 * 60 * minute;
			await outbox.makeOverdueDue();
			expect(await outbox.claim(['webhook'], 1)).toHaveLength(1);
		},
	);

	storeTest('servers whose clocks are hours apart do not deliver at once', async ({ open, add }) => {
		if (engine === 'SQLite') return;
		vi.useFakeTimers({ toFake: ['Date'] });
		try {
			await add({}, ['webhook']);
			const [one, other] = [new Outbox(await open()), new Outbox(await open())];
			vi.setSystemTime(Date.now() - 2 * 60 * minute);
			expect(await one.claim(['webhook'], 1)).toHaveLength(1);
			vi.setSystemTime(Date.now() + 4 * 60 * minute);
			expect(await other.claim(['webhook'], 1)).toEqual([]);
			await add({}, ['webhook']);
			expect(await one.claim(['webhook'], 1)).toHaveLength(1);
		} finally {
			vi.useRealTimers();
		}
	});
});

test('the wait doubles from seconds up to an hour, of which half is left to chance', () => {
	const longest = () => 1;
	expect([1, 2, 3, 4].map((attempts) => retryDelay(attempts, longest))).toEqual([2000, 4000, 8000, 16_000]);
	expect(retryDelay(12, longest)).toBe(60 * minute);
	expect(retryDelay(2000, longest)).toBe(60 * minute);
	expect(retryDelay(1, () => 0)).toBe(1000);
});
