/** Enquiries, their deliveries, the count of removed ones, and the row that the health check writes. */

import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable('enquiries')
		.addColumn('reference', 'text', (column) => column.primaryKey())
		.addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
		.addColumn('received_at', 'text', (column) => column.notNull())
		.addColumn('personal', 'text', (column) => column.notNull())
		.addColumn('email_index', 'text', (column) => column.notNull())
		.addColumn('partner', 'text')
		.addColumn('plan', 'text')
		.addColumn('page', 'text')
		.addColumn('consent_version', 'text', (column) => column.notNull())
		.addColumn('consent_at', 'text', (column) => column.notNull())
		.addColumn('withdrawn_at', 'text')
		.execute();
	await db.schema.createIndex('enquiries_by_time').on('enquiries').columns(['received_at', 'reference']).execute();
	await db.schema.createIndex('enquiries_by_email').on('enquiries').column('email_index').execute();

	await db.schema
		.createTable('deliveries')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('reference', 'text', (column) => column.notNull().references('enquiries.reference').onDelete('cascade'))
		.addColumn('target', 'text', (column) => column.notNull())
		.addColumn('state', 'text', (column) => column.notNull())
		.addColumn('attempts', 'integer', (column) => column.notNull())
		.addColumn('due_at', 'text', (column) => column.notNull())
		.addColumn('give_up_at', 'text', (column) => column.notNull())
		.addColumn('finished_at', 'text')
		.addColumn('last_error', 'text')
		.execute();
	await db.schema
		.createIndex('deliveries_due')
		.on('deliveries')
		.columns(['target', 'due_at'])
		.where('state' as never, '=', 'pending')
		.execute();
	await db.schema.createIndex('deliveries_by_reference').on('deliveries').column('reference').execute();

	await db.schema
		.createTable('removals')
		.addColumn('month', 'text', (column) => column.notNull())
		.addColumn('reason', 'text', (column) => column.notNull())
		.addColumn('enquiries', 'integer', (column) => column.notNull())
		.addPrimaryKeyConstraint('removals_key', ['month', 'reason'])
		.execute();

	await db.schema
		.createTable('probe')
		.addColumn('id', 'integer', (column) => column.primaryKey())
		.addColumn('checked_at', 'text', (column) => column.notNull())
		.execute();
}
