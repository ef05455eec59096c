/** Tests of behaviour that only the PostgreSQL engine has. */

import { sql } from 'kysely';
import { Client } from 'pg';
import { beforeEach, expect, inject, test } from 'vitest';
import { createEnquiryStore } from '../../enquiries/store/enquiry-store.ts';
import { newEnquiry } from '../../testing/sample-enquiry.ts';
import { createDatabase, emptyDatabase } from '../../testing/stores/postgres.ts';
import { transact } from '../failures/retry.ts';
import { createFieldEncryption } from '../field-encryption.ts';
import { openPostgres } from './postgres.ts';

const postgresUrl = inject('postgresUrl');
const url = postgresUrl ? await createDatabase(postgresUrl) : '';
beforeEach(async () => {
	if (url) await emptyDatabase(url);
});

test.skipIf(!url).each(['', '?options=-c%20synchronous_commit%3Doff', '?options=-c%20work_mem%3D8MB'])(
	'a commit waits for the disk, whatever the server’s default and the options of DATABASE_URL: "%s"',
	async (query) => {
		const first = await openPostgres(url, () => {});
		await sql.raw(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`).execute(first.db);
		await first.close();
		const { db, close } = await openPostgres(url + query, () => {});
		const { rows } = await sql`show synchronous_commit`.execute(db);
		expect(rows).toEqual([{ synchronous_commit: 'on' }]);
		await close();
	},
);

test.skipIf(!url)('concurrent transactions succeed, whatever the default isolation level of the database', async () => {
	await openPostgres(url, () => {}).then(({ close }) => close());
	const owner = new Client({ connectionString: url });
	await owner.connect();
	const database = new URL(url).pathname.slice(1);
	await owner.query(`alter database ${database} set default_transaction_isolation = serializable`);
	// Simulates a pooler in transaction mode, which hands out sessions that still have another client's settings.
	const pooled = await openPostgres(url, () => {});
	await sql`set default_transaction_isolation = serializable`.execute(pooled.db);
	const levels = sql<{ level: string }>`select current_setting('transaction_isolation') as level`;
	const levelIn = async (db: typeof pooled.db) => (await levels.execute(db)).rows[0]?.level;
	expect(await pooled.db.transaction().execute(levelIn)).toBe('read committed');
	await pooled.close();
	const { db, close } = await openPostgres(url, () => {});
	expect(await levelIn(db)).toBe('read committed');
	await close();
	await owner.query(`alter database ${database} reset default_transaction_isolation`);
	await owner.end();
});

test.skipIf(!url)('after a deadlock of two transactions, one is run again', async () => {
	const database = await openPostgres(url, () => {});
	const partners = ['one', 'other'];
	const store = createEnquiryStore(database, createFieldEncryption([]));
	for (const partner of partners) await store.add(newEnquiry({ partner }));
	const bothHold = Promise.withResolvers<void>();
	let runs = 0;
	const update = (order: string[]) =>
		transact(database.db, async (transaction) => {
			const change = transaction.updateTable('enquiries').set({ page: null });
			await change.where('partner', '=', String(order[0])).execute();
			if (++runs === 2) bothHold.resolve();
			await bothHold.promise;
			await change.where('partner', '=', String(order[1])).execute();
		});
	await Promise.all([update(partners), update(partners.toReversed())]);
	expect(runs).toBe(3);
	await database.close();
});

test.skipIf(!url)('the planner keeps no samples of personal columns', async () => {
	const database = await openPostgres(url, () => {});
	const store = createEnquiryStore(database, createFieldEncryption([]));
	for (let index = 0; index < 10; index++) await store.add(newEnquiry());
	await sql`analyze enquiries`.execute(database.db);
	const { rows } = await sql<{ column: string }>`
		select attname as column from pg_stats where tablename = 'enquiries'`.execute(database.db);
	const sampled = rows.map(({ column }) => column);
	expect(sampled).toContain('received_at');
	for (const column of ['personal', 'email_index', 'phone_index']) expect(sampled).not.toContain(column);
	await database.close();
});

test.skipIf(!url)('a migration may take longer than a statement, and a second server waits', async () => {
	const setup = new Client({ connectionString: url });
	await setup.connect();
	await setup.query(`create function refuse_limit() returns event_trigger language plpgsql as 'begin
		if current_setting(''statement_timeout'') <> ''0'' then raise exception ''limited''; end if; end';
	create event trigger unlimited on ddl_command_start when tag in ('ALTER TABLE') execute function refuse_limit()`);
	await setup.end();
	const opened = await Promise.all([openPostgres(url, () => {}), openPostgres(url, () => {})]);
	for (const { db, close } of opened) {
		const { rows } = await sql`select 1 from pg_indexes where indexname = 'enquiries_by_key'`.execute(db);
		expect(rows).toHaveLength(1);
		await close();
	}
});
