/** Tries again what may fail for a moment: after 1 second, doubling up to 30, three times. */

const retries = 3;
const firstDelayMs = 1_000;
const longestDelayMs = 30_000;

/**
 * Rejects with the failure of the last attempt, or with the signal's reason when aborted.
 * @param waitAfter milliseconds to wait at least after a failure; more than 30 seconds: no attempt follows
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
