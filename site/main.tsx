/** The browser's entry: wakes up the prerendered page. */

import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { attachTermTooltips } from './term/term-tooltips.ts';

hydrateRoot(
	document.getElementById('root') as HTMLElement,
	<StrictMode>
		<App />
	</StrictMode>,
);
attachTermTooltips(document);
