/** Changes many rows in batches and reads them in pages. */

import timers from 'node:timers/promises';

export const largestBatch = 200;
/** Longer than the pause between lock retries of other processes, so that they can get the lock. */
const minimumPauseMs = 50;

/**
 * Repeats `change` until a batch is not full. Pauses after each full batch for at least as long as the batch took, so that
 * other writers get access to the store.
 *
 * @param change processes up to `largestBatch` rows and returns the number of processed rows
 * @returns number of processed rows; rows may remain if `signal` aborted
 */
export async function changeInBatches(change: () => Promise<number>, signal?: AbortSignal): Promise<number> {
	for (let total = 0; ; ) {
		const start = performance.now();
		const changed = await change();
		total += changed;
		if (changed < largestBatch || signal?.aborted) return total;
		await timers.setTimeout(Math.max(performance.now() - start, minimumPauseMs));
	}
}

/**
 * Keyset pagination: reads any number of rows in constant memory.
 *
 * @param read returns up to `size` rows that follow `last`, the final row of the previous page (undefined for the first page)
 */
export async function* paginate<Row>(
	size: number,
	read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
	for await (const page of readPages(size, read)) yield* page;
}

/** Like `paginate`, but yields whole pages. The last page may be empty. */
export async function* readPages<Row>(
	size: number,
	read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
	let page: Row[] | undefined;
	do {
		page = await read(page?.at(-1));
		yield page;
	} while (page.length === size);
}
