/** The widget's styles, as the one stylesheet that every instance on a page shares. */

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

/** During development Vite puts each CSS file into the page's head: this copies them into the widget, edits included. */
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
	// The page itself goes without, as with the built script.
	for (const style of styles) style.media = 'not all';
	return Array.from(styles, (style) => style.textContent).join('\n');
}
