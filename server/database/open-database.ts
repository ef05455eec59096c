/** Chooses the engine: PostgreSQL when there is a URL, otherwise the embedded file. */

import type { Database } from './database.ts';
import { StoreUnavailable } from './failures/store-unavailable.ts';
import type { OtherVersions } from './migrations/migrate.ts';

export interface DatabaseLocation {
	/** Folder of the embedded store, used when there is no URL. */
	dataDir: string;
	/** `postgres://…` */
	databaseUrl?: string | undefined;
}

/** Opens the store. A failure is a `StoreUnavailable` that names the variable to look at. */
export async function openDatabase(
	{ databaseUrl, dataDir }: DatabaseLocation,
	onLostConnection: (error: Error) => void,
	otherVersions?: OtherVersions,
	onNoTables?: () => void,
): Promise<Database> {
	// Only the engine in use is loaded: the command line has to stay small in memory.
	if (databaseUrl) {
		const { openPostgres } = await import('./engines/postgres.ts');
		return openPostgres(databaseUrl, onLostConnection, otherVersions, onNoTables).catch(explain('DATABASE_URL'));
	}
	const { openSqlite } = await import('./engines/sqlite.ts');
	return openSqlite(dataDir, otherVersions, onNoTables).catch(explain('DATA_DIR'));
}

function explain(variable: 'DATABASE_URL' | 'DATA_DIR') {
	return (error: unknown): never => {
		throw StoreUnavailable.opening(error, variable);
	};
}
