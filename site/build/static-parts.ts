/**
 * Keeps the text of the pages out of the scripts. In the browser's build every component that a `*.static.tsx` file exports
 * is `PreservedHtml`, which hydrates to the HTML that is there; only the page renderer uses the file as written.
 */

import { type Plugin, parseAst } from 'vite';

export function staticParts(): Plugin {
	return {
		name: 'static-parts',
		transform(code, id, options) {
			if (options?.ssr || !id.endsWith('.static.tsx')) return null;
			return { code: preservedParts(code), map: null };
		},
	};
}

/** A module with the same exported components as `code`, and none of its text. */
export function preservedParts(code: string): string {
	const names = parseAst(code).body.flatMap((statement) =>
		statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'FunctionDeclaration'
			? [statement.declaration.id?.name]
			: [],
	);
	const exports = names.map((name) => `PreservedHtml as ${name}`);
	return `export { ${exports.join(', ')} } from '/site/preserved-html.tsx';`;
}
