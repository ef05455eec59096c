/** The time that the store goes by. */

import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** The moment `offset` milliseconds from now, as the tables hold times. */
export type Clock = (offset?: number) => RawBuilder<string>;

/** PostgreSQL's own clock decides for all servers that share it, because theirs may be hours apart. */
export function clockOf({ engine }: Pick<Database, 'engine'>): Clock {
	if (engine === 'sqlite') return (offset = 0) => sql`${new Date(Date.now() + offset).toISOString()}`;
	return (offset = 0) =>
		sql`to_char((now() + ${sql.lit(offset)} * interval '1 millisecond') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
