/** Retries operations after transient failures. */

import timers from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { isConflict } from './store-unavailable.ts';

interface RetryPolicy {
	isTransient(error: unknown): boolean;
	pauseMs: number;
	/** An attempt that fails later than this, counted from the start of the first attempt, is not repeated. */
	giveUpAfterMs: number;
}

/** Runs the work in a transaction. After a conflict with another transaction, runs the work again in a new transaction. */
export function transact<Result>(
	db: Kysely<Tables>,
	work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
	return retry(() => db.transaction().execute(work), { isTransient: isConflict, pauseMs: 20, giveUpAfterMs: 5000 });
}

/** Repeats the attempt, with pauses, while it fails with transient errors. Rejects with the error of the last attempt. */
export async function retry<Result>(attempt: () => Promise<Result> | Result, policy: RetryPolicy): Promise<Result> {
	for (const start = performance.now(); ; await timers.setTimeout(policy.pauseMs)) {
		try {
			return await attempt();
		} catch (error) {
			if (!policy.isTransient(error) || performance.now() - start > policy.giveUpAfterMs) throw error;
		}
	}
}
