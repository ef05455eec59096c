/** Attributes of the shadow tree's root element: class of the tokens, language, theme, markup version. */

import { language } from '../../shared/content/en/language.ts';
import { markupVersion } from '../hydration/markup-version.ts';
import type { WidgetOptions } from './options.ts';

export function rootAttributes({ theme, show }: WidgetOptions) {
	return {
		class: 'quote-widget tokens',
		lang: language,
		part: 'widget',
		'data-theme': theme,
		'data-version': `${markupVersion} ${language} ${show}`,
	};
}
