/** The tables of the first version, on both engines. */

import { randomBytes } from 'node:crypto';
import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Migrations see the tables as they are at the time, not as they are today. */
interface FirstTables {
	link_secret: { id: number; secret: string };
	compaction: { id: number; removed: number };
	receipt_lock: { id: number };
	purge_wait: { id: number; runs: number; counted_on: string };
}

export async function up(db: Kysely<FirstTables>): Promise<void> {
	const indexOn = (table: string, name: string, columns: string[]) =>
		db.schema.createIndex(name).on(table).columns(columns);

	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
	await db.schema
		.createTable('enquiries')
		// SQLite counts an integer primary key by itself.
		.addColumn('insertion_order', isPostgres ? 'bigint' : 'integer', (column) =>
			isPostgres ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey(),
		)
		.addColumn('reference', 'text', (column) => column.notNull().unique())
		.addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
		.addColumn('received_at', 'text', (column) => column.notNull())
		.addColumn('personal', 'text', (column) => column.notNull())
		.addColumn('email_index', 'text', (column) => column.notNull())
		.addColumn('phone_index', 'text', (column) => column.notNull())
		.addColumn('key_id', 'text', (column) => column.notNull())
		.addColumn('partner', 'text')
		.addColumn('partner_tag', 'text')
		.addColumn('plan', 'text')
		.addColumn('page', 'text')
		.addColumn('consent_version', 'text', (column) => column.notNull())
		.addColumn('consent_at', 'text', (column) => column.notNull())
		.addColumn('withdrawn_at', 'text')
		.addColumn('answered_at', 'text')
		.addColumn('reminded_at', 'text')
		.addColumn('missed_at', 'text')
		.addColumn('language', 'text')
		.addColumn('widget_version', 'text')
		.addColumn('origin', 'text')
		.execute();
	await indexOn('enquiries', 'enquiries_by_time', ['received_at', 'reference']).execute();
	await indexOn('enquiries', 'enquiries_by_email', ['email_index', 'received_at', 'reference']).execute();
	await indexOn('enquiries', 'enquiries_by_phone', ['phone_index', 'received_at', 'reference']).execute();
	const isUnanswered = sql<boolean>`answered_at is null and withdrawn_at is null`;
	await indexOn('enquiries', 'enquiries_unanswered', ['received_at']).where(isUnanswered).execute();
	const isAnswered = sql<boolean>`answered_at is not null`;
	await indexOn('enquiries', 'enquiries_answered', ['answered_at']).where(isAnswered).execute();
	await indexOn('enquiries', 'enquiries_by_key', ['key_id']).execute();
	if (isPostgres) {
		// The planner's samples of a column that names a person would outlive the row.
		const unsampled = ['personal', 'email_index', 'phone_index'].map((name) => `alter ${name} set statistics 0`);
		await sql.raw(`alter table enquiries ${unsampled.join(', ')}`).execute(db);
	}

	// No foreign key: `enquiry.erased` is delivered once the enquiry's row is gone.
	await db.schema
		.createTable('deliveries')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('reference', 'text', (column) => column.notNull())
		.addColumn('event', 'text', (column) => column.notNull())
		.addColumn('recipient', 'text', (column) => column.notNull())
		.addColumn('state', 'text', (column) => column.notNull().defaultTo('pending'))
		.addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
		.addColumn('interrupted_attempts', 'integer', (column) => column.notNull().defaultTo(0))
		.addColumn('fencing_token', 'integer', (column) => column.notNull().defaultTo(0))
		.addColumn('created_at', 'text', (column) => column.notNull())
		.addColumn('due_at', 'text', (column) => column.notNull())
		.addColumn('give_up_at', 'text', (column) => column.notNull())
		.addColumn('finished_at', 'text')
		.addColumn('dismissed_at', 'text')
		.addColumn('last_error', 'text')
		.execute();
	// Most deliveries are done: what is open is found without them.
	const inState = (state: string) => sql<boolean>`state = ${sql.lit(state)}`;
	await indexOn('deliveries', 'deliveries_due', ['recipient', 'due_at']).where(inState('pending')).execute();
	const needsAttention = sql<boolean>`state <> 'done' and dismissed_at is null and recipient <> 'receipt'`;
	const openColumns = ['state', 'event', 'created_at', 'recipient', 'dismissed_at'];
	await indexOn('deliveries', 'deliveries_open', openColumns).where(needsAttention).execute();
	await indexOn('deliveries', 'deliveries_by_reference', ['reference']).execute();
	await db.schema
		.createTable('receipts')
		.addColumn('address_index', 'text', (column) => column.primaryKey())
		.addColumn('sent_at', 'text', (column) => column.notNull())
		.execute();

	await db.schema
		.createTable('erasures')
		.addColumn('reference', 'text', (column) => column.primaryKey())
		.addColumn('idempotency_key', 'text', (column) => column.unique())
		.addColumn('received_at', 'text', (column) => column.notNull())
		.addColumn('insertion_order', 'bigint', (column) => column.notNull())
		.addColumn('erased_at', 'text', (column) => column.notNull())
		.execute();
	await db.schema
		.createTable('test_enquiries')
		.addColumn('reference', 'text', (column) => column.primaryKey())
		.addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
		.addColumn('received_at', 'text', (column) => column.notNull())
		.addColumn('record', 'text', (column) => column.notNull())
		.execute();
	await indexOn('test_enquiries', 'test_enquiries_by_time', ['received_at']).execute();
	await db.schema
		.createTable('removals')
		.addColumn('month', 'text', (column) => column.notNull())
		.addColumn('reason', 'text', (column) => column.notNull())
		.addColumn('enquiries', 'integer', (column) => column.notNull())
		.addPrimaryKeyConstraint('removals_key', ['month', 'reason'])
		.execute();

	await db.schema
		.createTable('signing_keys')
		.addColumn('key_id', 'text', (column) => column.primaryKey())
		.addColumn('public_key', 'text', (column) => column.notNull())
		.addColumn('private_key', 'text', (column) => column.notNull())
		.execute();
	const tableOfOneRow = (table: string) =>
		db.schema.createTable(table).addColumn('id', 'integer', (column) => column.primaryKey());
	await tableOfOneRow('receipt_lock').execute();
	await db.insertInto('receipt_lock').values({ id: 1 }).execute();
	await tableOfOneRow('purge_wait')
		.addColumn('runs', 'integer', (column) => column.notNull())
		.addColumn('counted_on', 'text', (column) => column.notNull())
		.execute();
	await db.insertInto('purge_wait').values({ id: 1, runs: 0, counted_on: '' }).execute();
	await tableOfOneRow('compaction')
		.addColumn('removed', 'integer', (column) => column.notNull())
		.execute();
	await db.insertInto('compaction').values({ id: 1, removed: 0 }).execute();
	await tableOfOneRow('link_secret')
		.addColumn('secret', 'text', (column) => column.notNull())
		.execute();
	const secret = randomBytes(32).toString('base64');
	await db.insertInto('link_secret').values({ id: 1, secret }).execute();
	await tableOfOneRow('unfinished_copy')
		.addColumn('source', 'text', (column) => column.notNull())
		.addColumn('copied_table', 'text', (column) => column.notNull())
		.addColumn('last_key', 'text', (column) => column.notNull())
		.execute();
	await db.schema
		.createTable('starts')
		.addColumn('server', 'text', (column) => column.notNull())
		.addColumn('started_at', 'text', (column) => column.notNull())
		.execute();
	await tableOfOneRow('health_check')
		.addColumn('checked_at', 'text', (column) => column.notNull())
		.execute();
}
