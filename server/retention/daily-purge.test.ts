/** Tests of the daily purge: which enquiries it removes, also under a wrong clock, and that no byte of them remains. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, vi } from 'vitest';
import { sqlitePath } from '../database/engines/sqlite.ts';
import { createEnquiryStore } from '../enquiries/store/enquiry-store.ts';
import { createLog, type Log } from '../observability/log.ts';
import { newEnquiry } from '../testing/sample-enquiry.ts';
import { describeOnEachEngine } from '../testing/stores/engines.ts';
import { createClockedStoreTest, storedBytes } from '../testing/stores/store-test.ts';
import { createDataRetention, startDailyPurge } from './data-retention.ts';

afterEach(() => void vi.useRealTimers());

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Starts a process that reads a snapshot of the store, as a back-up does. @returns function that ends the process */
async function readInAnotherProcess(path: string): Promise<() => Promise<void>> {
	const program = `
		const connection = new (require('node:sqlite').DatabaseSync)(process.argv[1], { readOnly: true });
		connection.exec('begin');
		connection.prepare('select count(*) from enquiries').get();
		console.log('reading');
		process.stdin.resume();`;
	const reader = spawn(process.execPath, ['--eval', program, path], { stdio: ['pipe', 'pipe', 'inherit'] });
	await once(reader.stdout, 'data');
	return async () => {
		reader.stdin.end();
		await once(reader, 'exit');
	};
}

await describeOnEachEngine((engine, createLocation) => {
	const test = createClockedStoreTest(createLocation)
		/** Stores enquiries while the clock is `days` behind. */
		.extend('addBehind', ({ clock, addMany }) => async (days: number, count: number, recipients: string[] = []) => {
			clock.ahead -= days * day;
			const added = await addMany(count, recipients);
			clock.ahead += days * day;
			return added;
		})
		.extend('purge', ({ retention }) => (log: Partial<Log> = {}) => {
			return startDailyPurge(retention, 30, Object.assign(createLog('silent'), log))();
		});

	test('purges at the start and every day after, until it is stopped', async ({ retention, addBehind, add, read }) => {
		await addBehind(31, 1);
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		const stop = startDailyPurge(retention, 30, createLog('silent'));
		const countAll = async () => (await read()).length;
		await expect.poll(countAll).toBe(0);
		await addBehind(31, 1);
		await vi.advanceTimersByTimeAsync(day);
		await expect.poll(countAll).toBe(0);
		await add();
		await stop();
		expect(vi.getTimerCount()).toBe(0);
		expect(await countAll()).toBe(1);
	});

	test('undelivered enquiries are also purged, and logged', async ({ addBehind, listed, purge, read }) => {
		await addBehind(31, 3, ['webhook', 'receipt']);
		await addBehind(31, 1);
		const warn = vi.fn();
		await purge({ warn });
		expect([await read(), await listed()]).toEqual([[], []]);
		expect(warn.mock.calls).toEqual([[{ undelivered: 3 }, 'purging enquiries that a receiver is still owed']]);
	});

	test('a clock that is ahead does not purge younger enquiries', async ({ clock, addBehind, purge, read }) => {
		await purge();
		const [kept] = await addBehind(24, 1);
		await addBehind(0, 1);
		clock.ahead += 1000 * day;
		for (let run = 1; run <= 3; run++, clock.ahead += day) for (let start = 0; start < 2; start++) await purge();
		clock.ahead -= 1003 * day;
		await purge();
		expect(await read()).toEqual(expect.arrayContaining([kept?.reference]));
		expect(await read()).toHaveLength(2);
	});

	test('after a clock was behind, its correction is trusted at once', async ({
		clock,
		addBehind,
		addMany,
		purge,
		read,
	}) => {
		await addBehind(20, 1);
		await addMany(1);
		clock.ahead -= 10_000 * day;
		await purge();
		clock.ahead += 10_001 * day;
		await purge();
		expect(await read()).toHaveLength(2);
		for (let run = 1; run <= 12; run++, clock.ahead += day) await purge();
		expect(await read()).toHaveLength(1);
	});

	test('a shorter retention time counts at once', async ({ addBehind, addMany, retention, purge, read }) => {
		await addBehind(20, 1);
		await addMany(1);
		await purge();
		await startDailyPurge(retention, 10, createLog('silent'))();
		expect(await read()).toHaveLength(1);
	});

	if (engine === 'SQLite')
		test('leaves no byte', async ({ location, addBehind, addMany, purge }) => {
			const purged = await addBehind(31, 100);
			const [kept] = await addMany(1);
			const left = () => {
				const bytes = storedBytes(location.dataDir);
				return purged.filter(({ reference }) => bytes.includes(reference)).length;
			};
			expect(left()).toBe(100);
			await purge();
			expect(left()).toBe(0);
			expect(storedBytes(location.dataDir)).toContain(kept?.reference);
		});

	if (engine === 'SQLite')
		test('leaves no byte of rows after which another process was killed before compacting', async ({
			location,
			database,
			encryption,
			addBehind,
			addMany,
			retention,
			purge,
		}) => {
			const purged = await addBehind(31, 100);
			await addMany(1);
			const killed = { ...database, compact: () => Promise.reject(new Error('killed')) };
			const purging = createDataRetention(killed, encryption).purge(await retention.expired(30));
			await expect(purging).rejects.toThrow('killed');
			const left = () => {
				const bytes = storedBytes(location.dataDir);
				return purged.filter(({ reference }) => bytes.includes(reference)).length;
			};
			expect(left()).toBeGreaterThan(0);
			await purge();
			expect(left()).toBe(0);
		});

	if (engine === 'SQLite')
		test('leaves no byte within an hour after another process has stopped reading', async ({
			location,
			addBehind,
			addMany,
			read,
			retention,
		}) => {
			const [purged] = await addBehind(31, 1);
			await addMany(1);
			const stopReading = await readInAnotherProcess(sqlitePath(location.dataDir));
			vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
			const warn = vi.fn();
			const stop = startDailyPurge(retention, 30, Object.assign(createLog('silent'), { warn }));
			const passMinute = () => {
				vi.advanceTimersByTime(60_000);
				return warn.mock.lastCall;
			};
			await expect.poll(passMinute).toMatchObject([{ err: { message: /not every byte/ } }, 'the daily purge failed']);
			expect(await read()).toHaveLength(1);
			expect(storedBytes(location.dataDir)).toContain(purged?.reference);
			await stopReading();
			vi.advanceTimersByTime(hour);
			await expect.poll(() => storedBytes(location.dataDir)).not.toContain(purged?.reference);
			await stop();
		});

	test('never purges enquiries stored after one that is not due yet', async ({
		clock,
		addBehind,
		addMany,
		purge,
		read,
	}) => {
		await addBehind(31, 2);
		await addMany(1);
		await addBehind(1095, 5);
		await purge();
		expect(await read()).toHaveLength(6);
		for (let run = 1; run <= 31; run++) {
			clock.ahead += day;
			await purge();
		}
		expect(await read()).toEqual([]);
	});

	test('an enquiry stamped in the future does not spare others', async ({ addBehind, purge, read }) => {
		await addBehind(-3650, 1);
		await addBehind(31, 2);
		await purge();
		expect(await read()).toHaveLength(1);
	});

	test('keeps an erasure that was stamped by a clock that was behind', async ({
		clock,
		add,
		addMany,
		retention,
		purge,
	}) => {
		await addMany(1);
		const { reference } = await add({ email: 'erased@example.com' });
		clock.ahead -= 1095 * day;
		await retention.erase({ reference });
		clock.ahead += 1095 * day;
		await purge();
		expect(await retention.listErasures()).toMatchObject([{ reference }]);
	});

	if (engine === 'PostgreSQL')
		test('the clock of a server that is years off is not used', async ({ open, encryption }) => {
			const database = await open();
			const store = createEnquiryStore(database, encryption);
			const { now } = await database.db.selectNoFrom(database.clock().as('now')).executeTakeFirstOrThrow();
			vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 1100 * day });
			const added = await store.add(newEnquiry());
			if (added.outcome !== 'stored') throw new Error(added.outcome);
			expect(added.receivedAt >= now).toBe(true);
			const record = await store.find(added.reference);
			expect([record?.receivedAt, record?.consentAt]).toEqual([added.receivedAt, added.receivedAt]);
			await createDataRetention(database, encryption).withdraw({ email: 'mei@example.com' });
			expect(Number((await store.find(added.reference))?.withdrawnAt?.slice(0, 4))).toBe(Number(now.slice(0, 4)));
		});
});
