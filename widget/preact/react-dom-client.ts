/** What the widget uses of `react-dom/client`, served by Preact. */

// biome-ignore-all lint/style/noRestrictedImports: the build's alias points here; no component names Preact.

import { type ComponentChild, hydrate, render } from 'preact';

export function createRoot(container: Element) {
	return {
		render: (tree: ComponentChild) => render(tree, container),
		unmount: () => render(null, container),
	};
}

export function hydrateRoot(container: Element, tree: ComponentChild) {
	hydrate(tree, container);
	return createRoot(container);
}
