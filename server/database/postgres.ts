/** The store on PostgreSQL, which several servers may share. */

import { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type ClientBase, Pool, type PoolConfig, types } from 'pg';
import type { Database } from './database.ts';
import { ensureSchemaVersion, migrate, type OtherVersions } from './migrate.ts';
import { retry } from './retry.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import type { Tables } from './tables.ts';

const int8 = 20;
/** PostgreSQL's error code. */
const lockNotAvailable = '55P03';
/** Counts come back as numbers, as they do from SQLite. */
types.setTypeParser(int8, Number);

/** A commit is acknowledged only when it is on disk, whatever the server's default, or the URL's options. */
const durably = 'set synchronous_commit = on';

/** What every connection is like. In milliseconds. */
const connection = {
	connectionTimeoutMillis: 3000,
	keepAlive: true,
	application_name: 'enquiries',
	onConnect: (client: ClientBase) => client.query(durably),
};

/** Those of the service; a lock or a statement that takes longer is given up. In milliseconds. */
const service = {
	...connection,
	max: 10,
	lock_timeout: 5000,
	statement_timeout: 10_000,
	idle_in_transaction_session_timeout: 15_000,
	stream: impatientSocket,
};

/** One for what takes as long as the tables are large. */
const patient = {
	...connection,
	max: 1,
	onConnect: (client: ClientBase) => client.query(`${durably}; set statement_timeout = 0`),
};

/**
 * Whoever waits for a whole table keeps everybody else waiting behind, so an attempt is short and leaves them a pause. It
 * is longer than the second after which PostgreSQL's own vacuum gives way. In milliseconds.
 */
const locking = { attempt: 1500, pause: 1500, giveUpAfter: 15_000 };
/** The one that rewrites tables. */
const rewriting = { ...patient, lock_timeout: locking.attempt };

/** Longer than a statement may take, in milliseconds. */
const longestSilence = 12_000;

/** A machine that is gone says nothing, not even that its connections are closed: whoever waits longer on one waits in vain. */
function impatientSocket(): Socket {
	const socket = new Socket();
	const gone = Object.assign(new Error('PostgreSQL is silent'), { code: 'ETIMEDOUT' });
	return socket.setTimeout(longestSilence, () => socket.destroy(gone));
}

/**
 * @param onLostConnection called when a connection breaks; the pool makes a new one by itself.
 * @throws StoreUnavailable for tables of another version; otherwise what PostgreSQL or the connection to it fails with
 */
export async function openPostgres(
	url: string,
	onLostConnection: (error: Error) => void,
	otherVersions: OtherVersions = 'migrate',
): Promise<Database> {
	const db = connect({ ...service, connectionString: url }, onLostConnection);
	const migratePatiently = () => runAndClose(connect({ ...patient, connectionString: url }, onLostConnection), migrate);
	try {
		await ensureSchemaVersion(db, otherVersions, migratePatiently);
	} catch (error) {
		// Not waited for: a pool that never made its first connection waits for it in vain.
		void db.destroy();
		throw error;
	}
	return {
		db,
		engine: 'postgres',
		checkRoom: async () => {},
		expectInPlace: () => {},
		compact: () =>
			runAndClose(connect({ ...rewriting, connectionString: url }, onLostConnection), rewriteTables).catch((error) => {
				throw StoreUnavailable.unfinishedRemoval(error);
			}),
		close: () => db.destroy(),
	};
}

function connect(config: PoolConfig, onLostConnection: (error: Error) => void): Kysely<Tables> {
	const pool = new Pool(config);
	pool.on('error', onLostConnection);
	// The pool listens to idle connections alone; one that breaks between two statements would end the process.
	pool.on('connect', (client) => client.on('error', onLostConnection));
	return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

async function runAndClose(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<void>): Promise<void> {
	try {
		await work(db);
	} finally {
		await db.destroy();
	}
}

async function rewriteTables(db: Kysely<Tables>): Promise<void> {
	await whenUnlocked(() => sql`vacuum full enquiries`.execute(db));
	await whenUnlocked(() => sql`vacuum full deliveries`.execute(db));
	await whenUnlocked(() => forgetSamples(db));
}

/**
 * Samples that the planner took before it was told not to. A change of a column's type, to the same one too, makes it drop
 * them; the catalog they stood in is rewritten if the user owns the database, and otherwise passed over with a warning.
 */
async function forgetSamples(db: Kysely<Tables>): Promise<void> {
	await sql`alter table enquiries alter personal type text, alter email_index type text`.execute(db);
	await sql`vacuum full pg_statistic`.execute(db);
}

/** Tries again while others, such as a back-up, read the table. */
function whenUnlocked(rewrite: () => Promise<unknown>): Promise<unknown> {
	const passes = (error: unknown) => (error as { code?: string }).code === lockNotAvailable;
	return retry(rewrite, { passes, pause: locking.pause, giveUpAfter: locking.giveUpAfter });
}
