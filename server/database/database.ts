/** Interface of the store, common to both engines. */

import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** SQL for the time `offset` milliseconds from now, in the format of the tables. */
export type Clock = (offset?: number) => RawBuilder<string>;

export interface Database {
	readonly db: Kysely<Tables>;
	/** Connection for reads that do not wait for writers. */
	readonly reader: Kysely<Tables>;
	readonly engine: 'sqlite' | 'postgres';
	readonly clock: Clock;
	/** Rejects if the disk is nearly full. */
	verifyFreeSpace(): Promise<void>;
	/** Throws if the open file was moved or replaced, because writes to the file would be lost. */
	verifyFileUnmoved(): void;
	/** Problems to report to the operator at start. */
	warnings(): Promise<string[]>;
	/** Records in the transaction that rows were removed, so that a later `compact` in any process overwrites their bytes. */
	markRemoval(transaction: Kysely<Tables>): Promise<void>;
	/** Overwrites all bytes of removed rows in the files if the engine supports it. Does nothing without a recorded removal. */
	compact(): Promise<void>;
	/** Writes a consistent copy to an empty file. Undefined if the engine has its own back-up tools. */
	copyInto?(path: string): Promise<void>;
	close(): Promise<void>;
}
