/** The widget's styles, as one constructed style sheet per document, which all widgets share. */

import { documentProperty } from '../api/document-property.ts';

/** All CSS of the widget. The build declares and assigns this variable (`build/plugins/css-in-script.ts`). */
declare const css: string;

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Styles a shadow root without a `<style>` element, which the CSP of a partner's page could block. */
export function adoptStyles(root: ShadowRoot): void {
	if (import.meta.env.DEV) mirrorDevStyles(root);
	else root.adoptedStyleSheets = [sheetFor(root.ownerDocument)];
}

/** A constructed style sheet can be adopted only in its own document, but an element may move into the document of a frame. */
function sheetFor(document: Document): CSSStyleSheet {
	let sheet = sheets.get(document);
	if (!sheet) {
		sheet = new (documentProperty('defaultView', document) as typeof globalThis & Window).CSSStyleSheet();
		sheet.replaceSync(css);
		sheets.set(document, sheet);
	}
	return sheet;
}

/** Copies the CSS files into the widget, also after edits, because Vite's dev server puts them into the page's head. */
function mirrorDevStyles(root: ShadowRoot): void {
	const sheet = new CSSStyleSheet();
	const mirror = () => sheet.replaceSync(devCss());
	mirror();
	root.adoptedStyleSheets = [sheet];
	import.meta.hot?.on('vite:afterUpdate', mirror);
}

function devCss(): string {
	const styles = document.querySelectorAll<HTMLStyleElement>(
		'style[data-vite-dev-id*="/widget/"], style[data-vite-dev-id*="/shared/"]',
	);
	// Keeps these style sheets from styling the page, which the built script does not style either.
	for (const style of styles) style.media = 'not all';
	return Array.from(styles, (style) => style.textContent).join('\n');
}
