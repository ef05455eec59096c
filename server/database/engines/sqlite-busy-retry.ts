/** Retries statements while the SQLite file is locked, because SQLite's own busy timeout blocks the event loop. */

import type { DatabaseSync } from 'node:sqlite';
import { type DatabaseConnection, type Driver, SqliteDialect } from 'kysely';
import { retry } from '../failures/retry.ts';
import { isLocked } from '../failures/store-unavailable.ts';
import { bridge } from './sqlite-connection.ts';

export class BusyRetrySqliteDialect extends SqliteDialect {
	private readonly connection: DatabaseSync;

	constructor(connection: DatabaseSync) {
		super({ database: bridge(connection) });
		this.connection = connection;
	}

	override createDriver(): Driver {
		const driver = super.createDriver();
		const acquire = driver.acquireConnection.bind(driver);
		driver.acquireConnection = async (options) => withBusyRetry(await acquire(options));
		const rollback = driver.rollbackTransaction.bind(driver);
		// On a full disk SQLite rolls back by itself, so a second rollback would fail and hide the cause.
		driver.rollbackTransaction = async (connection) => {
			if (this.connection.isTransaction) await rollback(connection);
		};
		return driver;
	}
}

function withBusyRetry(connection: DatabaseConnection): DatabaseConnection {
	return {
		executeQuery: (query, options) => retryWhileBusy(() => connection.executeQuery(query, options)),
		streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
	};
}

export function retryWhileBusy<Result>(attempt: () => Promise<Result> | Result): Promise<Result> {
	return retry(attempt, { isTransient: isLocked, pauseMs: 20, giveUpAfterMs: 5000 });
}
