/** The styles that the page has for the widget. */

import { propertySettings } from './settings.ts';

/** The custom properties as the page itself sets them. */
export function ownProperties(element: Element): [name: string, value: string][] {
	const styles = getComputedStyle(element);
	return Object.keys(propertySettings).map((name) => [name, styles.getPropertyValue(name)]);
}

/** What the controls ask for: custom properties that are not the page's `own` any more, and what was written beside them. */
export function chosenStyles(state: URLSearchParams, own: ReadonlyMap<string, string>): string {
	const declarations = Object.keys(propertySettings)
		.filter((name) => state.has(name) && state.get(name) !== own.get(name))
		.map((name) => `\t${name}: ${state.get(name) || 'initial'};\n`);
	const properties = declarations.length > 0 ? `quote-widget {\n${declarations.join('')}}\n` : '';
	return properties + (state.get('css') ?? '');
}

/** Styles of the page itself that are about the widget. */
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
