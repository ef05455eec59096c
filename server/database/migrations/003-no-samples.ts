/** Tells PostgreSQL's planner to sample no column that names a person: its catalog is one that not every user may rewrite. */

import { type Kysely, PostgresAdapter, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
	await sql`alter table enquiries alter personal set statistics 0, alter email_index set statistics 0`.execute(db);
}
