/** The only way in which a page fetches data: failures are retried, and answers kept for a while. */

// All times are in milliseconds.
const retries = 3;
const firstDelay = 1_000;
const longestDelay = 30_000;
const attemptTimeout = 10_000;
const keptFor = 5 * 60_000;

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
	const asking = askRepeatedly(address);
	answers.set(address, asking);
	const forget = () => answers.delete(address);
	asking.then((answer) => setTimeout(forget, mayChange(answer) ? 0 : keptFor), forget);
	return asking;
}

async function askRepeatedly(address: string): Promise<Fetched> {
	for (let attempt = 0; ; attempt++) {
		try {
			return await ask(address);
		} catch (error) {
			if (attempt === retries) throw error;
			await new Promise((resolve) => setTimeout(resolve, Math.min(firstDelay * 2 ** attempt, longestDelay)));
		}
	}
}

async function ask(address: string): Promise<Fetched> {
	const response = await fetch(address, { signal: AbortSignal.timeout(attemptTimeout) });
	const { status } = response;
	if (status >= 500 || status === 429) throw new Error(`${address} was answered with ${status}.`);
	return { status, body: await response.json() };
}
