/** Purges at start and once a day what is older than the retention time; so much at once that a clock may be wrong waits a week. */

import { schedule } from '../delivery/scheduler.ts';
import type { Log } from '../observability/log.ts';
import type { DataRetention } from './data-retention.ts';

const day = 24 * 60 * 60 * 1000;
/** So many are purged at once whatever their share. */
const alwaysPurged = 10;
/** Beyond this share of all enquiries the purge waits. */
const largestShare = 0.1;
/** Daily runs, each with a warning: time to put a clock right. */
const longestWait = 7;

/**
 * @param onWaiting told how many enquiries wait: 0 when none do
 * @returns stops it; resolves when a purge under way has ended
 */
export function startDailyPurge(
	retention: DataRetention,
	retentionDays: number,
	log: Log,
	onWaiting: (enquiries: number) => void,
): () => Promise<void> {
	return schedule(day, log, 'the daily purge failed', async (signal) => {
		const before = await retention.daysAgo(retentionDays);
		const expired = await retention.expired(before);
		const { found: due } = await retention.count(expired);
		const all = await retention.countAll();
		const isMany = due > Math.max(alwaysPurged, all * largestShare);
		const waited = isMany ? await retention.countWaitingRun() : 0;
		const waits = isMany && waited <= longestWait;
		onWaiting(waits ? due : 0);
		if (waits)
			return log.warn(
				{ due, all, before, run: waited, of: longestWait },
				'nothing purged yet: more than a tenth of all enquiries is due, so check the clock',
			);
		const purged = await retention.purge(expired, signal);
		if (purged > 0) log.info({ purged }, 'purged enquiries older than the retention time');
		if (purged >= due || !isMany) await retention.endWait();
	});
}
