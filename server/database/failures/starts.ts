/** When the service was started, on each machine: many starts within an hour are ends that somebody should look into. */

import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

const hour = 60 * 60 * 1000;
/** Within an hour; as many as the alert rule takes. */
const usualStarts = 3;

const anHourBefore = (time: Date) => new Date(time.getTime() - hour).toISOString();

export async function recordStart(db: Kysely<Tables>, now = new Date()): Promise<void> {
	const server = hostname();
	await db.deleteFrom('starts').where('server', '=', server).where('started_at', '<', anHourBefore(now)).execute();
	await db.insertInto('starts').values({ server, started_at: now.toISOString() }).execute();
}

/** The machines on which it was started more often than an operator does. */
export async function frequentStarts(db: Kysely<Tables>): Promise<{ server: string; starts: number }[]> {
	return db
		.selectFrom('starts')
		.select(({ fn }) => ['server', fn.countAll<number>().as('starts')])
		.where('started_at', '>', anHourBefore(new Date()))
		.groupBy('server')
		.having(({ fn }) => fn.countAll(), '>', usualStarts)
		.orderBy('server')
		.execute();
}
