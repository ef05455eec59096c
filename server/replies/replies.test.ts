/** Tests of the reply time on both engines: each reply recorded once, one reminder, and late enquiries. */

import { expect } from 'vitest';
import { createLog } from '../observability/log.ts';
import { describeOnEachEngine } from '../testing/stores/engines.ts';
import { claimFor, createClockedStoreTest } from '../testing/stores/store-test.ts';
import { createReplies, startReminders } from './replies.ts';

const hour = 60 * 60 * 1000;

await describeOnEachEngine((_engine, createLocation) => {
	const test = createClockedStoreTest(createLocation)
		.extend('replies', ({ database }) => createReplies(database))
		/** Stores an enquiry and completes its deliveries. @returns the enquiry's reference */
		.extend('deliver', ({ add, outbox }) => async (changes: object = {}, recipients = ['webhook', 'partner:acme']) => {
			const { reference } = await add({ ...changes }, [...recipients, 'receipt']);
			for (const delivery of await claimFor(outbox, [...recipients, 'receipt'])) await outbox.succeed(delivery);
			return reference;
		})
		.extend('reminders', ({ listed }) => async () => {
			const all = await listed();
			return all
				.filter(({ event }) => event === 'unanswered')
				.map(({ recipient, reference }) => [reference, recipient]);
		});

	test('only the first reply is recorded', async ({ clock, replies, deliver, store, retention }) => {
		const reference = await deliver();
		const first = await replies.record(reference);
		clock.ahead += hour;
		expect(await replies.record(reference)).toBe(first);
		expect((await store.find(reference))?.answeredAt).toBe(first);
		const other = await deliver({ email: 'other@example.com' });
		expect(await replies.record(other, '2026-11-21T00:00:00.000Z')).toBe('2026-11-21T00:00:00.000Z');
		expect(await replies.record('0RT3K-9XQ2F-4HT7')).toBeUndefined();
		await retention.erase({ reference });
		expect(await replies.record(reference)).toBeUndefined();
	});

	test('all unanswered enquiries wait, in the order in which replies are due', async ({
		clock,
		replies,
		deliver,
		add,
		retention,
	}) => {
		expect(await replies.waiting()).toEqual({ unanswered: 0, late: 0, oldest: undefined });
		const { reference } = await add({}, ['webhook']);
		clock.ahead += hour;
		await replies.record(await deliver({ email: 'answered@example.com' }));
		await deliver({ email: 'withdrawn@example.com' });
		await retention.withdraw({ email: 'withdrawn@example.com' });
		await deliver({ email: 'later@example.com' });
		clock.ahead += 23 * hour - 1;
		expect(await replies.waiting()).toEqual({ unanswered: 2, late: 0, oldest: reference });
		clock.ahead += 1;
		expect(await replies.waiting()).toEqual({ unanswered: 2, late: 1, oldest: reference });
	});

	test('reminds the receivers of an enquiry once, in the last four hours', async ({
		clock,
		replies,
		deliver,
		add,
		reminders,
	}) => {
		const reference = await deliver();
		await add({ email: 'undelivered@example.com' }, ['webhook']);
		clock.ahead += 20 * hour - 1;
		expect(await replies.remind()).toBe(0);
		clock.ahead += 1;
		for (let run = 0; run < 2; run++) expect(await replies.remind()).toBe(run === 0 ? 1 : 0);
		const expected = ['partner:acme', 'webhook'].map((recipient) => [reference, recipient]);
		expect((await reminders()).sort()).toEqual(expected);
	});

	test('does not remind of answered or withdrawn enquiries', async ({
		clock,
		replies,
		deliver,
		retention,
		reminders,
	}) => {
		await replies.record(await deliver({ email: 'answered@example.com' }));
		await deliver({ email: 'withdrawn@example.com' });
		await retention.withdraw({ email: 'withdrawn@example.com' });
		clock.ahead += 20 * hour;
		expect(await replies.remind()).toBe(0);
		expect(await reminders()).toEqual([]);
	});

	test('reminds once of enquiries that became due while the service was off', async ({
		clock,
		replies,
		deliver,
		reminders,
	}) => {
		const reference = await deliver({}, ['webhook']);
		clock.ahead += 40 * hour;
		for (let run = 0; run < 2; run++) expect(await replies.remind()).toBe(run === 0 ? 1 : 0);
		expect(await reminders()).toEqual([[reference, 'webhook']]);
	});

	test('after the first recorded reply there are no reminders of promises that had ended before', async ({
		clock,
		replies,
		deliver,
		reminders,
	}) => {
		await deliver({ email: 'long-ago@example.com' });
		clock.ahead += 100 * hour;
		await replies.record(await deliver({ email: 'first@example.com' }));
		await startReminders(replies, undefined, createLog('silent'), () => {})();
		expect(await reminders()).toEqual([]);
	});

	test('a reply is cleared, at any time or within a limit', async ({ clock, replies, deliver }) => {
		const reference = await deliver();
		expect(await replies.clear(reference)).toBe(false);
		await replies.record(reference);
		clock.ahead += 10 * 60_000;
		expect(await replies.clear(reference, 10 * 60_000)).toBe(false);
		expect(await replies.clear(reference, 11 * 60_000)).toBe(true);
		expect(await replies.answeredAt(reference)).toBeUndefined();
		await replies.record(reference);
		expect(await replies.clear(reference)).toBe(true);
	});

	test('several servers, concurrent or one after the other, remind once', async ({
		clock,
		open,
		database,
		deliver,
		reminders,
	}) => {
		const references: string[] = [];
		for (let count = 0; count < 5; count++)
			references.push(await deliver({ email: `${count}@example.com` }, ['webhook']));
		clock.ahead += 21 * hour;
		const servers = [await open(), await open(), await open(), await open()].map((server) =>
			createReplies({ ...server, clock: database.clock }),
		);
		const [restarted, ...together] = servers;
		const counts = await Promise.all(together.map((server) => server.remind()));
		expect(counts.reduce((sum, count) => sum + count)).toBe(5);
		expect(await restarted?.remind()).toBe(0);
		expect((await reminders()).map(([reference]) => reference).sort()).toEqual(references.sort());
	});

	test('does not remind operators who never record replies, unless configured', async ({
		clock,
		replies,
		deliver,
		reminders,
	}) => {
		const run = (isWanted?: boolean) => startReminders(replies, isWanted, createLog('silent'), () => {})();
		await deliver();
		clock.ahead += 21 * hour;
		for (const isWanted of [undefined, false]) await run(isWanted);
		expect(await reminders()).toEqual([]);
		const answered = await deliver({ email: 'answered@example.com' });
		await replies.record(answered);
		await run(false);
		expect(await reminders()).toEqual([]);
		await run();
		expect(await reminders()).toHaveLength(2);
		await deliver({ email: 'next@example.com' });
		clock.ahead += 21 * hour;
		await run(true);
		expect(await reminders()).toHaveLength(4);
	});

	test('is unused until a first reply, then late from 20 hours on', async ({ clock, replies, deliver, retention }) => {
		await deliver({ email: 'long-ago@example.com' });
		clock.ahead += 100 * hour;
		expect(await replies.status()).toBe('unused');
		await replies.record(await deliver({ email: 'first@example.com' }));
		// An enquiry whose reply was due before the first reply was recorded does not count as late.
		expect(await replies.status()).toBe('ok');
		const reference = await deliver({ email: 'waiting@example.com' });
		clock.ahead += 20 * hour - 1;
		expect(await replies.status()).toBe('ok');
		clock.ahead += 1;
		expect([await replies.status(), await replies.countLate()]).toEqual(['late', 1]);
		await replies.record(reference);
		expect(await replies.status()).toBe('ok');
		await deliver({ email: 'leaving@example.com' });
		clock.ahead += 30 * hour;
		expect(await replies.status()).toBe('late');
		await retention.withdraw({ email: 'leaving@example.com' });
		expect(await replies.status()).toBe('ok');
	});

	test('a withdrawal ends a pending reminder', async ({ clock, replies, deliver, retention, listed }) => {
		await deliver({}, ['webhook']);
		clock.ahead += 21 * hour;
		await replies.remind();
		await retention.withdraw({ email: 'mei@example.com' });
		const pending = await listed('pending');
		expect(pending.map(({ event }) => event)).toEqual(['withdrawn']);
	});
});
