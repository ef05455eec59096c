/** During development Vite puts each CSS file into the page's head: this takes them into the widget, edits included. */

export function mirrorDevStyles(root: ShadowRoot): void {
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
