/** Reads the back-up folder: the newest back-up, and whether the last attempt to back up failed. */

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const backupName = /^enquiries-.*\.(sqlite|dump)$/;
/** `deploy/quotes-backup` touches this file when a back-up fails. */
const failureName = 'last-failure';

/** Path of the back-up that was modified last: names of manual copies need not sort by date. Undefined if none is found. */
export function newestBackup(folder: string): string | undefined {
	try {
		const backups = readdirSync(folder).filter((name) => backupName.test(name));
		const byTime = backups.map((name) => ({ path: join(folder, name), time: changedAt(join(folder, name)) ?? 0 }));
		return byTime.sort((one, other) => one.time - other.time).at(-1)?.path;
	} catch {
		return undefined;
	}
}

export function lastBackupFailed(folder: string): boolean {
	const newest = newestBackup(folder);
	const failedAt = changedAt(join(folder, failureName));
	return failedAt !== undefined && failedAt > ((newest && changedAt(newest)) || 0);
}

/** Modification time in milliseconds since 1970. Undefined if the file is missing, for example because it was just pruned. */
function changedAt(path: string): number | undefined {
	return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
