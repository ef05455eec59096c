/** What each runtime under the same widget weighs, nothing left out: Preact's core and hooks, and its whole compatibility layer. */

import { brotliCompressSync } from 'node:zlib';
import { type AliasOptions, build, type Rolldown } from 'vite';
import config, { cssInScript, reactAsPreact } from '../../vite.widget.config.ts';
import { contentAsData } from '../build/content-as-data.ts';

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
		...config,
		configFile: false,
		logLevel: 'error',
		resolve: { alias },
		plugins: [contentAsData(), cssInScript()],
		build: { ...config.build, write: false },
	});
	const { output } = result as Rolldown.RolldownOutput;
	return brotliCompressSync(output.find((file) => file.type === 'chunk')?.code ?? '').length;
}
