/** The widget's styles, as one constructed stylesheet shared by all instances of a document. */

import { documentProperty } from '../api/document-property.ts';

/** All CSS of the widget. The build defines this variable (`vite.widget.config.ts`). */
declare const css: string;

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Styles a shadow root without a `<style>` element, which the CSP of a partner's page could block. */
export function adoptStyles(root: ShadowRoot): void {
	if (import.meta.env.DEV) mirrorDevStyles(root);
	else root.adoptedStyleSheets = [sheetFor(root.ownerDocument)];
}

/** A constructed stylesheet can be adopted only in its own document, but an element may move into the document of a frame. */
function sheetFor(document: Document): CSSStyleSheet {
	let sheet = sheets.get(document);
	if (!sheet) {
		sheet = new (documentProperty('defaultView', document) as typeof globalThis & Window).CSSStyleSheet();
		sheet.replaceSync(css);
		sheets.set(document, sheet);
	}
	return sheet;
}

/** The Vite dev server puts each CSS file into the page's head; this function copies the files into the widget, also after edits. */
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
	// The built script does not style the page, so these style sheets must not style it either.
	for (const style of styles) style.media = 'not all';
	return Array.from(styles, (style) => style.textContent).join('\n');
}
