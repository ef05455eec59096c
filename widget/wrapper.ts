/** The element around everything in the shadow tree: carries the tokens, the theme, and which version rendered which parts. */

import type { WidgetOptions } from './options.ts';
import { version } from './version.ts';

export function wrapperAttributes({ theme, show }: WidgetOptions) {
	const rendered = `${version} ${show}`;
	return { class: 'quote-widget tokens', lang: 'en', part: 'widget', 'data-theme': theme, 'data-version': rendered };
}
