/** The daily purge, the same on both engines. */

import { afterEach, expect, vi } from 'vitest';
import { createLog } from '../observability/log.ts';
import { describeOnEachEngine } from '../testing/engines.ts';
import { createStoreTest } from '../testing/store-test.ts';
import { startDailyPurge } from './daily-purge.ts';
import { DataRetention } from './data-retention.ts';

afterEach(() => {
	vi.useRealTimers();
});

const day = 24 * 60 * 60 * 1000;

await describeOnEachEngine((engine, createLocation) => {
	const test = createStoreTest(createLocation)
		.extend('addOld', ({ database: { db }, add }) => async (enquiries: number) => {
			const received_at = new Date(Date.now() - 31 * day).toISOString();
			for (let count = 0; count < enquiries; count++) {
				const { reference } = await add();
				await db.updateTable('enquiries').set({ received_at }).where('reference', '=', reference).execute();
			}
		})
		.extend('retention', ({ database, encryption }) => new DataRetention(database, encryption));

	test('purges at the start and every day after, until it is stopped', async ({ retention, addOld, add, read }) => {
		await addOld(1);
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		const stop = startDailyPurge(retention, 30, createLog('silent'), () => {});
		await vi.waitUntil(async () => (await read()).length === 0);
		await addOld(1);
		vi.advanceTimersByTime(day);
		await vi.waitUntil(async () => (await read()).length === 0);
		await add();
		await stop();
		expect(vi.getTimerCount()).toBe(0);
		expect(await read()).toHaveLength(1);
	});

	test('purges a tenth of all enquiries at most, else none, and says how many and why', async ({
		retention,
		addOld,
		add,
		read,
	}) => {
		const warn = vi.fn();
		const onLeft = vi.fn();
		const purge = () => startDailyPurge(retention, 30, Object.assign(createLog('silent'), { warn }), onLeft)();
		for (let count = 0; count < 18; count++) await add();
		await addOld(3);
		await purge();
		expect(await read()).toHaveLength(21);
		expect(warn).toHaveBeenCalledExactlyOnceWith(
			{ due: 3, all: 21, before: expect.stringMatching(/Z$/) },
			expect.stringMatching(/^nothing purged: more than a tenth.* `purge`$/),
		);
		for (let count = 0; count < 9; count++) await add();
		await purge();
		expect(await read()).toHaveLength(27);
		expect(onLeft.mock.calls).toEqual([[3], [0]]);
	});

	test('a clock of this machine that is years ahead costs no enquiry', async ({ retention, add, read }) => {
		for (let count = 0; count < 2; count++) await add();
		vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1100 * day });
		const onLeft = vi.fn();
		// At a start, and again after it: nothing the first run leaves behind may mislead the second.
		for (let start = 0; start < 2; start++) await startDailyPurge(retention, 730, createLog('silent'), onLeft)();
		expect(await read()).toHaveLength(2);
		expect(onLeft.mock.calls).toEqual(engine === 'SQLite' ? [[2], [2]] : [[0], [0]]);
	});
});
