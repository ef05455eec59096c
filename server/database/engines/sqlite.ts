/** The embedded store: one SQLite file with durable commits. */

import { randomInt } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import { retry, transact } from '../failures/retry.ts';
import { StoreUnavailable, storeLocked } from '../failures/store-unavailable.ts';
import { ensureSchemaVersion, migrate, type OtherVersions } from '../migrations/migrate.ts';
import type { Tables } from '../tables.ts';
import { BusyRetrySqliteDialect, retryWhileBusy } from './sqlite-busy-retry.ts';
import { busyTimeoutMs, createDurably, openDurable, openReader } from './sqlite-connection.ts';

const fileName = 'enquiries.sqlite';

export function sqlitePath(folder: string): string {
	return join(resolve(folder), fileName);
}

/** Free disk space below which the store counts as full. */
const minimumFreeBytes = 1024 * 1024;
/** Retry policy for truncating the write-ahead log, which must wait until no connection reads it. */
const truncation = { attemptMs: 100, pauseMs: 200, giveUpAfterMs: 15_000 };

/** @throws StoreUnavailable if the disk is full or `ensureSchemaVersion` refuses the tables; passes on other errors unchanged */
export async function openSqlite(
	folder: string,
	otherVersions: OtherVersions = 'migrate',
	onNoTables = () => {},
): Promise<Database> {
	const name = sqlitePath(folder);
	// Called before the file is created, because `onNoTables` may refuse to begin an empty store.
	if (!existsSync(name)) onNoTables();
	await createDurably(name);
	// If the path is a symbolic link, SQLite keeps the write-ahead log beside the link's target.
	const path = realpathSync(name);
	const realFolder = dirname(path);
	// Retries, because switching to WAL ignores the busy timeout and fails while another process sets up the file.
	const connection = await retryWhileBusy(() => openDurable(path)).catch(async (error) => {
		// On a full disk SQLite only reports an I/O error (it cannot create the WAL index), so check the free space.
		await verifyFreeSpace(realFolder);
		throw error;
	});
	const db = new Kysely<Tables>({ dialect: new BusyRetrySqliteDialect(connection) });
	try {
		await ensureSchemaVersion(db, otherVersions, onNoTables, () => migrateAlone(db, connection));
	} catch (error) {
		connection.close();
		throw error;
	}
	// Commits are written to the write-ahead log first, so both files must stay in place.
	const files = [name, `${path}-wal`].map((file) => ({ file, opened: statSync(file) }));
	const readerConnection = openReader(path);
	const reader = new Kysely<Tables>({ dialect: new BusyRetrySqliteDialect(readerConnection) });
	return {
		db,
		reader,
		engine: 'sqlite',
		clock: (offset = 0) => sql`${new Date(Date.now() + offset).toISOString()}`,
		verifyFreeSpace: () => verifyFreeSpace(realFolder),
		verifyFileUnmoved: () => {
			for (const { file, opened } of files) {
				const found = statSync(file, { throwIfNoEntry: false });
				if (found?.ino === opened.ino && found.dev === opened.dev) continue;
				throw new StoreUnavailable(
					'The store file was moved or removed while it was in use: put it back and start the server again.',
				);
			}
		},
		warnings: async () => permissionWarnings([realFolder, ...files.map(({ file }) => file)]),
		markRemoval: (transaction) => setRemovalMark(transaction, randomInt(1, 2 ** 31)),
		compact: () => compactAndTruncateWal(db),
		copyInto: async (copy) => void (await sql`vacuum into ${copy}`.execute(db)),
		close: () => {
			// SQLite removes the write-ahead log only when the last connection closes, and `reader.destroy()` does not close a
			// connection that Kysely never used. So close the connection itself.
			if (readerConnection.isOpen) readerConnection.close();
			return db.destroy();
		},
	};
}

/** Kysely's migrator takes no lock on SQLite, so the migration runs in a write transaction, for which a second process waits. */
async function migrateAlone(db: Kysely<Tables>, connection: DatabaseSync): Promise<void> {
	await retryWhileBusy(() => connection.exec('begin immediate'));
	try {
		await migrate(db);
		connection.exec('commit');
	} catch (error) {
		if (connection.isTransaction) connection.exec('rollback');
		throw error;
	}
}

function permissionWarnings(paths: readonly string[]): string[] {
	const worldAccessiblePaths = paths.filter((path) => (statSync(path).mode & 0o077) !== 0).join(' ');
	if (!worldAccessiblePaths) return [];
	return [`WARNING: OTHER USERS of this machine may open the store: run chmod go= ${worldAccessiblePaths}`];
}

async function verifyFreeSpace(folder: string): Promise<void> {
	const { bavail, bsize } = await statfs(folder);
	if (bavail * bsize < minimumFreeBytes) throw StoreUnavailable.full();
}

/** Reads `user_version`, a number in the file header. The number is not 0 while bytes of removed rows may remain. */
async function removalMark(db: Kysely<Tables>): Promise<number> {
	const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
	return rows[0]?.user_version ?? 0;
}

async function setRemovalMark(db: Kysely<Tables>, mark: number): Promise<void> {
	await sql`pragma user_version = ${sql.lit(mark)}`.execute(db);
}

async function compactAndTruncateWal(db: Kysely<Tables>): Promise<void> {
	let mark = 0;
	try {
		mark = await removalMark(db);
		if (mark === 0) return;
		// Truncate first, which fails while another process reads the log: `vacuum` would then add a copy of the whole file to it.
		await truncateWal(db);
		await sql`vacuum`.execute(db);
		await truncateWal(db);
	} catch (error) {
		throw StoreUnavailable.unfinishedRemoval(error);
	}
	await transact(db, async (transaction) => {
		// If another process removed more rows meanwhile, it set a new mark, which must stay.
		if ((await removalMark(transaction)) === mark) await setRemovalMark(transaction, 0);
	});
}

/** Truncates the write-ahead log. Each attempt blocks writers, so an attempt is short and is followed by a pause. */
async function truncateWal(db: Kysely<Tables>): Promise<void> {
	const waitFor = (milliseconds: number) => sql`pragma busy_timeout = ${sql.lit(milliseconds)}`.execute(db);
	await waitFor(truncation.attemptMs);
	try {
		const truncate = async () => {
			const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
			if (rows[0]?.busy !== 0) throw new StoreUnavailable(storeLocked);
		};
		await retry(truncate, { ...truncation, isTransient: (error) => error instanceof StoreUnavailable });
	} finally {
		await waitFor(busyTimeoutMs);
	}
}
