import { afterEach, expect, vi } from 'vitest';
import { createEnquiryStore } from '../enquiries/store/enquiry-store.ts';
import { createLog, type Log } from '../observability/log.ts';
import { newEnquiry } from '../testing/sample-enquiry.ts';
import { describeOnEachEngine } from '../testing/stores/engines.ts';
import { createClockedStoreTest } from '../testing/stores/store-test.ts';
import { startDailyPurge } from './daily-purge.ts';
import { createDataRetention } from './data-retention.ts';

afterEach(() => void vi.useRealTimers());

const day = 24 * 60 * 60 * 1000;

await describeOnEachEngine((engine, createLocation) => {
	const test = createClockedStoreTest(createLocation)
		.extend('addMany', ({ add }) => (count: number, recipients: string[] = []) => {
			return Promise.all(Array.from({ length: count }, () => add({}, recipients)));
		})
		/** Stores some while the clock is so many days behind. */
		.extend('addBehind', ({ clock, addMany }) => async (days: number, count: number, recipients: string[] = []) => {
			clock.ahead -= days * day;
			const added = await addMany(count, recipients);
			clock.ahead += days * day;
			return added;
		})
		.extend('purge', ({ retention }) => async (log: Partial<Log> = {}) => {
			const onWaiting = vi.fn();
			await startDailyPurge(retention, 30, Object.assign(createLog('silent'), log), onWaiting)();
			return onWaiting.mock.calls;
		});

	test('purges at the start and every day after, until it is stopped', async ({ retention, addBehind, add, read }) => {
		await addBehind(31, 1);
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		const stop = startDailyPurge(retention, 30, createLog('silent'), () => {});
		const countAll = async () => (await read()).length;
		await expect.poll(countAll).toBe(0);
		await addBehind(31, 1);
		vi.advanceTimersByTime(day);
		await expect.poll(countAll).toBe(0);
		await add();
		await stop();
		expect(vi.getTimerCount()).toBe(0);
		expect(await countAll()).toBe(1);
	});

	test('so many at once wait for a week, with daily warnings', async ({ clock, addBehind, addMany, purge, read }) => {
		await addBehind(31, 11);
		await addMany(30);
		const warn = vi.fn();
		for (let run = 1; run <= 7; run++) {
			for (let start = 0; start < 2; start++) expect(await purge({ warn })).toEqual([[11]]);
			const figures = { due: 11, all: 41, before: expect.stringMatching(/Z$/), run, of: 7 };
			expect(warn).toHaveBeenLastCalledWith(figures, expect.stringMatching(/^nothing purged yet: more than a tenth/));
			clock.ahead += day;
		}
		expect(await read()).toHaveLength(41);
		expect(await purge({ warn })).toEqual([[0]]);
		expect(await read()).toHaveLength(30);
		expect(warn).toHaveBeenCalledTimes(14);
	});

	test('a clock that is put right within the week costs nothing', async ({ clock, addMany, purge, read }) => {
		await addMany(11);
		for (let time = 0; time < 2; time++) {
			clock.ahead += 1000 * day;
			for (let run = 1; run <= 7; run++, clock.ahead += day) expect(await purge()).toEqual([[11]]);
			clock.ahead -= 1007 * day;
			expect(await purge()).toEqual([[0]]);
		}
		expect(await read()).toHaveLength(11);
	});

	test('purges at once a tenth of all, or ten', async ({ addBehind, addMany, purge, read }) => {
		await addBehind(31, 10);
		await addMany(1);
		expect(await purge()).toEqual([[0]]);
		expect(await read()).toHaveLength(1);
	});

	test('never purges what a receiver is still owed', async ({ clock, addBehind, outbox, purge, read }) => {
		const references = (await addBehind(1095, 3, ['webhook', 'receipt'])).map(({ reference }) => reference).sort();
		const claimed = await outbox.claim(['webhook'], 3);
		const [delivered, pending, dead] = claimed;
		if (!delivered || !pending || !dead) throw new Error('three are due');
		await outbox.succeed(delivered);
		await outbox.fail(dead, { reason: 'HTTP 410', permanent: true });
		await purge();
		expect((await read()).sort()).toEqual(references.filter((reference) => reference !== delivered.reference));
		await outbox.dismiss(dead.reference);
		clock.ahead += day;
		await purge();
		expect(await read()).toEqual([pending.reference]);
	});

	test('never purges what was stored after one not yet due', async ({ clock, addBehind, addMany, purge, read }) => {
		await addBehind(31, 2);
		await addMany(1);
		await addBehind(1095, 5);
		await purge();
		expect(await read()).toHaveLength(6);
		clock.ahead += 31 * day;
		await purge();
		expect(await read()).toEqual([]);
	});

	test('a time that is still to come holds up nothing', async ({ addBehind, purge, read }) => {
		await addBehind(-3650, 1);
		await addBehind(31, 2);
		await purge();
		expect(await read()).toHaveLength(1);
	});

	test('keeps an erasure that a clock behind has stamped', async ({ clock, add, addMany, retention, purge }) => {
		await addMany(1);
		const { reference } = await add({ email: 'erased@example.com' });
		clock.ahead -= 1095 * day;
		await retention.erase({ reference });
		clock.ahead += 1095 * day;
		await purge();
		expect(await retention.listErasures()).toMatchObject([{ reference }]);
	});

	if (engine === 'PostgreSQL')
		test('a server whose clock is years off stamps nothing', async ({ open, encryption }) => {
			const database = await open();
			const store = createEnquiryStore(database, encryption);
			const { now } = await database.db.selectNoFrom(database.clock().as('now')).executeTakeFirstOrThrow();
			vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 1100 * day });
			const added = await store.add(newEnquiry());
			if (added.outcome !== 'stored') throw new Error(added.outcome);
			expect(added.receivedAt >= now).toBe(true);
			const record = await store.find(added.reference);
			expect([record?.receivedAt, record?.consentAt]).toEqual([added.receivedAt, added.receivedAt]);
			await createDataRetention(database, encryption).withdraw('mei@example.com');
			expect(Number((await store.find(added.reference))?.withdrawnAt?.slice(0, 4))).toBe(Number(now.slice(0, 4)));
		});
});
