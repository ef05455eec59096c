/** Retries an operation that fails for a transient reason. */

import timers from 'node:timers/promises';

interface RetryPolicy {
	isTransient(error: unknown): boolean;
	/** Between two attempts, in milliseconds. */
	pause: number;
	/** Milliseconds from the first attempt after which none begins. */
	giveUpAfter: number;
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
