/** The browser's entry: hydrates the prerendered page. */

import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App, type AppProps, loadApp } from './app.tsx';
import { attachGlossaryTooltips } from './glossary-term/glossary-tooltips.ts';

// A visitor who touches the page early gets this script before the end of the document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', hydratePage, { once: true });
else hydratePage();

/** A page whose script cannot be fetched stays as it was prerendered: readable, its links and its form working. */
function hydratePage() {
	attachGlossaryTooltips(document);
	const root = document.getElementById('root') as HTMLElement;
	loadApp(root.dataset.path as string).then(
		// React splits the work of a transition into tasks of a few milliseconds.
		(app) => startTransition(() => hydrate(root, app)),
		() => {},
	);
}

/**
 * Hydration fails where a translator, an extension or a blocker has changed the page. React would then render it again,
 * without the text of the static parts, which is in no script: the page is put back as it was found instead.
 */
function hydrate(root: HTMLElement, app: AppProps) {
	const found = [...root.childNodes];
	const page = (
		<StrictMode>
			<App {...app} />
		</StrictMode>
	);
	const hydrated = hydrateRoot(root, page, {
		onRecoverableError(error) {
			console.warn('The page does not match its prerendered HTML, and stays as it was found.', error);
			queueMicrotask(() => {
				hydrated.unmount();
				root.replaceChildren(...found);
			});
		},
	});
}
