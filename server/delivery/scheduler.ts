/** Runs background work at start and at a fixed interval. If a run outlasts the interval, the next run is skipped. */

import type { Log } from '../observability/log.ts';

/**
 * @param failure log message if the work fails
 * @param work background work; receives a signal that aborts when the schedule stops
 * @returns function that stops the schedule and waits for the work in progress
 */
export function schedule(
	intervalMs: number,
	log: Log,
	failure: string,
	work: (signal: AbortSignal) => Promise<void>,
): () => Promise<void> {
	const stopping = new AbortController();
	let running: Promise<void> | undefined;
	const run = () => {
		running ??= work(stopping.signal)
			.catch((error) => log.warn({ err: error }, failure))
			.finally(() => {
				running = undefined;
			});
	};
	run();
	const timer = setInterval(run, intervalMs);
	return async () => {
		stopping.abort();
		clearInterval(timer);
		await running;
	};
}
