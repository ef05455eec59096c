/** The store on PostgreSQL, which several servers may share. */

import { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import type { Tables } from './tables.ts';

const int8 = 20;
/** Counts come back as numbers, as they do from SQLite. */
types.setTypeParser(int8, Number);

/** Connections; a statement or a lock that takes longer than its timeout is given up, in milliseconds. */
const pool = {
	max: 10,
	connectionTimeoutMillis: 3000,
	statement_timeout: 10_000,
	lock_timeout: 5000,
	idle_in_transaction_session_timeout: 15_000,
	keepAlive: true,
	stream: impatientSocket,
	/** A commit is acknowledged only when it is on disk, whatever the server's default. */
	options: '-c synchronous_commit=on',
	application_name: 'enquiries',
};

/** Longer than a statement may take, in milliseconds. */
const longestSilence = 12_000;

/** A machine that is gone says nothing, not even that its connections are closed: whoever waits longer on one waits in vain. */
function impatientSocket(): Socket {
	const socket = new Socket();
	const gone = Object.assign(new Error('PostgreSQL is silent'), { code: 'ETIMEDOUT' });
	return socket.setTimeout(longestSilence, () => socket.destroy(gone));
}

/** @param onLostConnection called when a connection breaks; the pool makes a new one by itself. */
export async function openPostgres(url: string, onLostConnection: (error: Error) => void): Promise<Database> {
	const connections = new Pool({ ...pool, connectionString: url });
	connections.on('error', onLostConnection);
	// The pool listens to idle connections alone; one that breaks between two statements would end the process.
	connections.on('connect', (client) => client.on('error', onLostConnection));
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connections }) });
	try {
		await migrate(db);
	} catch (error) {
		await db.destroy();
		throw error;
	}
	return {
		db,
		engine: 'postgres',
		checkRoom: async () => {},
		expectInPlace: () => {},
		scrub: () =>
			scrub(db).catch((error) => {
				throw StoreUnavailable.unfinishedRemoval(error);
			}),
		close: () => db.destroy(),
	};
}

async function scrub(db: Kysely<Tables>): Promise<void> {
	await sql`vacuum full enquiries`.execute(db);
	await sql`vacuum full deliveries`.execute(db);
	await forgetSamples(db);
}

/**
 * The planner keeps samples of what stands in a column. A change of its type, to the same one too, makes it drop them; the
 * catalog they stood in is rewritten if the user owns the database, and otherwise passed over with a warning.
 */
async function forgetSamples(db: Kysely<Tables>): Promise<void> {
	await sql`alter table enquiries alter personal type text, alter email_index type text`.execute(db);
	await sql`vacuum full pg_statistic`.execute(db);
}
