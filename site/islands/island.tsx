/** Container of an island in a page. Only islands are hydrated, not the page around them. */

import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Language } from '../../shared/content/languages.ts';
import type { IslandName } from './islands.tsx';

interface IslandProps {
	name: IslandName;
	/** Language of the island's words. Default: English. */
	language?: Language;
	children: ReactElement;
}

export function Island({ name, language, children }: IslandProps) {
	// biome-ignore-start lint/security/noDangerouslySetInnerHtml: our own component, rendered at build.
	return (
		<div
			className="island"
			data-island={name}
			data-language={language}
			dangerouslySetInnerHTML={{ __html: renderToString(children) }}
		/>
	);
	// biome-ignore-end lint/security/noDangerouslySetInnerHtml: see above.
}
