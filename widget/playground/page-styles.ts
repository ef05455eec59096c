/** The styles that the page has for the widget. */

import { propertySettings } from './settings.ts';

/** Of the controls: the custom properties, and what was written beside them. */
export function chosenStyles(state: URLSearchParams): string {
	const declarations = Object.keys(propertySettings)
		.filter((name) => state.get(name))
		.map((name) => `\t${name}: ${state.get(name)};\n`);
	const properties = declarations.length > 0 ? `quote-widget {\n${declarations.join('')}}\n` : '';
	return properties + (state.get('css') ?? '');
}

/** Of the page itself: those that are about the widget. */
export function ownStyles(page: Document): string {
	return Array.from(page.querySelectorAll('style:not([data-vite-dev-id])'), ({ textContent }) => textContent)
		.filter((css) => css.includes('quote-widget'))
		.join('\n')
		.replace(/^\t{3}/gm, '')
		.trim();
}

/** A constructed stylesheet, which no policy stops. */
export function setStyles(page: Document, css: string): void {
	const sheet = new (page.defaultView as Window & typeof globalThis).CSSStyleSheet();
	sheet.replaceSync(css);
	page.adoptedStyleSheets = [sheet];
}
