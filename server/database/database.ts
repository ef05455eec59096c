/** Interface of the store, common to both engines. */

import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** SQL for the time `offset` milliseconds from now, in the format of the tables. */
export type Clock = (offset?: number) => RawBuilder<string>;

export interface Database {
	readonly db: Kysely<Tables>;
	/** For reads that do not wait for writers: a connection of its own on SQLite, the same pool on PostgreSQL. */
	readonly reader: Kysely<Tables>;
	readonly engine: 'sqlite' | 'postgres';
	readonly clock: Clock;
	/** Rejects if the disk of the embedded store is nearly full. Does nothing on PostgreSQL. */
	verifyFreeSpace(): Promise<void>;
	/** Throws if the SQLite file or its write-ahead log was moved or replaced: writes would be lost. Does nothing on PostgreSQL. */
	verifyFileUnmoved(): void;
	/** Problems that the service reports at start, and the command `check` on demand. */
	warnings(): Promise<string[]>;
	/** On SQLite, records in the transaction that rows were removed, so that a later `compact` in any process overwrites them. */
	markRemoval(transaction: Kysely<Tables>): Promise<void>;
	/** On SQLite, overwrites all bytes of removed rows in the files if a removal is recorded. Does nothing on PostgreSQL. */
	compact(): Promise<void>;
	/** Writes a consistent copy to an empty file. Undefined if the engine has its own back-up tools. */
	copyInto?(path: string): Promise<void>;
	close(): Promise<void>;
}
