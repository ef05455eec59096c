/** Background work at start and at a fixed interval. */

/**
 * @param interval in milliseconds
 * @param work must not reject; its signal says when to stop
 * @returns stops it; resolves when a run under way has ended
 */
export function schedule(interval: number, work: (signal: AbortSignal) => Promise<void>): () => Promise<void> {
	const stopping = new AbortController();
	let working = work(stopping.signal);
	const timer = setInterval(() => {
		working = work(stopping.signal);
	}, interval);
	return () => {
		stopping.abort();
		clearInterval(timer);
		return working;
	};
}
