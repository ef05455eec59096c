/** The widget's styles, as the one stylesheet that every instance on a page shares. */

import { mirrorDevStyles } from './dev-styles.ts';

/** All CSS of the widget: the build puts it here (`vite.widget.config.ts`). */
declare const css: string;

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Styles a shadow root without any `<style>`, so that no policy of the host page needs to allow one. */
export function adoptStyles(root: ShadowRoot): void {
	if (import.meta.env.DEV) mirrorDevStyles(root);
	else root.adoptedStyleSheets = [sheetFor(root.ownerDocument)];
}

/** A constructed stylesheet belongs to the document it was made in; an element may move into a frame's. */
function sheetFor(document: Document): CSSStyleSheet {
	let sheet = sheets.get(document);
	if (!sheet) {
		sheet = new (document.defaultView as typeof globalThis & Window).CSSStyleSheet();
		sheet.replaceSync(css);
		sheets.set(document, sheet);
	}
	return sheet;
}
