/** Chooses the engine: PostgreSQL when there is a URL, otherwise the embedded file. */

import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export interface DatabasePlace {
	/** Folder of the embedded store, used when there is no URL. */
	dataDir: string;
	/** `postgres://…` */
	databaseUrl?: string | undefined;
}

/** Opens the store and brings its tables up to date. */
export function openDatabase(place: DatabasePlace, onLostConnection: (error: Error) => void): Promise<Database> {
	return place.databaseUrl ? openPostgres(place.databaseUrl, onLostConnection) : openSqlite(place.dataDir);
}
