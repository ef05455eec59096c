/** Leaves out of the script's CSS what only other users of the shared tokens need. */

/** Removes custom properties that nothing refers to, and the mark that Vite leaves at the end. */
export function trimCss(css: string): string {
	const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
	return css
		.replace(/(--[\w-]+):[^;}]*;/g, (declaration, name) => (used.has(name) ? declaration : ''))
		.replace(/\s*\/\*\$vite\$:\d+\*\/\s*/g, '');
}
