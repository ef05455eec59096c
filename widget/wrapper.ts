/** The element around everything in the shadow tree: carries the tokens, the theme, and which version rendered which parts. */

import { currentConsent } from '../shared/content/consent.ts';
import type { WidgetOptions } from './options.ts';
import { version } from './version.ts';

export function wrapperAttributes({ theme, show }: WidgetOptions) {
	// Taken over, a box ticked for other words would count for these.
	const rendered = `${currentConsent.version} ${version} ${show}`;
	return { class: 'quote-widget tokens', lang: 'en', part: 'widget', 'data-theme': theme, 'data-version': rendered };
}
