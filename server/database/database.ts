/** The store, whichever engine holds it: one Kysely query path, and the few things that differ. */

import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export interface Database {
	readonly db: Kysely<Tables>;
	readonly engine: 'sqlite' | 'postgres';
	/** Fails when there is too little room to go on storing. */
	checkRoom(): Promise<void>;
	/** Fails when what was written would not be found again: the file has gone from its place. */
	expectInPlace(): void;
	/** Rewrites the files so that no byte of a deleted row is left in them. */
	compact(): Promise<void>;
	/** Writes a complete copy into an empty file, while others use the store; an engine with tools of its own has none. */
	copyInto?(path: string): Promise<void>;
	close(): Promise<void>;
}
