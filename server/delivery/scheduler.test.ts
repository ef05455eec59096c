/** Test of repeated runs: runs never overlap, a failed run does not end the schedule, and stopping waits for a run. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../observability/log.ts';
import { schedule } from './scheduler.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a run that outlasts the interval never overlaps another, and stopping waits for it', async () => {
	const runs: PromiseWithResolvers<void>[] = [];
	const stop = schedule(1000, createLog('silent'), 'failed', () => {
		const run = Promise.withResolvers<void>();
		runs.push(run);
		return run.promise;
	});
	await vi.advanceTimersByTimeAsync(5000);
	expect(runs).toHaveLength(1);
	runs[0]?.reject(new Error('a run that fails does not end the others'));
	await vi.advanceTimersByTimeAsync(1000);
	expect(runs).toHaveLength(2);
	let hasStopped = false;
	const stopping = stop().then(() => {
		hasStopped = true;
	});
	await vi.advanceTimersByTimeAsync(5000);
	expect(hasStopped).toBe(false);
	runs[1]?.resolve();
	await stopping;
	expect(runs).toHaveLength(2);
});
