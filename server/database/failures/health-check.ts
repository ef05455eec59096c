/** Whether the store can take an enquiry now: found out by writing to it, at most once in a while. */

import type { Database } from '../database.ts';
import { StoreUnavailable } from './store-unavailable.ts';

type WritableStore = Pick<Database, 'db' | 'verifyFreeSpace' | 'verifyFileUnmoved'>;

/** However often it is asked, in milliseconds. */
const validFor = 2000;

/** @returns resolves when the store can be written, rejects with `StoreUnavailable` when not */
export function createHealthCheck(database: WritableStore): () => Promise<void> {
	return remember(() => checkHealth(database));
}

/** Asks the store at most once in a while: anybody may ask for its health. Rejects with `StoreUnavailable` when it is away. */
export function remember<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
	let latest: { answer: Promise<Answer>; at: number } | undefined;
	return () => {
		const now = performance.now();
		if (!latest || now - latest.at > validFor) latest = { answer: ask().catch(StoreUnavailable.rethrow), at: now };
		return latest.answer;
	};
}

async function checkHealth({ db, verifyFreeSpace, verifyFileUnmoved }: WritableStore): Promise<void> {
	try {
		await verifyFreeSpace();
		verifyFileUnmoved();
		const checked_at = new Date().toISOString();
		await db
			.insertInto('health_check')
			.values({ id: 1, checked_at })
			.onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at }))
			.execute();
	} catch (error) {
		throw StoreUnavailable.because(error);
	}
}
