/** Work on many rows: changes in batches, reads in pages. */

import timers from 'node:timers/promises';

export const largestBatch = 200;
/** In milliseconds: longer than the pause of another process that retries. */
const shortestRest = 50;

/**
 * Rests between two batches for as long as the last one took, so that other writers get the store.
 * @param change changes `largestBatch` rows, or what is left; returns how many
 * @returns how many rows were changed; not all of them when `signal` aborted
 */
export async function changeInBatches(change: () => Promise<number>, signal?: AbortSignal): Promise<number> {
	for (let total = 0; ; ) {
		const start = performance.now();
		const changed = await change();
		total += changed;
		if (changed < largestBatch || signal?.aborted) return total;
		await timers.setTimeout(Math.max(performance.now() - start, shortestRest));
	}
}

/**
 * Keyset pagination: any number of rows in constant memory.
 * @param read the next `size` rows, or what is left, after the row that the last page ended with
 */
export async function* paginate<Row>(
	size: number,
	read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
	let page: Row[] | undefined;
	do {
		page = await read(page?.at(-1));
		yield* page;
	} while (page.length === size);
}
