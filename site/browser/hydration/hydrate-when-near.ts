/** Decides when an island is hydrated: once it is touched, or the page is idle and the island is near the window. Until then it works as HTML. */

const touches = ['pointerdown', 'keydown', 'focusin'];
/** A window's height above and below. */
const nearness = { rootMargin: '100% 0px' };

export function hydrateWhenNear(islands: Iterable<HTMLElement>): void {
	for (const island of islands) {
		const waiting = new AbortController();
		const hydrate = () => {
			waiting.abort();
			import('./hydrate-island.tsx').then(
				({ hydrateIsland }) => hydrateIsland(island),
				// What cannot be fetched leaves the island as it was prerendered.
				() => {},
			);
		};
		// Its field was touched before this script ran.
		if (island.matches(':focus-within')) hydrate();
		for (const touch of touches) island.addEventListener(touch, hydrate, { signal: waiting.signal });
		whenIdle(() => {
			if (waiting.signal.aborted) return;
			const observer = new IntersectionObserver((entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate();
			}, nearness);
			waiting.signal.addEventListener('abort', () => observer.disconnect());
			// The island's own element has no box.
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
