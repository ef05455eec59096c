/** Purges at start and once a day what is older than the retention time, whatever a receiver is still owed. */

import { schedule } from '../delivery/scheduler.ts';
import type { Log } from '../observability/log.ts';
import type { DataRetention } from './data-retention.ts';

const day = 24 * 60 * 60 * 1000;

/** @returns stops it; resolves when a purge under way has ended */
export function startDailyPurge(retention: DataRetention, retentionDays: number, log: Log): () => Promise<void> {
	return schedule(day, log, 'the daily purge failed', async (signal) => {
		const expired = await retention.expired(retentionDays);
		const { undelivered } = await retention.count(expired);
		const purged = await retention.purge(expired, signal);
		if (undelivered > 0) log.warn({ undelivered }, 'purged enquiries that a receiver was still owed');
		if (purged > 0) log.info({ purged }, 'purged enquiries older than the retention time');
	});
}
