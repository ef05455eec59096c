/** Modules that a build gets as what they export, worked out here: without the code that does it, and what that needs. */

import type { Plugin, ResolvedConfig } from 'vite';

/**
 * @param files absolute paths of modules that export nothing but JSON values
 * @param evaluate gives what a file exports
 */
export function precompute(
	name: string,
	files: readonly string[],
	evaluate: (file: string, config: ResolvedConfig) => Promise<object>,
): Plugin {
	let config: ResolvedConfig;
	return {
		name,
		apply: 'build',
		configResolved(resolved) {
			config = resolved;
		},
		async load(id) {
			if (!files.includes(id)) return null;
			const exported = Object.entries(await evaluate(id, config));
			return exported.map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`).join('\n');
		},
	};
}
