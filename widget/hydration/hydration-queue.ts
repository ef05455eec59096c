/** Elements that came with the page hydrate each in a task of its own: it can be read and filled in meanwhile. */

/**
 * The last comes first: the first of these tasks also compiles what all parts share, and the plans, which mostly stand
 * first, have the most to hydrate.
 */
const waiting: (() => void)[] = [];

export function queueHydration(hydrate: () => void): void {
	waiting.push(hydrate);
	setTimeout(() => waiting.pop()?.());
}
