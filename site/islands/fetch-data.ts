/** The only way in which a page fetches data: failures are retried, and answers kept for a while. */

import { retry } from '../../shared/retry.ts';

const attemptTimeoutMs = 10_000;
const keptForMs = 5 * 60_000;

export interface Fetched {
	readonly status: number;
	readonly body: unknown;
}

const answers = new Map<string, Promise<Fetched>>();

/**
 * The JSON at an address, with its status: also that of a refusal (4xx). Rejects once all attempts have failed.
 * @param mayChange whether the answer may change soon, so that it is not kept
 */
export function fetchData(address: string, mayChange: (answer: Fetched) => boolean = () => false): Promise<Fetched> {
	const known = answers.get(address);
	if (known) return known;
	const asking = retry(() => ask(address));
	answers.set(address, asking);
	const forget = () => answers.delete(address);
	asking.then((answer) => setTimeout(forget, mayChange(answer) ? 0 : keptForMs), forget);
	return asking;
}

async function ask(address: string): Promise<Fetched> {
	const response = await fetch(address, { signal: AbortSignal.timeout(attemptTimeoutMs) });
	const { status } = response;
	if (status >= 500 || status === 429) throw new Error(`${address} was answered with ${status}.`);
	return { status, body: await response.json() };
}
