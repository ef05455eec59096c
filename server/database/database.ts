/** The store as the rest of the service sees it, whichever engine holds it. */

import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** The moment `offset` milliseconds from now, as the tables hold times. */
export type Clock = (offset?: number) => RawBuilder<string>;

export interface Database {
	readonly db: Kysely<Tables>;
	/** For look-ups that need not wait until others have written. */
	readonly reader: Kysely<Tables>;
	readonly engine: 'sqlite' | 'postgres';
	readonly clock: Clock;
	/** Rejects when the disk is nearly full. */
	verifyFreeSpace(): Promise<void>;
	/** Throws when the open file is no longer the one at its path: what is written would not be found again. */
	verifyFileUnmoved(): void;
	/** What an operator must not overlook at the start. */
	warnings(): Promise<string[]>;
	/** Has `compact` leave no byte of what the transaction removes, however late and in whichever process it comes. */
	markRemoval(transaction: Kysely<Tables>): Promise<void>;
	/** Leaves no byte of removed rows in the files, where the engine has a way to; without a removal it does nothing. */
	compact(): Promise<void>;
	/** Writes a consistent copy into an empty file; missing where the engine has its own back-up tools. */
	copyInto?(path: string): Promise<void>;
	close(): Promise<void>;
}
