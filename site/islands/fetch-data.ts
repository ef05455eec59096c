/** Fetches JSON for the pages: retries failures, and caches answers for five minutes. */

import { retry } from '../../shared/retry.ts';

const attemptTimeoutMs = 10_000;
const cacheMs = 5 * 60_000;

interface Fetched {
	readonly status: number;
	readonly body: unknown;
}

const answers = new Map<string, Promise<Fetched>>();

/**
 * Fetches JSON. Resolves with the body and the status, for refusals too (4xx except 429). Rejects once all attempts have failed.
 * @param mayChange returns true for an answer that may change soon and is therefore not cached
 */
export function fetchData(address: string, mayChange: (answer: Fetched) => boolean = () => false): Promise<Fetched> {
	const cached = answers.get(address);
	if (cached) return cached;
	const fetching = retry(() => fetchOnce(address));
	answers.set(address, fetching);
	const forget = () => answers.delete(address);
	fetching.then((answer) => setTimeout(forget, mayChange(answer) ? 0 : cacheMs), forget);
	return fetching;
}

async function fetchOnce(address: string): Promise<Fetched> {
	const response = await fetch(address, { signal: AbortSignal.timeout(attemptTimeoutMs) });
	const { status } = response;
	if (status >= 500 || status === 429) throw new Error(`${address} was answered with ${status}.`);
	return { status, body: await response.json() };
}
