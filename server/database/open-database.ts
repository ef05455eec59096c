/** Opens the store: PostgreSQL if there is a URL, otherwise the embedded file. */

import type { Database } from './database.ts';
import { StoreUnavailable } from './failures/store-unavailable.ts';
import type { OtherVersions } from './migrations/migrate.ts';

export interface DatabaseLocation {
	/** Folder of the embedded store, used without a URL. */
	dataDir: string;
	/** `postgres://…` */
	databaseUrl?: string | undefined;
}

/** Rejects with a `StoreUnavailable` that names the variable to check. */
export async function openDatabase(
	{ databaseUrl, dataDir }: DatabaseLocation,
	onLostConnection: (error: Error) => void,
	otherVersions?: OtherVersions,
	onNoTables?: () => void,
): Promise<Database> {
	// Loads only the engine in use, so that the command line needs little memory.
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
