/** Which key each row is encrypted with: a store knows which keys it needs, in whatever order they were used. */

import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	// The default stands for rows from before, and for those of a server of the version before that still runs.
	await db.schema
		.alterTable('enquiries')
		.addColumn('key_id', 'text', (column) => column.notNull().defaultTo('unknown'))
		.execute();
	await db.schema.createIndex('enquiries_by_key').on('enquiries').column('key_id').execute();
}
