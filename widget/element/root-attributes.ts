/** Attributes of the shadow tree's root element: class of the tokens, language, theme, markup version. */

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
