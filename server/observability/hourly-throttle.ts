/** Throttles log lines that strangers can cause, so that they cannot fill the log. */

const hourMs = 60 * 60 * 1000;
/** Limit per network, because senders can invent names. */
const maxNamesPerNetwork = 5;
/** Limits memory: for a further name the oldest is forgotten, and may be logged again. */
const maxNames = 1000;

/** @returns true if `name` was not logged in the last hour. `by` is the sender's network if senders choose the name. */
export function createHourlyThrottle(now: () => number = () => performance.now()) {
	const logged = new Map<string, { at: number; by: string }>();
	return (name: string, by = name): boolean => {
		for (const [old, { at }] of logged) if (now() - at >= hourMs) logged.delete(old);
		if (logged.has(name)) return false;
		if ([...logged.values()].filter((one) => one.by === by).length >= maxNamesPerNetwork) return false;
		logged.set(name, { at: now(), by });
		const [oldest = name] = logged.keys();
		if (logged.size > maxNames) logged.delete(oldest);
		return true;
	};
}
