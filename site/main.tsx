/** The browser's entry: wakes up the prerendered page, in tasks so short that no tap has to wait for them. */

import { type ReactNode, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepPlace } from './layout/keep-place.ts';
import { fetchPage } from './pages.ts';
import { routeOf } from './routes.ts';
import { attachTermTooltips } from './term/term-tooltips.ts';

keepPlace(window);
// The script may be here before the end of the page.
if (document.readyState === 'loading') document.addEventListener('readystatechange', wakeUpSoon, { once: true });
else wakeUpSoon();

/** In a task of its own: this one has just compiled React, or belongs to everyone who waited for the end of the page. */
function wakeUpSoon() {
	setTimeout(wakeUp);
}

/**
 * As a transition the work is cut into pieces of a few milliseconds. A page whose script cannot be fetched stays as it was
 * prerendered: readable, its links and its form working.
 */
function wakeUp() {
	attachTermTooltips(document);
	const root = document.getElementById('root') as HTMLElement;
	const path = root.dataset.path as string;
	const page = (
		<StrictMode>
			<App path={path} />
		</StrictMode>
	);
	fetchPage(routeOf(path).name).then(
		() => startTransition(() => hydrate(root, page)),
		() => {},
	);
}

/**
 * A page that was changed on its way, by a translator, an extension or a blocker, stays as it is found, too: React would
 * render it anew, and the static parts have no text to be rendered from.
 */
function hydrate(root: HTMLElement, page: ReactNode) {
	const found = [...root.childNodes];
	const hydrated = hydrateRoot(root, page, {
		onRecoverableError(error) {
			console.warn('The page is not what was prerendered, and stays as it was found.', error);
			queueMicrotask(() => {
				hydrated.unmount();
				root.replaceChildren(...found);
			});
		},
	});
}
