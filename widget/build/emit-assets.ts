/** The last step of a script's build: block scope, immutable copy, size report. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type WidgetManifest, widgetVersion } from '../../shared/built-widget.ts';
import { reportSize } from './size-report.ts';

const publicPath = '/widget/v1/';

/** Runs after the CSS has been put into the script. */
export function emitAssets(): Plugin {
	return {
		name: 'emit-assets',
		apply: 'build',
		enforce: 'post',
		generateBundle: {
			order: 'post',
			handler(_options, bundle) {
				for (const chunk of Object.values(bundle)) {
					if (chunk.type !== 'chunk') continue;
					// The block scope keeps the `css` variable from becoming a global of the page.
					chunk.code = `{${chunk.code.trim()}}\n`;
					const folder = `${widgetVersion}-${hash('sha256', chunk.code, 'hex').slice(0, 8)}`;
					this.emitFile({ type: 'asset', fileName: `${folder}/${chunk.fileName}`, source: chunk.code });
					reportSize(chunk);
				}
			},
		},
	};
}

/** @param folder where the scripts were built, with their immutable copies and nothing else yet */
export function describeScripts(folder: string): WidgetManifest {
	const copies = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
	const files = copies.flatMap(({ name: copy }) =>
		readdirSync(join(folder, copy)).map((name) => [name, describe(join(folder, copy, name), `${copy}/${name}`)]),
	);
	return { version: widgetVersion, files: Object.fromEntries(files) };
}

function describe(file: string, address: string): WidgetManifest['files'][string] {
	const code = readFileSync(file);
	return {
		url: publicPath + address,
		integrity: `sha384-${hash('sha384', code, 'base64')}`,
		bytes: code.length,
		gzip: gzipSync(code, { level: 9 }).length,
		brotli: brotliCompressSync(code).length,
	};
}

function hash(algorithm: string, text: string | Uint8Array, encoding: 'hex' | 'base64'): string {
	return createHash(algorithm).update(text).digest(encoding);
}
