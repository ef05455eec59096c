/** SQLite waits for another process by standing still, and the whole server with it: here a statement is tried again instead. */

import { type DatabaseConnection, type Driver, SqliteDialect } from 'kysely';
import { retry } from './retry.ts';
import { busySnapshot, primaryCode, sqliteCodes } from './sqlite-result-codes.ts';

/**
 * Locked by another process, which is in the middle of a write or clears up after one. Where another has written what
 * this transaction has read, waiting would not help.
 */
function isLocked(error: unknown): boolean {
	const { errcode = 0 } = error as { errcode?: number };
	return primaryCode(errcode) === sqliteCodes.busy && errcode !== busySnapshot;
}

const whileBusy = { passes: isLocked, pause: 20, giveUpAfter: 5000 };

export class BusyRetrySqliteDialect extends SqliteDialect {
	override createDriver(): Driver {
		const driver = super.createDriver();
		const acquire = driver.acquireConnection.bind(driver);
		driver.acquireConnection = async (options) => withBusyRetry(await acquire(options));
		return driver;
	}
}

function withBusyRetry(connection: DatabaseConnection): DatabaseConnection {
	return {
		executeQuery: (query, options) => retryWhileBusy(() => connection.executeQuery(query, options)),
		streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
	};
}

/** Tries again while another process holds the store, for a few seconds. */
export function retryWhileBusy<Result>(attempt: () => Promise<Result> | Result): Promise<Result> {
	return retry(attempt, whileBusy);
}
