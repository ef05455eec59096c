/** Hydrates one prerendered widget per task, so that input is handled in between. */

/** Last in, first out: the first task also compiles the shared code, and the last widget, usually the FAQ, is the smallest. */
const waiting: (() => void)[] = [];

export function queueHydration(hydrate: () => void): void {
	waiting.push(hydrate);
	setTimeout(() => waiting.pop()?.());
}
