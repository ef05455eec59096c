/** Decides when an island is hydrated: when touched, or when the page is idle and the island is near the window. Until then it is plain HTML. */

const touches = ['pointerdown', 'keydown', 'focusin'];
/** One window height above and below. */
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
		// A field may have been focused before this script ran.
		if (island.matches(':focus-within')) hydrate();
		for (const touch of touches) island.addEventListener(touch, hydrate, { signal: waiting.signal });
		whenIdle(() => {
			if (waiting.signal.aborted) return;
			const observer = new IntersectionObserver((entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate();
			}, nearness);
			waiting.signal.addEventListener('abort', () => observer.disconnect());
			// The island itself has no box (`display: contents`).
			for (const part of island.children) observer.observe(part);
		});
	}
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): void {
	const wait = () => {
		if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
		else setTimeout(run, 200);
	};
	if (document.readyState === 'complete') wait();
	else addEventListener('load', wait, { once: true });
}
