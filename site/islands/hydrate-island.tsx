/** Hydrates one island with React. */

import { hydrateRoot } from 'react-dom/client';
import { showErrorScreen } from '../error-screen.tsx';
import { type IslandName, islands } from './islands.ts';

export async function hydrateIsland(element: HTMLElement): Promise<void> {
	const Component = await islands[element.dataset.island as IslandName]();
	hydrateRoot(element, <Component />, {
		onUncaughtError: showErrorScreen,
		// A translator or an extension has changed the island: React renders it anew.
		onRecoverableError: (error) => console.warn(error),
	});
}
