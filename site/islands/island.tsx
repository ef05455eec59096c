/** Where an island stands in a page. Its HTML is rendered as React hydrates it; the page around it is never hydrated. */

import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from './islands.ts';

export function Island({ name, children }: { name: IslandName; children: ReactElement }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own component, rendered at build.
	return <div className="island" data-island={name} dangerouslySetInnerHTML={{ __html: renderToString(children) }} />;
}
