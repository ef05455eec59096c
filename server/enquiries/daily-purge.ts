/** Purges at start and once a day what is older than the retention time. */

import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../observability/log.ts';
import { schedule } from '../scheduler.ts';
import { daysAgo, purgeEnquiries } from './data-retention.ts';

const day = 24 * 60 * 60 * 1000;
/** A store unused for longer points to a clock that is ahead, which would have everything purged. */
const longestIdleDays = 90;

/** @returns stops it; resolves when a purge under way has ended */
export function startDailyPurge({ db }: Database, retentionDays: number, log: Log): () => Promise<void> {
	return schedule(day, async (signal) => {
		try {
			const lastUsed = await lastUseOf(db);
			if (lastUsed && lastUsed < daysAgo(longestIdleDays).toISOString())
				return log.warn(
					{ lastUsed },
					'nothing purged: check the clock, or run `purge`, for the store was last used long ago',
				);
			const purged = await purgeEnquiries(db, daysAgo(retentionDays), signal);
			if (purged > 0) log.info({ purged }, 'purged enquiries older than the retention time');
		} catch (error) {
			log.warn({ err: error }, 'the daily purge failed');
		}
	});
}

/** When the last enquiry or health check was written. */
async function lastUseOf(db: Kysely<Tables>): Promise<string | undefined> {
	const { received } = await db
		.selectFrom('enquiries')
		.select(({ fn }) => fn.max('received_at').as('received'))
		.executeTakeFirstOrThrow();
	const checked = await db.selectFrom('probe').select('checked_at').executeTakeFirst();
	return [received, checked?.checked_at]
		.filter((time) => typeof time === 'string')
		.toSorted()
		.at(-1);
}
