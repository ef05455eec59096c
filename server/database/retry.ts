/** Tries again what fails for a reason that passes by itself. */

import { setTimeout as delay } from 'node:timers/promises';

export interface RetryPolicy {
	/** Whether this failure passes by itself. */
	passes(error: unknown): boolean;
	/** Between two attempts, in milliseconds. */
	pause: number;
	/** Milliseconds from the first attempt after which none begins. */
	giveUpAfter: number;
}

/** @param attempt rejects in the end with what it failed with last */
export async function retry<Result>(
	attempt: () => Promise<Result> | Result,
	{ passes, pause, giveUpAfter }: RetryPolicy,
): Promise<Result> {
	for (const start = performance.now(); ; await delay(pause)) {
		try {
			return await attempt();
		} catch (error) {
			if (!passes(error) || performance.now() - start > giveUpAfter) throw error;
		}
	}
}
