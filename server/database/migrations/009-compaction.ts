/** Up to which removal the files were rewritten: a removal that was interrupted before that is finished by the next one. */

import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable('compaction')
		.ifNotExists()
		.addColumn('id', 'integer', (column) => column.primaryKey())
		.addColumn('removed', 'integer', (column) => column.notNull())
		.execute();
	// Nobody knows of earlier removals: they count as interrupted.
	await sql`insert into compaction (id, removed) values (1, 0) on conflict do nothing`.execute(db);
}
