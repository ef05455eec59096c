/** Tests of opening a store that a newer or older version made, on both engines. */

import { expect } from 'vitest';
import { describeOnEachEngine } from '../../testing/stores/engines.ts';
import { createStoreTest } from '../../testing/stores/store-test.ts';
import type { Database } from '../database.ts';
import { StoreUnavailable } from '../failures/store-unavailable.ts';
import { type DatabaseLocation, openDatabase } from '../open-database.ts';
import type { OtherVersions } from './migrate.ts';

/** A row of Kysely's migration table. */
const ran = (name: string) => ({ name, timestamp: new Date().toISOString() });
const migrations = ({ db }: Database) => db.withTables<{ kysely_migration: ReturnType<typeof ran> }>();

/** Restores the state before the first migration. */
async function undoAll(database: Database): Promise<void> {
	for (const { name } of await database.db.introspection.getTables())
		await database.db.schema.dropTable(name).execute();
	await migrations(database).deleteFrom('kysely_migration').execute();
}

async function countRan(database: Database): Promise<number> {
	return (await migrations(database).selectFrom('kysely_migration').select('name').execute()).length;
}

async function canOpen(location: DatabaseLocation, otherVersions: OtherVersions): Promise<void> {
	const { close } = await openDatabase(location, () => {}, otherVersions);
	await close();
}

await describeOnEachEngine((_engine, createLocation) => {
	const test = createStoreTest(createLocation);

	test('tables of a newer version are named as such', async ({ location, database }) => {
		await migrations(database).insertInto('kysely_migration').values(ran('999-from-next-year')).execute();
		for (const otherVersions of ['migrate', 'refuse'] as const) {
			await expect(canOpen(location, otherVersions)).rejects.toThrow(
				/^A newer version of the service .* start that version/,
			);
		}
	});

	test('the error of a missing table says what to do', async ({ database, outbox }) => {
		await database.db.schema.dropTable('deliveries').execute();
		const error = await outbox.countOpen().catch(StoreUnavailable.from);
		expect(error).toHaveProperty('message', expect.stringMatching(/^The tables are not those of this version: start/));
	});

	test('tables of an older version are migrated by the service only', async ({ location, database }) => {
		const all = await countRan(database);
		await undoAll(database);
		await expect(canOpen(location, 'refuse')).rejects.toThrow(/^The tables are of an older version: start the service/);
		await canOpen(location, 'accept');
		expect(await countRan(database)).toBe(0);
		await canOpen(location, 'migrate');
		expect(await countRan(database)).toBe(all);
		await canOpen(location, 'refuse');
	});
});
