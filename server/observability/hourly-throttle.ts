/** Throttles log lines that anybody can cause, so that nobody can fill the log. */

const hourMs = 60 * 60 * 1000;
/** Limit of names logged per network and hour, because a sender can invent names (origins, partner ids). */
const maxNamesPerNetwork = 5;
/** Limits memory: a new name displaces the oldest name, which may then be logged again. */
const maxNames = 1000;

/**
 * @returns function that returns true once an hour for each `name`, and for at most `maxNamesPerNetwork` names of one `by`. Pass
 * the sender's network as `by` if senders can invent the name.
 */
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
