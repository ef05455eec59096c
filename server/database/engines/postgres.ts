/** The store on PostgreSQL, which several servers can share. */

import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { type Driver, Kysely, PostgresDialect, sql } from 'kysely';
import { type ClientBase, Pool, type PoolConfig, types } from 'pg';
import type { Database } from '../database.ts';
import { ensureSchemaVersion, migrate, type OtherVersions } from '../migrations/migrate.ts';
import type { Tables } from '../tables.ts';

const int8 = 20;
/** Parses `int8` values, such as counts, as numbers, so that both engines return the same type. */
types.setTypeParser(int8, Number);

/**
 * Set on each connection and for each transaction, because a role or database may default to `serializable`, under which
 * concurrent writes fail.
 */
const isolationLevel = 'read committed';

/**
 * Sets parameters by SQL, because PgBouncer refuses them at connection start-up. `synchronous_commit` makes commits durable
 * even if the server or the URL sets another default. Timeouts are in milliseconds.
 */
function settings(values: Record<string, number | 'off'>) {
	const statements = Object.entries(values).map(([name, value]) => `; set ${name} = ${value}`);
	return (client: ClientBase) =>
		client.query(
			`set synchronous_commit = on; set default_transaction_isolation = '${isolationLevel}'${statements.join('')}`,
		);
}

const connection = { connectionTimeoutMillis: 3000, keepAlive: true, application_name: 'enquiries' };

/**
 * Pool of the service. Without statistics of personal columns the planner expects few rows per person, so it would collect all of
 * them in a bitmap scan and sort them to find the latest. With bitmap scans off, it reads the index in order instead.
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

/** Connection for migrations, which may take long on large tables. */
const maintenance = { ...connection, max: 1, onConnect: settings({ statement_timeout: 0 }) };

/** Longer than the `statement_timeout` of the service, so that a slow statement does not count as a silent connection. */
const idleTimeoutMs = 12_000;

/** A machine that vanishes does not close its connections, so a connection counts as broken after `idleTimeoutMs` of silence. */
function socketWithTimeout(): Socket {
	const socket = new Socket();
	const gone = Object.assign(new Error('PostgreSQL is silent'), { code: 'ETIMEDOUT' });
	return socket.setTimeout(idleTimeoutMs, () => socket.destroy(gone));
}

/**
 * @param onLostConnection called when a connection breaks; the pool reconnects by itself
 * @throws StoreUnavailable if `ensureSchemaVersion` refuses the tables; passes on errors of the driver unchanged
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
		// Not awaited: the caller gets the error at once, and the pool closes in the background.
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
		// Overwrites nothing: deleted rows stay until PostgreSQL reuses their space. Only encryption protects them until then.
		markRemoval: async () => {},
		compact: async () => {},
		close: () => db.destroy(),
	};
}

/** Uses PostgreSQL's clock, because clocks of the servers that share the store may differ. */
function clock(offset = 0) {
	return sql<string>`to_char((now() + ${sql.lit(offset)} * interval '1 millisecond') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

const transactionPooling =
	'WARNING: DATABASE_URL leads through a POOLER IN TRANSACTION MODE, where the settings that make a commit durable do not hold: use its session mode, or connect directly.';

/** Detects transaction mode: a session's setting then shows up on another connection, or is lost. */
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
	// The pool handles errors of idle connections only; an error of a connection in use would be uncaught.
	pool.on('connect', (client) => client.on('error', onLostConnection));
	return new Kysely<Tables>({ dialect: new ReadCommittedDialect({ pool }) });
}

class ReadCommittedDialect extends PostgresDialect {
	override createDriver(): Driver {
		const driver = super.createDriver();
		const begin = driver.beginTransaction.bind(driver);
		// Sets the level per transaction: behind a pooler in transaction mode, the session may have another client's default.
		driver.beginTransaction = (connection, settings) =>
			begin(connection, { ...settings, isolationLevel: settings.isolationLevel ?? isolationLevel });
		return driver;
	}
}
