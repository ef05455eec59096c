/** Brings the tables up to date, once, however many servers start together. */

import { type Kysely, sql } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import * as firstTables from './migrations/001-first-tables.ts';
import * as deadDeliveries from './migrations/002-dead-deliveries.ts';
import * as noSamples from './migrations/003-no-samples.ts';
import * as deliveryLeases from './migrations/004-delivery-leases.ts';
import * as erasures from './migrations/005-erasures.ts';
import * as linkSecret from './migrations/006-link-secret.ts';
import * as whereFrom from './migrations/007-where-from.ts';
import * as keyIds from './migrations/008-key-ids.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import type { Tables } from './tables.ts';

/** In order of their names; a released migration is never edited. */
const migrations: MigrationProvider = {
	getMigrations: async () => ({
		'001-first-tables': firstTables,
		'002-dead-deliveries': deadDeliveries,
		'003-no-samples': noSamples,
		'004-delivery-leases': deliveryLeases,
		'005-erasures': erasures,
		'006-link-secret': linkSecret,
		'007-where-from': whereFrom,
		'008-key-ids': keyIds,
	}),
};

/** What opening does about tables of another version: change them, refuse them, or take them as they are. */
export type OtherVersions = 'migrate' | 'refuse' | 'accept';

/** @param runPending brings the tables up to date in the engine's own way */
export async function ensureSchemaVersion(
	db: Kysely<Tables>,
	otherVersions: OtherVersions,
	runPending: () => Promise<void>,
): Promise<void> {
	if (otherVersions === 'accept') return;
	if (await needsMigration(db)) {
		if (otherVersions === 'refuse') throw StoreUnavailable.older();
		await runPending();
	}
	await expectNotNewer(db);
}

/** Whether something is still to be done. */
async function needsMigration(db: Kysely<Tables>): Promise<boolean> {
	const all = await migratorOf(db).getMigrations();
	return all.some(({ executedAt }) => !executedAt);
}

/** With nothing left to do, the migrator changes nothing, and refuses what a newer version has done. */
function expectNotNewer(db: Kysely<Tables>): Promise<void> {
	return migrate(db);
}

/** PostgreSQL: the migrator takes an advisory lock and one transaction by itself. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
	const { error } = await migratorOf(db).migrateToLatest();
	if (error) throw isFromNewer(error) ? StoreUnavailable.newer() : error;
}

/** Kysely has no class for it. */
function isFromNewer(error: unknown): boolean {
	return /previously executed migration .* is missing/.test((error as Error).message);
}

/** SQLite: the migrator takes no lock, so one write transaction around it keeps a second process waiting. */
export async function migrateAlone(db: Kysely<Tables>): Promise<void> {
	await db.connection().execute(async (connection) => {
		await sql`begin immediate`.execute(connection);
		try {
			await migrate(connection);
			await sql`commit`.execute(connection);
		} catch (error) {
			await sql`rollback`.execute(connection);
			throw error;
		}
	});
}

function migratorOf(db: Kysely<Tables>): Migrator {
	return new Migrator({ db, provider: migrations });
}
