/** Chooses the engine: PostgreSQL when there is a URL, otherwise the embedded file. */

import type { Database } from './database.ts';

export interface DatabasePlace {
	/** Folder of the embedded store, used when there is no URL. */
	dataDir: string;
	/** `postgres://…` */
	databaseUrl?: string | undefined;
}

/** Opens the store and brings its tables up to date. */
export async function openDatabase(
	{ databaseUrl, dataDir }: DatabasePlace,
	onLostConnection: (error: Error) => void,
): Promise<Database> {
	// Only the engine in use is loaded: the command line has to stay small in memory.
	if (databaseUrl) return (await import('./postgres.ts')).openPostgres(databaseUrl, onLostConnection);
	return (await import('./sqlite.ts')).openSqlite(dataDir);
}
