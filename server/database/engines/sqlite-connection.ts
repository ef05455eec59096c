/** Opens `node:sqlite` connections with durable commits and adapts them to Kysely's dialect. */

import { existsSync, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** Short, because SQLite's wait blocks the event loop; `sqlite-busy-retry.ts` waits longer without blocking. */
export const busyTimeoutMs = 10;
/** 16 MB of write-ahead log. A longer log slows reads; more frequent checkpoints slow bursts of writes. */
const checkpointPages = 4000;

/** Value 2 of `synchronous` is FULL. `secure_delete` overwrites deleted content with zeros. */
const durable = { journal_mode: 'wal', synchronous: 2, secure_delete: 1 };

/**
 * Creates the folder and the file if missing, accessible to this user only. Syncs the folder and the parents of new folders,
 * so that a power cut loses neither folder nor file.
 */
export async function createDurably(path: string): Promise<void> {
	const folder = dirname(path);
	const above = makeFolder(folder);
	const file = await open(path, 'a', 0o600);
	await file.close();
	for (const changed of [folder, ...above]) await syncFolder(changed);
}

/** Syncs the folder, so that files created or renamed in the folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
	const folder = await open(path, 'r');
	try {
		await folder.sync();
	} finally {
		await folder.close();
	}
}

/** Creates folders one by one: Node's recursive `mkdir` loops forever in `/proc`. @returns parents of the created folders */
function makeFolder(folder: string): string[] {
	if (existsSync(folder)) return [];
	const above = dirname(folder);
	const changed = [above, ...makeFolder(above)];
	try {
		mkdirSync(folder, { mode: 0o700 });
	} catch (error) {
		// Another server may have created the folder. If the path is a file, opening the store fails later.
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
	}
	return changed;
}

/** Reads each pragma of `durable` back after setting it, because a pragma that has no effect reports no error. */
export function openDurable(path: string): DatabaseSync {
	// `vacuum` and large sorts write rows to temporary files, which therefore belong in the protected folder of the store.
	process.env.SQLITE_TMPDIR = dirname(path);
	const connection = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
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

/** Opens a connection that reads committed rows while another connection writes. */
export function openReader(path: string): DatabaseSync {
	return new DatabaseSync(path, { timeout: busyTimeoutMs, readOnly: true });
}

const cachedStatements = 64;

/** Adapts the connection to Kysely and caches prepared statements. */
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

/** LRU cache: a `Map` iterates in insertion order, so the least recently used statement is first. */
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
