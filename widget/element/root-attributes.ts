/** Attributes of the shadow tree's root element: class of the tokens, language, theme, markup version. */

import { language } from '#words/language.ts';
import { markupVersion } from '../hydration/markup-version.ts';
import type { WidgetOptions } from './options.ts';

/** @param scheme the page's `color-scheme`, for the theme `auto`; unless it names a single one, the stylesheet follows the system */
export function rootAttributes({ theme, show }: WidgetOptions, scheme = 'light dark') {
	return {
		class: 'quote-widget tokens',
		lang: language,
		part: 'widget',
		'data-theme': theme === 'auto' ? scheme : theme,
		'data-version': `${markupVersion} ${language} ${show}`,
	};
}

/** `normal` is what an element has without a style; a page may still name its scheme in a `<meta>`. */
export function pageScheme(element: Element): string | undefined {
	const { colorScheme } = getComputedStyle(element);
	if (colorScheme !== 'normal') return colorScheme;
	return document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content;
}
