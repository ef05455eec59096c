/** Throttles log lines that strangers can cause, so that strangers cannot fill the log. */

const hourMs = 60 * 60 * 1000;
/** Most names that are logged per network and hour, because a sender can invent names (origins, partner ids). */
const maxNamesPerNetwork = 5;
/** Limits memory: a new name displaces the oldest name, which may then be logged again. */
const maxNames = 1000;

/**
 * @returns check that is true once an hour for each `name`, up to `maxNamesPerNetwork` names per network. `by` is the sender's
 * network if senders choose the name.
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
