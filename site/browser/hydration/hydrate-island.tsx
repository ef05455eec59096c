/** Hydrates one island. The build replaces React with Preact. */

import { hydrateRoot } from 'react-dom/client';
import type { Language } from '../../../shared/content/languages.ts';
import { unexpectedError as en } from '../../../shared/content/words/en/language.ts';
import { unexpectedError as ms } from '../../../shared/content/words/ms/language.ts';
import { unexpectedError as ta } from '../../../shared/content/words/ta/language.ts';
import { unexpectedError as zhHans } from '../../../shared/content/words/zh-Hans/language.ts';
import { ErrorBoundary } from '../../../widget/components/error-boundary.tsx';
import { type IslandName, islands } from '../../islands/islands.tsx';

const errorTitles: Record<Language, string> = { en, 'zh-Hans': zhHans, ms, ta };

export async function hydrateIsland(element: HTMLElement): Promise<void> {
	const { island, language = 'en' } = element.dataset as { island: IslandName; language?: Language };
	const Component = await islands[island](language);
	hydrateRoot(
		element,
		<ErrorBoundary title={errorTitles[language]}>
			<Component />
		</ErrorBoundary>,
	);
	element.dataset.hydrated = '';
}
