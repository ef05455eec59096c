/** Where an enquiry came from and in which language, and what it is found by besides the e-mail address. */

import { type Kysely, PostgresAdapter, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	for (const column of ['language', 'widget_version', 'origin', 'phone_index'])
		await db.schema.alterTable('enquiries').addColumn(column, 'text').execute();
	await db.schema.createIndex('enquiries_by_phone').on('enquiries').column('phone_index').execute();
	if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
	// The planner's samples of a column that names a person would outlive the row.
	await sql`alter table enquiries alter phone_index set statistics 0`.execute(db);
}
