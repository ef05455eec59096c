/**
 * Deliveries of every event, under leases that are counted. They outlive their enquiry: receivers are still to be told of
 * its erasure. SQLite cannot drop a foreign key, so the table is made again.
 */

import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable('deliveries_next')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('reference', 'text', (column) => column.notNull())
		.addColumn('event', 'text', (column) => column.notNull())
		.addColumn('target', 'text', (column) => column.notNull())
		.addColumn('state', 'text', (column) => column.notNull().defaultTo('pending'))
		.addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
		.addColumn('unfinished', 'integer', (column) => column.notNull().defaultTo(0))
		.addColumn('lease', 'integer', (column) => column.notNull().defaultTo(0))
		.addColumn('created_at', 'text', (column) => column.notNull())
		.addColumn('due_at', 'text', (column) => column.notNull())
		.addColumn('give_up_at', 'text', (column) => column.notNull())
		.addColumn('finished_at', 'text')
		.addColumn('last_error', 'text')
		.execute();
	// A first try put off when a delivery was due: those that were tried count as leased once.
	await sql`
		insert into deliveries_next
		select id, reference, 'created', target, state, attempts, 0,
			case when state = 'done' or attempts > 0 or due_at <> received_at then 1 else 0 end,
			received_at, due_at, give_up_at, finished_at, last_error
		from deliveries join enquiries using (reference)
	`.execute(db);
	await db.schema.dropTable('deliveries').execute();
	await db.schema.alterTable('deliveries_next').renameTo('deliveries').execute();
	const index = (name: string, columns: string[]) => db.schema.createIndex(name).on('deliveries').columns(columns);
	const inState = (state: string) => sql<boolean>`state = ${sql.lit(state)}`;
	await index('deliveries_due', ['target', 'due_at']).where(inState('pending')).execute();
	await index('deliveries_dead', ['target', 'last_error']).where(inState('dead')).execute();
	await index('deliveries_by_reference', ['reference']).execute();
}
