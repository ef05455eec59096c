/** Hydrates an island when a visitor touches it, or when the page has loaded, is idle, and the island is near the window. */

const touches = ['pointerdown', 'keydown', 'focusin'];
/** An island is near if it is at most one window height above or below the window. */
const nearness = { rootMargin: '100% 0px' };

export function hydrateWhenNear(islands: Iterable<HTMLElement>): void {
	for (const island of islands) {
		const waiting = new AbortController();
		const hydrate = () => {
			waiting.abort();
			import('./hydrate-island.tsx').then(
				({ hydrateIsland }) => hydrateIsland(island),
				// If the script cannot be fetched, the island stays as prerendered.
				() => {},
			);
		};
		// If a field was focused before this script ran, no `focusin` event follows.
		if (island.matches(':focus-within')) hydrate();
		for (const touch of touches) island.addEventListener(touch, hydrate, { signal: waiting.signal });
		whenIdle(() => {
			if (waiting.signal.aborted) return;
			const observer = new IntersectionObserver((entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate();
			}, nearness);
			waiting.signal.addEventListener('abort', () => observer.disconnect());
			// Observes the children, because the island itself has no box (`display: contents`).
			for (const part of island.children) observer.observe(part);
		});
	}
}

/** Runs once the page has loaded and is idle; in Safari, which has no `requestIdleCallback`, 0.2 s after the page has loaded. */
function whenIdle(run: () => void): void {
	const wait = () => {
		if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
		else setTimeout(run, 200);
	};
	if (document.readyState === 'complete') wait();
	else addEventListener('load', wait, { once: true });
}
