/** Work that a server does as it starts, and again and again while it runs. */

/**
 * @param every in milliseconds
 * @param work must not reject
 * @returns stops it; resolves when what is under way has ended
 */
export function repeat(every: number, work: () => Promise<void>): () => Promise<void> {
	let working = work();
	const timer = setInterval(() => {
		working = work();
	}, every);
	return () => {
		clearInterval(timer);
		return working;
	};
}
