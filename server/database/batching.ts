/** Work on many rows in short turns: between them, everybody else has the store for at least as long. */

import { setTimeout as delay } from 'node:timers/promises';

/** Rows changed in one turn at most. */
export const largestBatch = 200;
/** In milliseconds: longer than another process waits before it tries again. */
const shortestRest = 50;

/**
 * @param change changes `largestBatch` rows, or what is left; answers with how many
 * @returns how many rows were changed, which are not all of them when it was stopped
 */
export async function changeInBatches(change: () => Promise<number>, signal?: AbortSignal): Promise<number> {
	for (let total = 0; ; ) {
		const start = performance.now();
		const changed = await change();
		total += changed;
		if (changed < largestBatch || signal?.aborted) return total;
		await delay(Math.max(performance.now() - start, shortestRest));
	}
}
