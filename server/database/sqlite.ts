/** The embedded store: one SQLite file, durable at every commit, behind Kysely's own dialect. */

import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { ensureSchemaVersion, migrateAlone, type OtherVersions } from './migrate.ts';
import { bridge } from './sqlite-bridge.ts';
import { BusyRetrySqliteDialect, retryWhileBusy } from './sqlite-busy-retry.ts';
import { busyTimeout, createDurably, openDurable } from './sqlite-connection.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import type { Tables } from './tables.ts';

const fileName = 'enquiries.sqlite';

export function sqlitePath(folder: string): string {
	return join(resolve(folder), fileName);
}

/** Below this much free space the store counts as full: a burst of enquiries would not fit. */
const minimumFreeBytes = 1024 * 1024;
/** Emptying the write-ahead log has to wait until nobody reads it, in milliseconds. */
const emptying = { attempt: 100, pause: 200, giveUpAfter: 15_000 };

/** @throws StoreUnavailable for a full disk or tables of another version; otherwise what SQLite or the file system fails with */
export async function openSqlite(folder: string, otherVersions: OtherVersions = 'migrate'): Promise<Database> {
	const path = sqlitePath(folder);
	await createDurably(path);
	// Set up by several processes at once, a new file may be found locked in spite of the timeout.
	const connection = await retryWhileBusy(() => openDurable(path)).catch(async (error) => {
		// On a full disk SQLite cannot make the index of its log, and calls it an error of the disk.
		await checkRoom(folder);
		throw error;
	});
	const db = new Kysely<Tables>({ dialect: new BusyRetrySqliteDialect({ database: bridge(connection) }) });
	try {
		await ensureSchemaVersion(db, otherVersions, () => migrateAlone(db));
	} catch (error) {
		connection.close();
		throw error;
	}
	// What is committed stands in the write-ahead log at first.
	const files = [path, `${path}-wal`].map((name) => ({ name, opened: statSync(name) }));
	return {
		db,
		engine: 'sqlite',
		checkRoom: () => checkRoom(folder),
		expectInPlace: () => {
			for (const { name, opened } of files) {
				const found = statSync(name, { throwIfNoEntry: false });
				if (found?.ino !== opened.ino || found.dev !== opened.dev) throw StoreUnavailable.moved();
			}
		},
		compact: () => compactAndTruncateWal(db),
		copyInto: async (copy) => void (await sql`vacuum into ${copy}`.execute(db)),
		close: () => db.destroy(),
	};
}

async function checkRoom(folder: string): Promise<void> {
	const { bavail, bsize } = await statfs(folder);
	if (bavail * bsize < minimumFreeBytes) throw StoreUnavailable.full();
}

/** Rewrites the file without what was deleted and empties the write-ahead log, waiting for other processes to let it. */
async function compactAndTruncateWal(db: Kysely<Tables>): Promise<void> {
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
