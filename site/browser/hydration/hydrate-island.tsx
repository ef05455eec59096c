/** Hydrates one island. The build runs it on Preact. */

import { hydrateRoot } from 'react-dom/client';
import type { Language } from '../../../shared/content/languages.ts';
import { ErrorBoundary } from '../../islands/error-screen.tsx';
import { type IslandName, islands } from '../../islands/islands.tsx';

export async function hydrateIsland(element: HTMLElement): Promise<void> {
	const { island, language = 'en' } = element.dataset;
	const Component = await islands[island as IslandName](language as Language);
	hydrateRoot(
		element,
		<ErrorBoundary>
			<Component />
		</ErrorBoundary>,
	);
	element.dataset.hydrated = '';
}
