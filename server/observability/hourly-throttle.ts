/** Says whether a line may be logged now: one that strangers can bring about must not fill the log. */

const hour = 60 * 60 * 1000;
/** Anybody can make up names: no more are remembered, or logged in an hour. */
const mostNames = 50;

/** @returns whether a line about a name may be logged: each once an hour */
export function createHourlyThrottle(now: () => number = () => performance.now()): (name: string) => boolean {
	const logged = new Map<string, number>();
	return (name) => {
		for (const [old, at] of logged) if (now() - at >= hour) logged.delete(old);
		if (logged.has(name) || logged.size >= mostNames) return false;
		logged.set(name, now());
		return true;
	};
}
