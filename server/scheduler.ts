/** Work that a server does as it starts, and again and again while it runs. */

/**
 * @param every in milliseconds
 * @param work must not reject; its signal says when to stop
 * @returns stops it; resolves when what is under way has ended
 */
export function schedule(every: number, work: (signal: AbortSignal) => Promise<void>): () => Promise<void> {
	const stopping = new AbortController();
	let working = work(stopping.signal);
	const timer = setInterval(() => {
		working = work(stopping.signal);
	}, every);
	return () => {
		stopping.abort();
		clearInterval(timer);
		return working;
	};
}
