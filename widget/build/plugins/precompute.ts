/** Evaluates modules at build time: the bundle gets their exports as literals, without the code that computes them. */

import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { widgetStyles } from '../../../scripts/build/style-sheets.ts';

const root = join(import.meta.dirname, '../../..');

/** @param files paths, from the repository's root, of modules that export only JSON values */
export function precompute(...files: string[]): Plugin {
	const paths = files.map((file) => join(root, file));
	let config: ResolvedConfig;
	return {
		name: 'precompute',
		apply: 'build',
		configResolved(resolved) {
			config = resolved;
		},
		async load(id) {
			if (!paths.includes(id)) return null;
			const exported = Object.entries(await evaluate(id, config));
			return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
		},
	};
}

/** Bundles the module first, because Node cannot import CSS. */
async function evaluate(file: string, { build: { target, cssTarget } }: ResolvedConfig): Promise<object> {
	const { output } = (await build({
		root,
		configFile: false,
		logLevel: 'warn',
		css: widgetStyles,
		build: { ssr: file, write: false, target, cssTarget, cssMinify: true },
	})) as Rolldown.RolldownOutput;
	return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}
