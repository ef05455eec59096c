/** Purges at start and once a day what is older than the retention time, unless that is so much that the clock may be wrong. */

import { schedule } from '../delivery/scheduler.ts';
import type { Log } from '../observability/log.ts';
import type { DataRetention } from './data-retention.ts';

const day = 24 * 60 * 60 * 1000;
/** Of all enquiries, this share is purged without an operator; one enquiry always is. */
const largestShare = 0.1;

/**
 * @param onLeft told how many enquiries were left to the operator's `purge`: 0 when none were
 * @returns stops it; resolves when a purge under way has ended
 */
export function startDailyPurge(
	retention: DataRetention,
	retentionDays: number,
	log: Log,
	onLeft: (enquiries: number) => void,
): () => Promise<void> {
	return schedule(day, log, 'the daily purge failed', async (signal) => {
		const before = await retention.daysAgo(retentionDays);
		const { found: due } = await retention.count({ before });
		const all = await retention.countAll();
		const isPlausible = due <= Math.max(1, all * largestShare);
		onLeft(isPlausible ? 0 : due);
		if (!isPlausible)
			return log.warn(
				{ due, all, before },
				'nothing purged: more than a tenth of all enquiries is due, so check the clock, then run `purge`',
			);
		const purged = await retention.purge(before, signal);
		if (purged > 0) log.info({ purged }, 'purged enquiries older than the retention time');
	});
}
