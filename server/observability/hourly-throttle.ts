/** Says whether a line may be logged now: one that strangers can bring about must not fill the log. */

const hourMs = 60 * 60 * 1000;
/** Anybody can make up names: a network has so many logged in an hour, and so hides nobody else's. */
const namesOfOne = 5;
/** Beyond these the oldest is forgotten, and may be logged again. */
const mostNames = 1000;

/** @returns whether a line about a name may be logged: each once an hour. `by` is the network that it came from, if strangers choose it */
export function createHourlyThrottle(now: () => number = () => performance.now()) {
	const logged = new Map<string, { at: number; by: string }>();
	return (name: string, by = name): boolean => {
		for (const [old, { at }] of logged) if (now() - at >= hourMs) logged.delete(old);
		if (logged.has(name)) return false;
		if ([...logged.values()].filter((one) => one.by === by).length >= namesOfOne) return false;
		logged.set(name, { at: now(), by });
		const [oldest = name] = logged.keys();
		if (logged.size > mostNames) logged.delete(oldest);
		return true;
	};
}
