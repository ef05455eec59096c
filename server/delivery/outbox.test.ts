/** Tests of the delivery queue (outbox) on both engines. */

import { expect, it, vi } from 'vitest';
import { describeOnEachEngine } from '../testing/stores/engines.ts';
import { queryPlans } from '../testing/stores/query-plans.ts';
import { claimFor, createClockedStoreTest } from '../testing/stores/store-test.ts';
import { longestRetryAfterMs } from './channels/channel.ts';
import { createOutbox, leaseMs, retryDelay } from './outbox.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const failure = { reason: 'HTTP 500' };

await describeOnEachEngine((engine, createLocation) => {
	const test = createClockedStoreTest(createLocation)
		.extend('claimOne', ({ outbox }) => async (recipient = 'webhook') => {
			const [delivery] = await outbox.claim(recipient, 1);
			if (!delivery) throw new Error('nothing due');
			return delivery;
		})
		/** Milliseconds until the pending delivery of the oldest enquiry is due. */
		.extend('wait', ({ database, listed }) => async () => {
			const { now } = await database.db.selectNoFrom(database.clock().as('now')).executeTakeFirstOrThrow();
			return Date.parse((await listed('pending'))[0]?.due_at ?? '') - Date.parse(now);
		});

	test('lists any number page by page, each once, in the order of arrival', async ({ addMany, outbox, listed }) => {
		// A page has 200 deliveries, so with three deliveries per enquiry, one enquiry's deliveries fall on two pages.
		const added = await addMany(140, ['webhook', 'email', 'partner:acme']);
		const seen: string[] = [];
		for await (const { reference } of outbox.list()) {
			// Claiming moves `due_at`, but must not move the delivery in the list.
			if (seen.push(reference) === 100) await outbox.claim('webhook', 50);
		}
		const references = added.map(({ reference }) => reference).sort();
		expect(seen).toEqual(references.flatMap((reference) => [reference, reference, reference]));
		expect(await listed('pending')).toHaveLength(420);
		expect(await listed('dead')).toEqual([]);
	});

	test('gives a delivery to one server, until its lease ends', async ({ open, add, clock, database, outbox }) => {
		await Promise.all(Array.from({ length: 40 }, () => add({}, ['webhook'])));
		const other = createOutbox({ ...(await open()), clock: database.clock });
		const claims = await Promise.all([outbox.claim('webhook', 30), other.claim('webhook', 30)]);
		const ids = claims.flat().map(({ id }) => id);
		expect(ids).toHaveLength(new Set(ids).size);
		expect(ids.length + (await outbox.claim('webhook', 100)).length).toBe(40);
		for (const recipient of ['webhook', 'email']) expect(await other.claim(recipient, 100)).toEqual([]);
		// An attempt may last as long as its lease; until then no other server may claim it.
		clock.ahead += leaseMs - 1;
		expect(await other.claim('webhook', 100)).toEqual([]);
		clock.ahead += 1;
		expect(await other.claim('webhook', 100)).toHaveLength(40);
	});

	if (engine === 'SQLite') {
		test('finds and counts open deliveries by index, without reading those done or not due', async ({ database }) => {
			const claiming = await queryPlans(database, (db) => createOutbox({ ...database, db }).claim('webhook', 8));
			const search = /SEARCH deliveries USING INDEX deliveries_due \(recipient=\? AND waits_behind=\? AND due_at<\?\)/;
			for (const plan of claiming) expect(plan).toMatch(search);
			expect(claiming.join()).not.toContain('SCAN deliveries');
			const counting = await queryPlans(database, (db) => createOutbox({ ...database, db }).countOpen());
			const inIndex = expect.stringMatching(/USING COVERING INDEX deliveries_open/);
			expect(counting).toEqual([inIndex]);
			const judging = await queryPlans(database, (db) => createOutbox({ ...database, db }).status());
			expect(judging).toEqual([expect.stringMatching(/INDEX deliveries_open \(state=\?/), inIndex]);
		});
	}

	test('backs off, and gives up after three days', async ({ add, clock, claimOne, outbox, listed, wait }) => {
		await add({}, ['webhook']);
		const waits: number[] = [];
		while (clock.ahead < 4 * day && (await outbox.fail(await claimOne(), failure)) !== 'dead') {
			waits.push(await wait());
			expect(await outbox.claim('webhook', 1)).toEqual([]);
			clock.ahead += Number(waits.at(-1));
		}
		expect(clock.ahead).toBeGreaterThan(3 * day - 61 * minute);
		expect(clock.ahead).toBeLessThan(3 * day + 61 * minute);
		expect(waits[0]).toBeLessThanOrEqual(2000);
		expect(Math.max(...waits)).toBeLessThanOrEqual(60 * minute);
		expect(await listed('dead')).toMatchObject([{ attempts: waits.length + 1, last_error: 'HTTP 500' }]);
	});

	test('waits as long as the receiver asks', async ({ add, clock, claimOne, outbox, wait }) => {
		await add({}, ['webhook']);
		for (const retryAfterMs of [10 * minute, longestRetryAfterMs]) {
			await outbox.fail(await claimOne(), { ...failure, retryAfterMs });
			await outbox.makeOverdueDue();
			expect(await wait()).toBe(retryAfterMs);
			clock.ahead += retryAfterMs;
		}
	});

	test('late after 15 minutes, dead until retried or dismissed', async ({ add, clock, claimOne, outbox, listed }) => {
		const { reference } = await add({}, ['webhook', 'receipt']);
		clock.ahead += 15 * minute;
		expect(await outbox.status()).toBe('ok');
		clock.ahead += 1;
		expect(await outbox.status()).toBe('late');
		const permanent = { reason: 'answered 550', permanent: true };
		const giveUp = async () => outbox.fail(await claimOne(), permanent);
		expect(await giveUp()).toBe('dead');
		await outbox.fail(await claimOne('receipt'), permanent);
		expect(await listed('dead')).toMatchObject(Array(2).fill({ attempts: 1, last_error: 'answered 550' }));
		clock.ahead += 30 * day;
		expect(await outbox.status()).toBe('dead');
		expect(await outbox.countOpen()).toEqual([{ recipient: 'webhook', state: 'dead', count: 1 }]);
		expect(await outbox.listGivenUp()).toEqual([{ recipient: 'webhook', count: 1, reason: 'answered 550' }]);
		await outbox.retry(reference);
		expect(await outbox.status()).not.toBe('dead');
		await giveUp();
		await outbox.fail(await claimOne('receipt'), permanent);
		expect(await outbox.dismiss({ recipient: 'email' })).toBe(0);
		expect(await outbox.dismiss({ recipient: 'webhook' })).toBe(1);
		expect(await outbox.dismiss({ reference })).toBe(1);
		expect([await outbox.status(), await outbox.countOpen(), await outbox.listGivenUp()]).toEqual(['ok', [], []]);
	});

	test('only an enquiry counts as late, not its ending or a receipt', async ({
		add,
		clock,
		claimOne,
		outbox,
		retention,
	}) => {
		await add({}, ['webhook', 'receipt']);
		await outbox.succeed(await claimOne());
		clock.ahead += 200 * day;
		await retention.withdraw({ email: 'mei@example.com' });
		expect(await outbox.countOpen()).toEqual([{ recipient: 'webhook', state: 'pending', count: 1 }]);
		expect(await outbox.longestWaiting()).toBeUndefined();
		const other = await add({ email: 'other@example.com' }, ['webhook']);
		const waiting = (await outbox.listFor([other.reference]))[0];
		expect((await outbox.longestWaiting())?.since).toBe(waiting?.created_at);
	});

	test('a late outcome changes nothing after another claim', async ({ add, clock, claimOne, outbox, listed }) => {
		await add({}, ['webhook']);
		const late = await claimOne();
		clock.ahead += leaseMs;
		const current = await claimOne();
		const before = await listed();
		expect(await outbox.fail(late, failure)).toBeUndefined();
		await outbox.succeed(late);
		await outbox.release(late);
		await outbox.abandon(late, 'x');
		expect(await listed()).toEqual(before);
		await outbox.succeed(current);
		expect(await listed()).toMatchObject([{ state: 'done', attempts: 2, interrupted_attempts: 0 }]);
	});

	test('a released claim does not count as an attempt', async ({ add, clock, claimOne, outbox }) => {
		await add({}, ['webhook']);
		await outbox.release(await claimOne());
		expect(await outbox.claim('webhook', 1)).toEqual([]);
		clock.ahead += 5000;
		const id = expect.stringMatching(/^msg_[0-9a-f]{32}$/);
		expect(await claimOne()).toMatchObject({ id, attempts: 1, interrupted_attempts: 1 });
	});

	test('does not retry deliveries that are under way or done', async ({ add, clock, claimOne, outbox, listed }) => {
		const { reference } = await add({}, ['webhook', 'email', 'partner:a']);
		const [underWay, done, dead] = [await claimOne(), await claimOne('email'), await claimOne('partner:a')];
		await outbox.succeed(done);
		await outbox.abandon(dead, 'x');
		clock.ahead += 1;
		for (let count = 0; count < 2; count++) expect(await outbox.retry(reference)).toBe(1);
		expect(await claimFor(outbox, ['webhook', 'email', 'partner:a'])).toMatchObject([{ id: dead.id, attempts: 1 }]);
		expect(await listed('done')).toMatchObject([{ recipient: 'email', attempts: 1 }]);
		clock.ahead += leaseMs;
		expect((await claimOne()).id).toBe(underWay.id);
	});

	test('retries dead or done deliveries, by recipient and time, except dismissed ones', async ({
		retention,
		add,
		clock,
		claimOne,
		outbox,
	}) => {
		const older = await add({}, ['webhook', 'email']);
		clock.ahead += minute;
		const newer = await add({}, ['webhook']);
		await add({ email: 'other@example.com' }, ['webhook']);
		const dismissed = await add({}, ['webhook']);
		for (let count = 0; count < 4; count++)
			await outbox.fail(await claimOne(), { reason: 'answered 550', permanent: true });
		expect(await outbox.dismiss({ reference: dismissed.reference })).toBe(1);
		await outbox.succeed(await claimOne('email'));
		clock.ahead += minute;
		const since = (await outbox.listFor([newer.reference]))[0]?.created_at;
		await retention.withdraw({ email: 'other@example.com' });
		expect(await outbox.retryAll({ state: 'dead', recipient: 'partner:none' })).toBe(0);
		expect(await outbox.retryAll({ state: 'dead', recipient: 'webhook', since })).toBe(1);
		expect(await outbox.listFor([newer.reference])).toMatchObject([{ state: 'pending', attempts: 0 }]);
		expect(await outbox.retryAll({ state: 'dead', recipient: 'webhook' })).toBe(1);
		expect(await outbox.retryAll({ state: 'done', recipient: 'email' })).toBe(1);
		const claimed = (await claimFor(outbox, ['webhook', 'email'])).filter(({ event }) => event === 'created');
		expect(claimed.map(({ reference }) => reference).sort()).toEqual(
			[older, older, newer].map(({ reference }) => reference).sort(),
		);
	});

	test('a withdrawal ends pending deliveries', async ({ retention, add, claimOne, outbox, listed }) => {
		await add({}, ['webhook', 'email']);
		const [webhook, email] = [await claimOne(), await claimOne('email')];
		await retention.withdraw({ email: 'mei@example.com' });
		await outbox.succeed(webhook);
		await outbox.fail(email, failure);
		expect(await listed('done')).toMatchObject([{ recipient: 'webhook', attempts: 1, last_error: null }]);
		expect(await listed('dead')).toMatchObject([{ recipient: 'email', last_error: 'consent withdrawn' }]);
	});

	test('gives up deliveries without a channel after three days, in batches', async ({
		add,
		addMany,
		clock,
		outbox,
		listed,
	}) => {
		await add({}, ['webhook', 'partner:gone']);
		await addMany(210, ['partner:many']);
		expect(await outbox.abandonUnconfigured(['webhook'])).toBe(0);
		clock.ahead += 3 * day;
		expect(await outbox.abandonUnconfigured(['webhook', 'partner:many'])).toBe(1);
		const finished_at = expect.stringMatching(/^\d{4}-.*Z$/);
		const gone = { recipient: 'partner:gone', last_error: 'no longer configured', finished_at };
		expect(await listed('dead')).toMatchObject([gone]);
		expect(await outbox.abandonUnconfigured(['webhook'], AbortSignal.abort())).toBe(200);
		expect(await outbox.abandonUnconfigured([])).toBe(11);
	});

	test.for([
		['ahead: a delivery hardly tried is not given up', 7 * day],
		['back: what was due then is due now', -7 * day],
	] as const)('survives a clock that jumps a week %s', async ([, jump], { add, clock, claimOne, outbox }) => {
		await add({}, ['webhook']);
		const delivery = await claimOne();
		if (jump > 0) clock.ahead += jump;
		expect(await outbox.fail(delivery, failure)).toBe('pending');
		clock.ahead += jump > 0 ? minute : jump;
		await outbox.makeOverdueDue();
		expect(await outbox.claim('webhook', 1)).toHaveLength(1);
	});

	if (engine === 'PostgreSQL')
		test('servers whose clocks are hours apart do not deliver at once', async ({ open, add }) => {
			vi.useFakeTimers({ toFake: ['Date'] });
			try {
				await add({}, ['webhook']);
				const [one, other] = [createOutbox(await open()), createOutbox(await open())];
				vi.setSystemTime(Date.now() - 2 * 60 * minute);
				expect(await one.claim('webhook', 1)).toHaveLength(1);
				vi.setSystemTime(Date.now() + 4 * 60 * minute);
				expect(await other.claim('webhook', 1)).toEqual([]);
				await add({}, ['webhook']);
				expect(await one.claim('webhook', 1)).toHaveLength(1);
			} finally {
				vi.useRealTimers();
			}
		});
});

it('the wait doubles from seconds up to an hour, half of it random', () => {
	const longest = () => 1;
	expect([1, 2, 3, 4].map((attempts) => retryDelay(attempts, longest))).toEqual([2000, 4000, 8000, 16_000]);
	for (const attempts of [12, 2000]) expect(retryDelay(attempts, longest)).toBe(60 * minute);
	expect(retryDelay(1, () => 0)).toBe(1000);
});
