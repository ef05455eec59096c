/**
 * Keeps the text of the pages out of the scripts. For the browser every component of a `*.static.tsx` file is replaced by
 * one that adopts the HTML it finds; only the page renderer uses the file as written.
 */

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

export function staticParts(): Plugin {
	return {
		name: 'static-parts',
		enforce: 'pre',
		async load(id, options) {
			if (options?.ssr || !id.endsWith('.static.tsx')) return null;
			return adoptInstead(await readFile(id, 'utf8'));
		},
	};
}

/** Source text of a static part → a module with the same exports and none of the text. */
export function adoptInstead(source: string): string {
	const components = [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
	const exports = components.map((name) => `PreservedHtml as ${name}`);
	return `export { ${exports.join(', ')} } from '/site/preserved-html.tsx';`;
}
