/** Tables of another version than the one that opens them, the same on both engines. */

import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect } from 'vitest';
import { describeOnEachEngine } from '../testing/engines.ts';
import { createStoreTest } from '../testing/store-test.ts';
import type { Database } from './database.ts';
import type { OtherVersions } from './migrate.ts';
import * as first from './migrations/001-first-tables.ts';
import * as second from './migrations/002-dead-deliveries.ts';
import { type DatabasePlace, openDatabase } from './open-database.ts';

/** Kysely's own table. */
const ran = (name: string) => ({ name, timestamp: new Date().toISOString() });
const migrations = ({ db }: Database) => db.withTables<{ kysely_migration: ReturnType<typeof ran> }>();

/** And undoes what it did. */
async function forgetLast(database: Database): Promise<void> {
	const last = migrations(database)
		.selectFrom('kysely_migration')
		.select(({ fn }) => fn.max('name').as('name'));
	await migrations(database).deleteFrom('kysely_migration').where('name', '=', last).execute();
	await database.db.schema.dropIndex('enquiries_by_key').execute();
	await database.db.schema.alterTable('enquiries').dropColumn('key_id').execute();
}

async function countRan(database: Database): Promise<number> {
	return (await migrations(database).selectFrom('kysely_migration').select('name').execute()).length;
}

async function canOpen(place: DatabasePlace, otherVersions: OtherVersions): Promise<void> {
	const { close } = await openDatabase(place, () => {}, otherVersions);
	await close();
}

await describeOnEachEngine((_engine, createPlace) => {
	const test = createStoreTest(createPlace);

	test('those of a newer one are not called damaged', async ({ place, database }) => {
		await migrations(database).insertInto('kysely_migration').values(ran('999-from-next-year')).execute();
		for (const otherVersions of ['migrate', 'refuse'] as const) {
			await expect(canOpen(place, otherVersions)).rejects.toThrow(
				/^A newer version of the service .* start that version/,
			);
		}
	});

	test('deliveries from before leases keep their ids, states and times, and are known to be tried or not', async ({
		place,
		open,
	}) => {
		const older = await open();
		for (const { name } of await older.db.introspection.getTables({ withInternalKyselyTables: true }))
			await older.db.schema.dropTable(name).execute();
		const provider = { getMigrations: async () => ({ '001-first-tables': first, '002-dead-deliveries': second }) };
		expect((await new Migrator({ db: older.db, provider }).migrateToLatest()).error).toBeUndefined();
		const at = '2026-11-21T08:00:00.000Z';
		const later = '2026-11-21T09:00:00.000Z';
		await sql`insert into enquiries (reference, idempotency_key, received_at, personal, email_index, consent_version, consent_at)
			values ('R', 'key', ${at}, '{}', 'a@b.example', 'v1', ${at})`.execute(older.db);
		for (const [id, state, attempts, due, finished] of [
			['untried', 'pending', 0, at, null],
			['under-way', 'pending', 0, later, null],
			['failing', 'pending', 3, later, null],
			['delivered', 'done', 1, at, later],
			['given-up', 'dead', 12, later, later],
		])
			await sql`insert into deliveries (id, reference, target, state, attempts, due_at, give_up_at, finished_at)
				values (${id}, 'R', 'email', ${state}, ${attempts}, ${due}, ${later}, ${finished})`.execute(older.db);
		const { db, close } = await openDatabase(place, () => {});
		const kept = await db.selectFrom('deliveries').selectAll().orderBy('id').execute();
		const common = {
			reference: 'R',
			event: 'created',
			target: 'email',
			created_at: at,
			give_up_at: later,
			unfinished: 0,
		};
		expect(kept).toMatchObject([
			{ ...common, id: 'delivered', state: 'done', attempts: 1, lease: 1, finished_at: later },
			{ ...common, id: 'failing', state: 'pending', attempts: 3, lease: 1, due_at: later },
			{ ...common, id: 'given-up', state: 'dead', attempts: 12, lease: 1 },
			{ ...common, id: 'under-way', state: 'pending', attempts: 0, lease: 1, due_at: later },
			{ ...common, id: 'untried', state: 'pending', attempts: 0, lease: 0, due_at: at },
		]);
		await close();
	});

	test('those of an older one are left to the service to change', async ({ place, database }) => {
		const all = await countRan(database);
		await forgetLast(database);
		await expect(canOpen(place, 'refuse')).rejects.toThrow(/^The tables are of an older version: start the service/);
		await canOpen(place, 'accept');
		expect(await countRan(database)).toBe(all - 1);
		await canOpen(place, 'migrate');
		expect(await countRan(database)).toBe(all);
		await canOpen(place, 'refuse');
	});
});
