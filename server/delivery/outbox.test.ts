/** The queue of deliveries, the same on both engines. */

import { expect } from 'vitest';
import { withdrawConsent } from '../enquiries/data-retention.ts';
import { describeOnEachEngine } from '../testing/engines.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { createStoreTest } from '../testing/store-test.ts';
import { createOutbox, leaseTime } from './outbox.ts';

const minute = 60_000;

await describeOnEachEngine((engine, createPlace) => {
	const test = createStoreTest(createPlace)
		// A second ahead, so that what is added meanwhile is due.
		.extend('clock', () => ({ time: Date.now() + 1000 }))
		.extend('outbox', ({ database, clock }) => createOutbox(database, () => clock.time));

	test('holds one delivery for every target, written with its enquiry', async ({ add, outbox }) => {
		const { reference } = await add({}, ['webhook', 'email']);
		const listed = await Array.fromAsync(outbox.list('pending'));
		expect(listed.map(({ target }) => target).sort()).toEqual(['email', 'webhook']);
		expect(listed[0]).toMatchObject({ reference, attempts: 0, id: expect.stringMatching(/^msg_[0-9a-f]{32}$/) });
	});

	test('lists any number page by page, each once, in the order of arrival', async ({ add, outbox }) => {
		const added = await Promise.all(Array.from({ length: 210 }, () => add({}, ['webhook', 'email'])));
		const listed: string[] = [];
		for await (const { reference } of outbox.list()) {
			// What is claimed is due later: it keeps its place.
			if (listed.push(reference) === 100) await outbox.claim('webhook', 50);
		}
		const references = added.map(({ reference }) => reference).sort();
		expect(listed).toEqual(references.flatMap((reference) => [reference, reference]));
		expect(await Array.fromAsync(outbox.list('pending'))).toHaveLength(420);
		expect(await Array.fromAsync(outbox.list('dead'))).toEqual([]);
	});

	test('gives a delivery to one server only, and again after the lease of one that died', async ({
		open,
		add,
		clock,
		outbox,
	}) => {
		await Promise.all(Array.from({ length: 40 }, () => add({}, ['webhook'])));
		const other = createOutbox(await open(), () => clock.time);
		const claims = await Promise.all([outbox.claim('webhook', 30), other.claim('webhook', 30)]);
		const ids = claims.flat().map(({ id }) => id);
		expect(ids).toHaveLength(new Set(ids).size);
		const rest = await outbox.claim('webhook', 100);
		expect(ids.length + rest.length).toBe(40);
		expect(await other.claim('webhook', 100)).toEqual([]);
		expect(await other.claim('email', 100)).toEqual([]);
		// An attempt may take so long, and must not be made twice at once.
		clock.time += 30_000;
		expect(await other.claim('webhook', 100)).toEqual([]);
		clock.time += leaseTime - 30_000;
		expect(await other.claim('webhook', 100)).toHaveLength(40);
	});

	if (engine === 'SQLite') {
		test('finds what is due without reading what is not', async ({ database }) => {
			const plans = await queryPlans(database, (db) => createOutbox({ ...database, db }).claim('webhook', 8));
			for (const plan of plans) expect(plan).toMatch(/deliveries_due \(target=\? AND due_at[<>]\?\)/);
			expect(plans).toHaveLength(2);
		});

		test('counts what is open without reading what is done', async ({ database }) => {
			const plans = await queryPlans(database, (db) => createOutbox({ ...database, db }).countOpen());
			for (const plan of plans) expect(plan).toMatch(/USING (COVERING )?INDEX deliveries_(due|dead)/);
			expect(plans).toHaveLength(2);
		});
	}

	test('tries again later and later, and gives up after three days', async ({ add, clock, outbox }) => {
		await add({}, ['webhook']);
		const start = clock.time;
		const waits: number[] = [];
		for (;;) {
			const [delivery] = await outbox.claim('webhook', 1);
			if (!delivery) throw new Error('nothing due');
			const state = await outbox.fail(delivery, 'HTTP 500');
			if (state === 'dead') break;
			const [listed] = await Array.fromAsync(outbox.list('pending'));
			const due = Date.parse(listed?.due_at ?? '');
			waits.push(due - clock.time);
			expect(await outbox.claim('webhook', 1)).toEqual([]);
			clock.time = due;
		}
		expect(clock.time - start).toBeGreaterThan(72 * 60 * minute - 61 * minute);
		expect(clock.time - start).toBeLessThan(74 * 60 * minute);
		expect(waits[0]).toBeLessThanOrEqual(2000);
		expect(Math.max(...waits)).toBeLessThanOrEqual(60 * minute);
		expect(await Array.fromAsync(outbox.list('dead'))).toMatchObject([
			{ attempts: waits.length + 1, last_error: 'HTTP 500' },
		]);
	});

	test('retries a dead delivery by hand, and never one that is done', async ({ add, clock, outbox }) => {
		const { reference } = await add({}, ['webhook', 'email']);
		const [webhook] = await outbox.claim('webhook', 1);
		const [email] = await outbox.claim('email', 1);
		if (!webhook || !email) throw new Error('nothing due');
		await outbox.abandon(webhook, 'x');
		await outbox.succeed(email);
		clock.time += minute;
		expect(await outbox.retry(reference)).toBe(1);
		expect((await outbox.claim('webhook', 1))[0]).toMatchObject({ id: webhook.id, attempts: 0, state: 'pending' });
		expect(await Array.fromAsync(outbox.list('done'))).toMatchObject([{ target: 'email', attempts: 1 }]);
	});

	test('what was under way when consent was withdrawn is done if it arrived, and stays ended if not', async ({
		database,
		encryption,
		add,
		outbox,
	}) => {
		await add({}, ['webhook', 'email']);
		const [webhook] = await outbox.claim('webhook', 1);
		const [email] = await outbox.claim('email', 1);
		if (!webhook || !email) throw new Error('nothing due');
		await withdrawConsent(database.db, encryption, 'mei@example.com', new Date());
		await outbox.succeed(webhook);
		await outbox.fail(email, 'HTTP 500');
		expect(await Array.fromAsync(outbox.list('done'))).toMatchObject([
			{ target: 'webhook', attempts: 1, last_error: null },
		]);
		expect(await Array.fromAsync(outbox.list('dead'))).toMatchObject([
			{ target: 'email', last_error: 'consent withdrawn' },
		]);
	});

	test('gives up after three days what has no sender any more', async ({ add, clock, outbox }) => {
		await add({}, ['webhook', 'email', 'partner:gone']);
		expect(await outbox.abandonUnknown(['webhook'])).toBe(0);
		clock.time += 3 * 24 * 60 * minute;
		expect(await outbox.abandonUnknown(['webhook', 'email'])).toBe(1);
		expect(await Array.fromAsync(outbox.list('dead'))).toMatchObject([
			{ target: 'partner:gone', last_error: 'no longer configured', finished_at: new Date(clock.time).toISOString() },
		]);
		expect(await outbox.abandonUnknown([])).toBe(2);
	});

	test('gives up in short turns, and ends early when it is stopped', async ({ add, clock, outbox }) => {
		await Promise.all(Array.from({ length: 1000 }, () => add({}, ['partner:gone'])));
		clock.time += 3 * 24 * 60 * minute;
		expect(await outbox.abandonUnknown([], AbortSignal.abort())).toBeLessThan(1000);
	});

	test('survives a clock that jumps a week ahead: a delivery hardly tried is not given up', async ({
		add,
		clock,
		outbox,
	}) => {
		await add({}, ['webhook']);
		clock.time += 7 * 24 * 60 * minute;
		const [delivery] = await outbox.claim('webhook', 1);
		if (!delivery) throw new Error('nothing due');
		expect(await outbox.fail(delivery, 'HTTP 500')).toBe('pending');
	});

	test('survives a clock that jumps a week back: what was due then is due now', async ({ add, clock, outbox }) => {
		clock.time += 7 * 24 * 60 * minute;
		await add({}, ['webhook']);
		const [delivery] = await outbox.claim('webhook', 1);
		if (!delivery) throw new Error('nothing due');
		await outbox.fail(delivery, 'HTTP 500');
		clock.time -= 7 * 24 * 60 * minute;
		expect(await outbox.claim('webhook', 1)).toHaveLength(1);
	});
});
