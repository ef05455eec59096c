/** What was erased, by reference and time: to erase it again from a restored back-up, and to know a late retry of it. */

import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable('erasures')
		.ifNotExists()
		.addColumn('reference', 'text', (column) => column.primaryKey())
		.addColumn('idempotency_key', 'text', (column) => column.unique())
		.addColumn('received_at', 'text', (column) => column.notNull())
		.addColumn('erased_at', 'text', (column) => column.notNull())
		.execute();
}
