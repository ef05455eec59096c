/** Runs the same tests on SQLite and PostgreSQL. */

import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { describe, inject, test } from 'vitest';
import { testFolder } from '../../../scripts/testing/test-folder.ts';
import type { DatabaseLocation } from '../../database/open-database.ts';
import { createDatabase, emptyDatabase } from './postgres.ts';

type Define = (engine: 'SQLite' | 'PostgreSQL', createLocation: () => Promise<DatabaseLocation>) => void;

/** @param define called for each engine; `createLocation` gives an empty store: a new folder, or the same database emptied */
export async function describeOnEachEngine(define: Define): Promise<void> {
	const folder = testFolder();
	const postgresUrl = inject('postgresUrl');
	const databaseUrl = postgresUrl && (await createDatabase(postgresUrl));
	const createLocation = async () => ({ dataDir: mkdtempSync(join(folder, 'store-')) });
	describe('on SQLite', () => define('SQLite', createLocation));
	describe('on PostgreSQL', () => {
		if (!databaseUrl) return test.skip('NOT TESTED: there is no PostgreSQL on this machine');
		define('PostgreSQL', async () => {
			await emptyDatabase(databaseUrl);
			return { ...(await createLocation()), databaseUrl };
		});
	});
}

/** The location as environment variables for a service or command. */
export function environmentOf({ dataDir, databaseUrl }: DatabaseLocation): Record<string, string> {
	return databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
}
