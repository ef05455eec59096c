/** Runs pending migrations, once even if several servers start together. */

import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { StoreUnavailable } from '../failures/store-unavailable.ts';
import type { Tables } from '../tables.ts';
import * as firstTables from './001-first-tables.ts';

/** Migrations run in the order of their names. Never edit a released migration. */
const migrations: MigrationProvider = {
	getMigrations: async () => ({ '001-first-tables': firstTables }),
};

/** How opening treats tables of another version: migrate, refuse, or accept them. */
export type OtherVersions = 'migrate' | 'refuse' | 'accept';

/**
 * @param onNoTables called before the first tables are created; may throw to prevent their creation
 * @param runPending runs the pending migrations as the engine requires
 * @throws StoreUnavailable for tables of a newer version unless accepted, and for older ones if `otherVersions` is `refuse`
 */
export async function ensureSchemaVersion(
	db: Kysely<Tables>,
	otherVersions: OtherVersions,
	onNoTables: () => void,
	runPending: () => Promise<void>,
): Promise<void> {
	if (otherVersions === 'accept') return;
	const all = await (await migratorOf(db)).getMigrations();
	if (all.some(({ executedAt }) => !executedAt)) {
		if (otherVersions === 'refuse')
			throw new StoreUnavailable('The tables are of an older version: start the service once, which changes them.');
		if (all.every(({ executedAt }) => !executedAt)) onNoTables();
		await runPending();
	}
	await expectNotNewer(db);
}

/** Reads Kysely's own table, because its API hides executed migrations that this version does not know. */
async function expectNotNewer(db: Kysely<Tables>): Promise<void> {
	const known = await (await migratorOf(db)).getMigrations();
	if (known.every(({ executedAt }) => !executedAt)) return;
	const names = known.map(({ name }) => name);
	const executed = db
		.withTables<{ kysely_migration: { name: string } }>()
		.selectFrom('kysely_migration')
		.select('name');
	if (await executed.where('name', 'not in', names).limit(1).executeTakeFirst())
		throw new StoreUnavailable(
			'A newer version of the service has changed the tables: start that version, or restore the back-up made before it.',
		);
}

/** On PostgreSQL Kysely's migrator takes an advisory lock and uses one transaction. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
	await expectNotNewer(db);
	const { error } = await (await migratorOf(db)).migrateToLatest();
	if (error) throw error;
}

/** Sets the schema, because Kysely would otherwise find another application's migration table in the same database. */
async function migratorOf(db: Kysely<Tables>): Promise<Migrator> {
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
	const current = sql<{ schema: string | null }>`select current_schema() as schema`;
	const schema = isPostgres ? (await current.execute(db)).rows[0]?.schema : null;
	return new Migrator({ db, provider: migrations, ...(schema && { migrationTableSchema: schema }) });
}
