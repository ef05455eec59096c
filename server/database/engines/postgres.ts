/** The store on PostgreSQL, which several servers may share. */

import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { type Driver, Kysely, PostgresDialect, sql } from 'kysely';
import { type ClientBase, Pool, type PoolConfig, types } from 'pg';
import type { Database } from '../database.ts';
import { ensureSchemaVersion, migrate, type OtherVersions } from '../migrations/migrate.ts';
import type { Tables } from '../tables.ts';

const int8 = 20;
/** Counts come back as numbers, as they do from SQLite. */
types.setTypeParser(int8, Number);

/** Of every statement: a role's or a database's own default may be `serializable`, and refuse what runs side by side. */
const isolationLevel = 'read committed';

/**
 * Set by SQL: PgBouncer refuses a connection that names them as start-up parameters. A commit is acknowledged only when it
 * is on disk, whatever the server's default or the URL's options. Milliseconds.
 */
function settings(values: Record<string, number | 'off'>) {
	const statements = Object.entries(values).map(([name, value]) => `; set ${name} = ${value}`);
	return (client: ClientBase) =>
		client.query(
			`set synchronous_commit = on; set default_transaction_isolation = '${isolationLevel}'${statements.join('')}`,
		);
}

/** Time-outs of every connection, in milliseconds. */
const connection = { connectionTimeoutMillis: 3000, keepAlive: true, application_name: 'enquiries' };

/**
 * The service's pool: a statement or a lock that takes longer fails. No samples are kept of what names a person, so the planner
 * takes one person's rows for few, and would sort them all for the latest one: without bitmap scans it reads an index in order.
 */
const service = {
	...connection,
	max: 10,
	onConnect: settings({
		lock_timeout: 5000,
		statement_timeout: 10_000,
		idle_in_transaction_session_timeout: 15_000,
		enable_bitmapscan: 'off',
	}),
	stream: socketWithTimeout,
};

/** One connection for migrations, which take as long as the tables are large. */
const maintenance = { ...connection, max: 1, onConnect: settings({ statement_timeout: 0 }) };

/** In milliseconds. */
const longestSilence = 12_000;

/** A host that vanished closes no connection, so a connection silent for longer than any statement counts as broken. */
function socketWithTimeout(): Socket {
	const socket = new Socket();
	const gone = Object.assign(new Error('PostgreSQL is silent'), { code: 'ETIMEDOUT' });
	return socket.setTimeout(longestSilence, () => socket.destroy(gone));
}

/**
 * @param onLostConnection called when a connection breaks; the pool makes a new one by itself.
 * @throws StoreUnavailable for tables of another version; other errors as the driver throws them
 */
export async function openPostgres(
	url: string,
	onLostConnection: (error: Error) => void,
	otherVersions: OtherVersions = 'migrate',
	onNoTables = () => {},
): Promise<Database> {
	const connectAs = (config: PoolConfig) => connect({ ...config, connectionString: url }, onLostConnection);
	const db = connectAs(service);
	try {
		await ensureSchemaVersion(db, otherVersions, onNoTables, async () => {
			await using maintenanceDb = connectAs(maintenance);
			await migrate(maintenanceDb);
		});
	} catch (error) {
		// Not awaited: a pool whose first connection never came about would wait for it forever.
		void db.destroy();
		throw error;
	}
	return {
		db,
		reader: db,
		engine: 'postgres',
		clock,
		verifyFreeSpace: async () => {},
		verifyFileUnmoved: () => {},
		warnings: async () => ((await isPooledByTransaction(db)) ? [transactionPooling] : []),
		// What is left of a deleted row is encrypted, until PostgreSQL uses its place again.
		markRemoval: async () => {},
		compact: async () => {},
		close: () => db.destroy(),
	};
}

/** PostgreSQL's own clock decides for all servers that share it, because theirs may be hours apart. */
function clock(offset = 0) {
	return sql<string>`to_char((now() + ${sql.lit(offset)} * interval '1 millisecond') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

const transactionPooling =
	'WARNING: DATABASE_URL leads through a POOLER IN TRANSACTION MODE, where the settings that make a commit durable do not hold: use its session mode, or connect directly.';

/** In that mode one connection finds what another has set, or no longer what it has set itself. */
function isPooledByTransaction(db: Kysely<Tables>): Promise<boolean> {
	const value = randomUUID();
	const read = async (connection: Kysely<Tables>) => {
		const setting = sql<{ value: string }>`select current_setting('enquiries.session', true) as value`;
		return (await setting.execute(connection)).rows[0]?.value;
	};
	return db.connection().execute(async (connection) => {
		await sql`select set_config('enquiries.session', ${value}, false)`.execute(connection);
		return (await db.connection().execute(read)) === value || (await read(connection)) !== value;
	});
}

function connect(config: PoolConfig, onLostConnection: (error: Error) => void): Kysely<Tables> {
	const pool = new Pool(config);
	pool.on('error', onLostConnection);
	// The pool listens to idle connections only; an error on one that is checked out would be uncaught.
	pool.on('connect', (client) => client.on('error', onLostConnection));
	return new Kysely<Tables>({ dialect: new ReadCommittedDialect({ pool }) });
}

class ReadCommittedDialect extends PostgresDialect {
	override createDriver(): Driver {
		const driver = super.createDriver();
		const begin = driver.beginTransaction.bind(driver);
		// Behind a pooler in transaction mode, what was set on connecting may be another client's.
		driver.beginTransaction = (connection, settings) =>
			begin(connection, { ...settings, isolationLevel: settings.isolationLevel ?? isolationLevel });
		return driver;
	}
}
