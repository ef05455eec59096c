/** What the folder of the back-ups tells: which is the newest, and whether the last one failed. */

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const backupName = /^enquiries-.*\.(sqlite|dump)$/;
/** `deploy/quotes-backup` touches it when a back-up fails. */
const failureName = 'last-failure';

/** By its time: one by hand may have any name. A folder that is not there, or cannot be read, has none. */
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

/** Milliseconds since 1970; undefined without such a file: one may be pruned meanwhile. */
function changedAt(path: string): number | undefined {
	return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
