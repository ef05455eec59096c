/** The embedded store: one SQLite file, durable at every commit, behind Kysely's own dialect. */

import { existsSync, mkdirSync, statSync } from 'node:fs';
import { open, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, type SqliteDatabase, sql } from 'kysely';
import type { Database } from './database.ts';
import { migrateAlone } from './migrate.ts';
import { PatientSqliteDialect, whenFree } from './patient-dialect.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import type { Tables } from './tables.ts';

const fileName = 'enquiries.sqlite';

export function sqlitePath(folder: string): string {
	return join(resolve(folder), fileName);
}

/** How long a statement stands still for another process's write, in milliseconds: a moment, then it is tried again. */
const busyTimeout = 10;
/** Below this much free space the store counts as full: a burst of enquiries would not fit. */
const minimumFreeBytes = 1024 * 1024;
/** The write-ahead log is copied back at 16 MB: often enough to keep it short, rarely enough not to hold up a burst. */
const checkpointPages = 4000;
const rememberedStatements = 64;
/** Emptying the write-ahead log has to wait until nobody reads it, in milliseconds. */
const emptying = { attempt: 100, pause: 200, giveUpAfter: 15_000 };

export async function openSqlite(folder: string): Promise<Database> {
	const path = sqlitePath(folder);
	await createDurably(path);
	// Set up by several processes at once, a new file may be found locked in spite of the timeout.
	const connection = await whenFree(() => openDurable(path));
	const db = new Kysely<Tables>({ dialect: new PatientSqliteDialect({ database: bridge(connection) }) });
	const file = statSync(path);
	try {
		await migrateAlone(db);
	} catch (error) {
		connection.close();
		throw error;
	}
	return {
		db,
		engine: 'sqlite',
		checkRoom: async () => {
			const { bavail, bsize } = await statfs(folder);
			if (bavail * bsize < minimumFreeBytes) throw StoreUnavailable.full();
		},
		expectInPlace: () => {
			const found = statSync(path, { throwIfNoEntry: false });
			if (found?.ino !== file.ino || found.dev !== file.dev) throw StoreUnavailable.moved();
		},
		scrub: () => scrub(db),
		close: () => db.destroy(),
	};
}

/** Makes folder and file, for this user alone, and their directory entries durable: a power cut leaves them in place. */
async function createDurably(path: string): Promise<void> {
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
function openDurable(path: string): DatabaseSync {
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

const nothingChanged = { changes: 0, lastInsertRowid: 0 };

/** `node:sqlite` in the shape Kysely's dialect takes, with the statements used last kept prepared. */
function bridge(connection: DatabaseSync): SqliteDatabase {
	const prepared = new Map<string, StatementSync>();
	const prepare = (text: string): StatementSync => {
		const statement = prepared.get(text) ?? connection.prepare(text);
		prepared.delete(text);
		prepared.set(text, statement);
		const [oldest] = prepared.keys();
		if (prepared.size > rememberedStatements && oldest !== undefined) prepared.delete(oldest);
		return statement;
	};
	return {
		close: () => connection.close(),
		prepare: (text) => {
			const statement = prepare(text);
			return {
				reader: statement.columns().length > 0,
				all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
				run: (parameters) => {
					// A full disk makes SQLite roll back by itself; a second time would fail, and hide why.
					if (text === 'rollback' && !connection.isTransaction) return nothingChanged;
					return statement.run(...(parameters as SQLInputValue[]));
				},
				iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
			};
		},
	};
}

/** Rewrites the file without what was deleted and empties the write-ahead log, waiting for other processes to let it. */
async function scrub(db: Kysely<Tables>): Promise<void> {
	try {
		await sql`vacuum`.execute(db);
		await emptyLog(db);
	} catch (error) {
		throw StoreUnavailable.unfinishedRemoval(error);
	}
}

/** An attempt keeps writers waiting, so each is short and leaves them a pause. */
async function emptyLog(db: Kysely<Tables>): Promise<void> {
	const waitFor = (milliseconds: number) => sql`pragma busy_timeout = ${sql.lit(milliseconds)}`.execute(db);
	await waitFor(emptying.attempt);
	try {
		for (const start = performance.now(); performance.now() - start < emptying.giveUpAfter; ) {
			const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
			if (rows[0]?.busy === 0) return;
			await delay(emptying.pause);
		}
		throw StoreUnavailable.locked();
	} finally {
		await waitFor(busyTimeout);
	}
}
