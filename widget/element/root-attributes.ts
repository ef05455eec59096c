/** The element around everything in the shadow tree: carries the tokens, the theme, and what rendered which parts. */

import { markupVersion } from '../hydration/markup-version.ts';
import type { WidgetOptions } from './options.ts';

export function rootAttributes({ theme, show }: WidgetOptions) {
	return {
		class: 'quote-widget tokens',
		lang: 'en',
		part: 'widget',
		'data-theme': theme,
		'data-version': `${markupVersion} ${show}`,
	};
}
