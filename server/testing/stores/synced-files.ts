/** Records which files and folders are synced to disk through `FileHandle.sync`. Needs `/proc` to find their paths. */

import { existsSync, readlinkSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { vi } from 'vitest';

export const canRecordSyncs = existsSync('/proc/self/fd');

/** Lists the paths that `work` syncs, in order. */
export async function syncedBy(work: () => Promise<unknown>): Promise<string[]> {
	const handle = await open('.');
	const files: FileHandle = Object.getPrototypeOf(handle);
	await handle.close();
	const synced: string[] = [];
	const { sync } = files;
	const spy = vi.spyOn(files, 'sync').mockImplementation(function (this: FileHandle) {
		synced.push(readlinkSync(`/proc/self/fd/${this.fd}`));
		return sync.call(this);
	});
	try {
		await work();
	} finally {
		spy.mockRestore();
	}
	return synced;
}
