/** Health check that tests whether the store is writable. Results are cached for two seconds. */

import type { Database } from '../database.ts';
import { StoreUnavailable } from './store-unavailable.ts';

type WritableStore = Pick<Database, 'db' | 'verifyFreeSpace' | 'verifyFileUnmoved'>;

const cacheForMs = 2000;

/** @returns a check that resolves if the store is writable and otherwise rejects with `StoreUnavailable` */
export function createHealthCheck(database: WritableStore): () => Promise<void> {
	return cacheBriefly(() => checkHealth(database));
}

/** Caches the answer or the failure, to limit the load of public health checks. Turns store failures into `StoreUnavailable`. */
export function cacheBriefly<Answer>(check: () => Promise<Answer>): () => Promise<Answer> {
	let latest: { answer: Promise<Answer>; at: number } | undefined;
	return () => {
		const now = performance.now();
		if (!latest || now - latest.at > cacheForMs) latest = { answer: check().catch(StoreUnavailable.rethrow), at: now };
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
