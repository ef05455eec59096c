/** Retries an operation that fails for a transient reason. */

import timers from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { isConflict } from './store-unavailable.ts';

interface RetryPolicy {
	isTransient(error: unknown): boolean;
	/** Between two attempts, in milliseconds. */
	pause: number;
	/** Milliseconds from the first attempt after which none begins. */
	giveUpAfter: number;
}

/** Runs the work in a transaction, and again in another one after a conflict with somebody else's. */
export function transact<Result>(
	db: Kysely<Tables>,
	work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
	return retry(() => db.transaction().execute(work), { isTransient: isConflict, pause: 20, giveUpAfter: 5000 });
}

/** Rejects with the last attempt's error. */
export async function retry<Result>(attempt: () => Promise<Result> | Result, policy: RetryPolicy): Promise<Result> {
	for (const start = performance.now(); ; await timers.setTimeout(policy.pause)) {
		try {
			return await attempt();
		} catch (error) {
			if (!policy.isTransient(error) || performance.now() - start > policy.giveUpAfter) throw error;
		}
	}
}
