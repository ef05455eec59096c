/** Refuses to create an empty store in place of one that had enquiries, because that store should be restored. */

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestBackup } from '../backups.ts';
import type { DatabaseLocation } from '../open-database.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** Name of an empty file beside the embedded store. The file remains if the store's own files are lost or moved away. */
const marker = 'had-enquiries';

interface Places extends DatabaseLocation {
	backupDir?: string | undefined;
}

/** Called for a store without tables. @throws StoreUnavailable if the folder had a store with enquiries, or there are back-ups */
export function expectNoLostStore({ dataDir, databaseUrl, backupDir }: Places): void {
	const place = databaseUrl ? 'the database of DATABASE_URL' : dataDir;
	const advice = 'restore the last back-up, or start once with --new to begin without it.';
	if (!databaseUrl && existsSync(join(dataDir, marker)))
		throw new StoreUnavailable(`There is no store in ${place}, which had enquiries: ${advice}`);
	if (backupDir && newestBackup(backupDir))
		throw new StoreUnavailable(`There is no store in ${place}, and there are back-ups in ${backupDir}: ${advice}`);
}

/** Marks the embedded store as one that had enquiries. @param onFailure called with a message if the marker cannot be written */
export function markStore({ dataDir, databaseUrl }: DatabaseLocation, onFailure: (message: string) => unknown): void {
	const path = join(dataDir, marker);
	if (databaseUrl || existsSync(path)) return;
	try {
		writeFileSync(path, '', { mode: 0o600 });
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		onFailure(`${path} cannot be written (${code}): without it, a start will not notice that the store is missing.`);
	}
}
