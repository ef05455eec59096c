/** Keeps an empty store from taking the place of one that had enquiries, such as on a machine where it is still to be restored. */

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestBackup } from '../backups.ts';
import type { DatabaseLocation } from '../open-database.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** Stands beside the embedded store, and stays when the store file is moved away. */
const marker = 'had-enquiries';

interface Places extends DatabaseLocation {
	backupDir?: string | undefined;
}

/** For a store without tables. @throws StoreUnavailable where there was one before */
export function expectNoLostStore({ dataDir, databaseUrl, backupDir }: Places): void {
	const place = databaseUrl ? 'the database of DATABASE_URL' : dataDir;
	const advice = 'restore the last back-up, or start once with --new to begin without it.';
	if (!databaseUrl && existsSync(join(dataDir, marker)))
		throw new StoreUnavailable(`There is no store in ${place}, which had enquiries: ${advice}`);
	if (backupDir && newestBackup(backupDir))
		throw new StoreUnavailable(`There is no store in ${place}, and there are back-ups in ${backupDir}: ${advice}`);
}

/** For the embedded store: written once it has an enquiry. */
export function markStore({ dataDir, databaseUrl }: DatabaseLocation): void {
	const path = join(dataDir, marker);
	if (!databaseUrl && !existsSync(path)) writeFileSync(path, '', { mode: 0o600 });
}
