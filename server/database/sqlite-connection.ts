/** An SQLite file whose every commit is on disk: made so that a power cut leaves it in place, opened so that it says if it is not. */

import { existsSync, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long a statement stands still for another process's write, in milliseconds: a moment, then it is tried again. */
export const busyTimeout = 10;
/** The write-ahead log is copied back at 16 MB: often enough to keep it short, rarely enough not to hold up a burst. */
const checkpointPages = 4000;

/** Makes folder and file, for this user alone, and their directory entries durable: a power cut leaves them in place. */
export async function createDurably(path: string): Promise<void> {
	const folder = dirname(path);
	const created = makeFolder(folder);
	const file = await open(path, 'a', 0o600);
	await file.close();
	for (const changed of new Set([folder, dirname(created ?? path)])) {
		const directory = await open(changed, 'r');
		await directory.sync();
		await directory.close();
	}
}

/**
 * Makes the folder and what is missing above it. Node's own recursive way never ends in a file system such as `/proc`.
 * @returns the topmost one made
 */
function makeFolder(folder: string): string | undefined {
	if (existsSync(folder)) return;
	const above = makeFolder(dirname(folder));
	try {
		mkdirSync(folder, { mode: 0o700 });
	} catch (error) {
		// Another server that starts too was faster; whether it is a folder is found out when the file is opened.
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
	}
	return above ?? folder;
}

/** `synchronous` differs from build to build of SQLite, so it is set and then read back. */
export function openDurable(path: string): DatabaseSync {
	const connection = new DatabaseSync(path, { timeout: busyTimeout, enableForeignKeyConstraints: true });
	try {
		connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
		connection.exec(`pragma wal_autocheckpoint = ${checkpointPages};`);
		expectPragma(connection, 'journal_mode', 'wal');
		expectPragma(connection, 'synchronous', 2);
		expectPragma(connection, 'secure_delete', 1);
		return connection;
	} catch (error) {
		connection.close();
		throw error;
	}
}

function expectPragma(connection: DatabaseSync, name: string, expected: string | number): void {
	const actual = connection.prepare(`pragma ${name}`).get()?.[name];
	if (actual !== expected) throw new Error(`SQLite keeps ${name} at ${actual}; the store needs ${expected}.`);
}
