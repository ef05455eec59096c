/** A `node:sqlite` connection whose every commit is on disk, in the shape that Kysely's dialect takes. */

import { existsSync, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** In milliseconds. Short, because it blocks the event loop; `sqlite-busy-retry.ts` waits longer. */
export const busyTimeout = 10;
/** 16 MB of write-ahead log: a longer one slows reads, more frequent checkpoints slow a burst of writes. */
const checkpointPages = 4000;

/** `synchronous` 2 is FULL. Deleted rows are overwritten at once. */
const durable = { journal_mode: 'wal', synchronous: 2, secure_delete: 1 };

/** Creates folder and file, readable by this user only, and syncs their directory entries: they survive a power cut. */
export async function createDurably(path: string): Promise<void> {
	const folder = dirname(path);
	const above = makeFolder(folder);
	const file = await open(path, 'a', 0o600);
	await file.close();
	for (const changed of [folder, ...above]) await syncFolder(changed);
}

/** A created or renamed file survives a power cut once its folder is synced. */
export async function syncFolder(path: string): Promise<void> {
	const folder = await open(path, 'r');
	try {
		await folder.sync();
	} finally {
		await folder.close();
	}
}

/** Node's recursive `mkdir` loops forever in a file system such as `/proc`. @returns the folders that a folder was created in */
function makeFolder(folder: string): string[] {
	if (existsSync(folder)) return [];
	const above = dirname(folder);
	const changed = [above, ...makeFolder(above)];
	try {
		mkdirSync(folder, { mode: 0o700 });
	} catch (error) {
		// Another server may have created it; if it is no folder, opening the file fails.
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
	}
	return changed;
}

/** Pragmas fail silently and their defaults differ between builds of SQLite, so they are read back. */
export function openDurable(path: string): DatabaseSync {
	// A rewrite spills rows into temporary files: they belong under the same protection as the store.
	process.env.SQLITE_TMPDIR = dirname(path);
	const connection = new DatabaseSync(path, { timeout: busyTimeout, enableForeignKeyConstraints: true });
	try {
		connection.exec(`pragma wal_autocheckpoint = ${checkpointPages}`);
		for (const [name, needed] of Object.entries(durable)) {
			connection.exec(`pragma ${name} = ${needed}`);
			const actual = connection.prepare(`pragma ${name}`).get()?.[name];
			if (actual !== needed) throw new Error(`SQLite keeps ${name} at ${actual}; the store needs ${needed}.`);
		}
		return connection;
	} catch (error) {
		connection.close();
		throw error;
	}
}

/** Reads what has been committed, while another connection writes. */
export function openReader(path: string): DatabaseSync {
	return new DatabaseSync(path, { timeout: busyTimeout, readOnly: true });
}

const cachedStatements = 64;

/** Keeps the statements used last prepared. */
export function bridge(connection: DatabaseSync): SqliteDatabase {
	const prepare = cacheStatements(connection);
	return {
		close: () => connection.close(),
		prepare: (text) => {
			const statement = prepare(text);
			return {
				reader: statement.columns().length > 0,
				all: (values: SQLInputValue[]) => statement.all(...values),
				run: (values: SQLInputValue[]) => statement.run(...values),
				iterate: (values: SQLInputValue[]) => statement.iterate(...values),
			};
		},
	};
}

/** Least recently used first: a map iterates in insertion order. */
function cacheStatements(connection: DatabaseSync): (text: string) => StatementSync {
	const prepared = new Map<string, StatementSync>();
	return (text) => {
		const statement = prepared.get(text) ?? connection.prepare(text);
		prepared.delete(text);
		prepared.set(text, statement);
		const [oldest] = prepared.keys();
		if (prepared.size > cachedStatements && oldest !== undefined) prepared.delete(oldest);
		return statement;
	};
}
