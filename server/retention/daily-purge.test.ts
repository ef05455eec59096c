/** The daily purge, the same on both engines. */

import { afterEach, expect, vi } from 'vitest';
import { createLog } from '../observability/log.ts';
import { describeOnEachEngine } from '../testing/engines.ts';
import { createStoreTest } from '../testing/store-test.ts';
import { startDailyPurge } from './daily-purge.ts';

afterEach(() => void vi.useRealTimers());

const day = 24 * 60 * 60 * 1000;

await describeOnEachEngine((engine, createLocation) => {
	const test = createStoreTest(createLocation)
		.extend(
			'addMany',
			({ add }) =>
				(count: number) =>
					Promise.all(Array.from({ length: count }, () => add())),
		)
		.extend('addOld', ({ database: { db }, addMany }) => async (count: number) => {
			const references = (await addMany(count)).map(({ reference }) => reference);
			const received_at = new Date(Date.now() - 31 * day).toISOString();
			await db.updateTable('enquiries').set({ received_at }).where('reference', 'in', references).execute();
		});

	test('purges at the start and every day after, until it is stopped', async ({ retention, addOld, add, read }) => {
		await addOld(1);
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		const stop = startDailyPurge(retention, 30, createLog('silent'), () => {});
		const countAll = async () => (await read()).length;
		await expect.poll(countAll).toBe(0);
		await addOld(1);
		vi.advanceTimersByTime(day);
		await expect.poll(countAll).toBe(0);
		await add();
		await stop();
		expect(vi.getTimerCount()).toBe(0);
		expect(await countAll()).toBe(1);
	});

	test('purges a tenth of all at most, else none, and says why', async ({ retention, addOld, addMany, read }) => {
		const [warn, onLeft] = [vi.fn(), vi.fn()];
		const purge = () => startDailyPurge(retention, 30, Object.assign(createLog('silent'), { warn }), onLeft)();
		await addMany(18);
		await addOld(3);
		await purge();
		expect(await read()).toHaveLength(21);
		expect(warn).toHaveBeenCalledExactlyOnceWith(
			{ due: 3, all: 21, before: expect.stringMatching(/Z$/) },
			expect.stringMatching(/^nothing purged: more than a tenth.* `purge`$/),
		);
		await addMany(9);
		await purge();
		expect(await read()).toHaveLength(27);
		expect(onLeft.mock.calls).toEqual([[3], [0]]);
	});

	test('a clock of this machine that is years ahead costs no enquiry', async ({ retention, addMany, read }) => {
		await addMany(2);
		vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1100 * day });
		const onLeft = vi.fn();
		// At a start, and again after it: nothing the first run leaves behind may mislead the second.
		for (let start = 0; start < 2; start++) await startDailyPurge(retention, 730, createLog('silent'), onLeft)();
		expect(await read()).toHaveLength(2);
		expect(onLeft.mock.calls).toEqual(engine === 'SQLite' ? [[2], [2]] : [[0], [0]]);
	});
});
