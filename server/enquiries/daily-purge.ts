/** Purges at start and once a day what is older than the retention time. */

import type { Log } from '../observability/log.ts';
import { schedule } from '../scheduler.ts';
import { type DataRetention, daysAgo } from './data-retention.ts';

const day = 24 * 60 * 60 * 1000;
/** A store unused for longer points to a clock that is ahead, which would have everything purged. */
const longestIdleDays = 90;

/** @returns stops it; resolves when a purge under way has ended */
export function startDailyPurge(retention: DataRetention, retentionDays: number, log: Log): () => Promise<void> {
	return schedule(day, log, 'the daily purge failed', async (signal) => {
		const lastUsed = await retention.lastUsed();
		if (lastUsed && lastUsed < daysAgo(longestIdleDays).toISOString())
			return log.warn(
				{ lastUsed },
				'nothing purged: check the clock, or run `purge`, for the store was last used long ago',
			);
		const purged = await retention.purge(daysAgo(retentionDays), signal);
		if (purged > 0) log.info({ purged }, 'purged enquiries older than the retention time');
	});
}
