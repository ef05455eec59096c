/** Attributes of the shadow tree's outermost element, such as the class for design tokens, the language and the markup version. */

import { language } from '#words/language.ts';
import type { WidgetOptions } from '../../api/options.ts';
import { markupVersion } from '../hydration/markup-version.ts';

export function containerAttributes({ show }: WidgetOptions) {
	return {
		class: 'quote-widget tokens',
		lang: language,
		part: 'widget',
		'data-version': `${markupVersion} ${language} ${show}`,
	};
}
