/** Once a day, removes what is older than the retention time. */

import type { Database } from '../database/database.ts';
import { purgeEnquiries } from '../enquiries/removal.ts';
import type { Log } from './log.ts';
import { repeat } from './repeat.ts';

const day = 24 * 60 * 60 * 1000;

/** @returns stops it; resolves when what is under way has ended */
export function startRetention({ db }: Database, retentionDays: number, log: Log): () => Promise<void> {
	return repeat(day, async (signal) => {
		try {
			const purged = await purgeEnquiries(db, new Date(Date.now() - retentionDays * day), signal);
			if (purged > 0) log.info({ purged }, 'purged enquiries older than the retention time');
		} catch (error) {
			log.warn({ err: error }, 'the daily purge failed');
		}
	});
}
