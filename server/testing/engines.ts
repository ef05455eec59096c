/** Tests that must hold on both engines. */

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, test } from 'vitest';
import type { DatabaseLocation } from '../database/open-database.ts';
import { startTestPostgres } from './postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Define = (engine: 'SQLite' | 'PostgreSQL', createLocation: () => DatabaseLocation) => void;

/** @param define called for each engine, with what makes an empty place for a store; all are removed after the tests */
export async function describeOnEachEngine(define: Define): Promise<void> {
	const folder = temporaryFolder();
	const postgres = await startTestPostgres();
	const createLocation = () => ({ dataDir: mkdtempSync(join(folder, 'store-')) });
	afterAll(() => {
		postgres?.remove();
		rmSync(folder, { recursive: true });
	});
	describe('on SQLite', () => define('SQLite', createLocation));
	describe('on PostgreSQL', () => {
		if (!postgres) return test.skip('NOT TESTED: there is no PostgreSQL on this machine');
		define('PostgreSQL', () => ({ ...createLocation(), databaseUrl: postgres.createDatabase() }));
	});
}

/** The same place for a service or a command. */
export function environmentOf({ dataDir, databaseUrl }: DatabaseLocation): Record<string, string> {
	return databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
}
