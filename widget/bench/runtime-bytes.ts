/** What each runtime under the same widget weighs, nothing left out: Preact's core and hooks, and its whole compatibility layer. */

import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type AliasOptions, build, type Rolldown } from 'vite';
import { cssInScript, cssTarget, jsxAsCalls, reactAsPreact } from '../../vite.widget.config.ts';

const root = join(import.meta.dirname, '../..');
const reactAsCompat = [
	{ find: /^react$/, replacement: '@preact/compat' },
	{ find: /^react-dom\/client$/, replacement: '@preact/compat/client' },
];

/** @returns bytes of the script (Brotli 11) by runtime */
export async function runtimeBytes(): Promise<Record<string, number>> {
	return {
		'Preact’s core and hooks': await bytesOn(reactAsPreact),
		'@preact/compat': await bytesOn(reactAsCompat),
	};
}

async function bytesOn(alias: AliasOptions): Promise<number> {
	const result = await build({
		configFile: false,
		root,
		logLevel: 'error',
		resolve: { alias },
		plugins: [cssInScript()],
		oxc: jsxAsCalls,
		build: {
			write: false,
			target: 'es2022',
			minify: 'terser',
			cssTarget,
			cssCodeSplit: false,
			modulePreload: false,
			rolldownOptions: { input: join(root, 'widget/define.ts'), output: { format: 'iife' } },
		},
	});
	const { output } = result as Rolldown.RolldownOutput;
	return brotliCompressSync(output.find((file) => file.type === 'chunk')?.code ?? '').length;
}
