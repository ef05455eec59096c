/** Changes of many rows leave the store to others between two batches. */

import { afterEach, expect, test, vi } from 'vitest';
import { changeInBatches, largestBatch } from './batching.ts';

const rests = vi.hoisted((): number[] => []);
vi.mock('node:timers/promises', () => ({ setTimeout: async (milliseconds: number) => void rests.push(milliseconds) }));
afterEach(() => void vi.useRealTimers());

test('rests as long as the last batch took, 50 ms at least, until less than a batch is left', async () => {
	vi.useFakeTimers({ toFake: ['performance'] });
	const durations = [300, 10, 40];
	const changed = await changeInBatches(async () => {
		vi.advanceTimersByTime(durations.shift() ?? 0);
		return durations.length > 0 ? largestBatch : 7;
	});
	expect(changed).toBe(2 * largestBatch + 7);
	expect(rests).toEqual([300, 50]);
});
