/** Background work at start and at a fixed interval. */

import type { Log } from './observability/log.ts';

/**
 * @param interval in milliseconds
 * @param failure what the log says when the work fails
 * @param work its signal says when to stop
 * @returns stops it; resolves when a run under way has ended
 */
export function schedule(
	interval: number,
	log: Log,
	failure: string,
	work: (signal: AbortSignal) => Promise<void>,
): () => Promise<void> {
	const stopping = new AbortController();
	const run = () => work(stopping.signal).catch((error) => log.warn({ err: error }, failure));
	let working = run();
	const timer = setInterval(() => {
		working = run();
	}, interval);
	return () => {
		stopping.abort();
		clearInterval(timer);
		return working;
	};
}
