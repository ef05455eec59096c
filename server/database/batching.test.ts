/** Test of the pauses after full batches, in which other writers reach the store. */

import timers from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { changeInBatches, largestBatch } from './batching.ts';

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('pauses after each full batch for as long as it took, 50 ms at least', async () => {
	vi.useFakeTimers({ toFake: ['performance'] });
	const rest = vi.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);
	const durations = [300, 10, 40];
	const changed = await changeInBatches(async () => {
		vi.advanceTimersByTime(durations.shift() ?? 0);
		return durations.length > 0 ? largestBatch : 7;
	});
	expect(changed).toBe(2 * largestBatch + 7);
	expect(rest.mock.calls).toEqual([[300], [50]]);
});
