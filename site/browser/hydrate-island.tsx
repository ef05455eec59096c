/** Hydrates one island with React. */

import { hydrateRoot } from 'react-dom/client';
import type { Language } from '../../shared/content/languages.ts';
import { showErrorScreen } from '../error-screen.tsx';
import { type IslandName, islands } from '../islands/islands.tsx';

export async function hydrateIsland(element: HTMLElement): Promise<void> {
	const { island, language = 'en' } = element.dataset;
	const Component = await islands[island as IslandName](language as Language);
	hydrateRoot(element, <Component />, {
		onUncaughtError: showErrorScreen,
		// A translator or an extension has changed the island's DOM: React discards it and renders the island again.
		onRecoverableError: (error) => console.warn(error),
	});
}
