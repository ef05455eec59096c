/** Once a day, removes what is older than the retention time. */

import type { Database } from '../database/database.ts';
import type { Log } from '../observability/log.ts';
import { schedule } from '../scheduler.ts';
import { daysAgo, purgeEnquiries } from './data-retention.ts';

/** In milliseconds: a day. */
const purgeEvery = 24 * 60 * 60 * 1000;

/** @returns stops it; resolves when what is under way has ended */
export function startRetention({ db }: Database, retentionDays: number, log: Log): () => Promise<void> {
	return schedule(purgeEvery, async (signal) => {
		try {
			const purged = await purgeEnquiries(db, daysAgo(retentionDays), signal);
			if (purged > 0) log.info({ purged }, 'purged enquiries older than the retention time');
		} catch (error) {
			log.warn({ err: error }, 'the daily purge failed');
		}
	});
}
