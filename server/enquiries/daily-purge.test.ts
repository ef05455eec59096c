/** The daily purge. */

import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../observability/log.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { post, startTestApp } from '../testing/test-app.ts';
import { startDailyPurge } from './daily-purge.ts';

afterEach(() => {
	vi.useRealTimers();
});

test('purges at the start and every day after, until it is stopped', async () => {
	const service = await startTestApp();
	const { db } = service.database;
	const age = async (days: number) => {
		await post(service.app, sampleEnquiry({ name: randomUUID() }));
		const received_at = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
		await db.updateTable('enquiries').set({ received_at }).where('received_at', '>', received_at).execute();
	};
	const left = () => db.selectFrom('enquiries').select('reference').execute();
	await age(31);
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	const stop = startDailyPurge(service.retention, 30, createLog('silent'));
	await vi.waitUntil(async () => (await left()).length === 0);
	await age(31);
	vi.advanceTimersByTime(24 * 60 * 60 * 1000);
	await vi.waitUntil(async () => (await left()).length === 0);
	await age(29);
	stop();
	expect(vi.getTimerCount()).toBe(0);
	expect(await left()).toHaveLength(1);
	vi.useRealTimers();
	await service.close();
});

test('a clock that is years ahead purges nothing, and the log says so', async () => {
	const service = await startTestApp();
	await post(service.app, sampleEnquiry());
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 365 * 24 * 60 * 60 * 1000 });
	const warn = vi.fn();
	await startDailyPurge(service.retention, 730, Object.assign(createLog('silent'), { warn }))();
	expect(warn).toHaveBeenCalledExactlyOnceWith(
		{ lastUsed: expect.any(String) },
		expect.stringMatching(/^nothing purged: check the clock/),
	);
	expect(await service.database.db.selectFrom('enquiries').select('reference').execute()).toHaveLength(1);
	vi.useRealTimers();
	await service.close();
});
