/** Retries with exponential back-off: up to three times, after at least 1, 2 and 4 seconds. */

const retries = 3;
const firstDelayMs = 1_000;
const longestDelayMs = 30_000;

/**
 * Rejects with the error of the last attempt, or with the signal's reason if aborted.
 * @param waitAfter shortest wait after a failure, in milliseconds. If it is over 30 seconds, no further attempt is made.
 */
export async function retry<Result, Failure>(
	attempt: () => Promise<Result>,
	waitAfter: (failure: Failure) => number = () => 0,
	signal?: AbortSignal,
): Promise<Result> {
	for (let failed = 0; ; failed++) {
		try {
			return await attempt();
		} catch (failure) {
			signal?.throwIfAborted();
			const wait = Math.max(waitAfter(failure as Failure), Math.min(firstDelayMs * 2 ** failed, longestDelayMs));
			if (failed === retries || wait > longestDelayMs) throw failure;
			await pause(wait, signal);
		}
	}
}

export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, milliseconds);
		signal?.addEventListener('abort', () => {
			clearTimeout(timer);
			reject(signal.reason);
		});
	});
}
