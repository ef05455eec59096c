/** Once a day, removes what is older than the retention time. */

import type { Database } from '../database/database.ts';
import { daysAgo, purgeEnquiries } from '../enquiries/removal.ts';
import type { Log } from './log.ts';
import { repeat } from './repeat.ts';

/** In milliseconds: a day. */
const purgeEvery = 24 * 60 * 60 * 1000;

/** @returns stops it; resolves when what is under way has ended */
export function startRetention({ db }: Database, retentionDays: number, log: Log): () => Promise<void> {
	return repeat(purgeEvery, async (signal) => {
		try {
			const purged = await purgeEnquiries(db, daysAgo(retentionDays), signal);
			if (purged > 0) log.info({ purged }, 'purged enquiries older than the retention time');
		} catch (error) {
			log.warn({ err: error }, 'the daily purge failed');
		}
	});
}
