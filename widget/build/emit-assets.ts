/** The last step of the widget's build: block scope, immutable copy, manifest, size report. */

import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { WidgetManifest } from '../../shared/built-widget.ts';
import { reportSize } from './size-report.ts';

/** The widget's version, in its package, its manifest and the URLs of its immutable copies. */
export const version = '1.0.0';

const script = 'quote-widget.js';
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
				const chunk = bundle[script];
				if (chunk?.type !== 'chunk') throw new Error(`The build made no ${script}`);
				// The block scope keeps the `css` variable from becoming a global of the page.
				chunk.code = `{${chunk.code.trim()}}\n`;
				const immutable = `${version}-${hash('sha256', chunk.code, 'hex').slice(0, 8)}/${script}`;
				this.emitFile({ type: 'asset', fileName: immutable, source: chunk.code });
				this.emitFile({ type: 'asset', fileName: 'manifest.json', source: manifestFor(chunk.code, immutable) });
				reportSize(chunk);
			},
		},
	};
}

function manifestFor(code: string, immutable: string): string {
	const manifest: WidgetManifest = {
		version,
		files: {
			[script]: {
				url: publicPath + immutable,
				integrity: `sha384-${hash('sha384', code, 'base64')}`,
				bytes: Buffer.byteLength(code),
				gzip: gzipSync(code, { level: 9 }).length,
				brotli: brotliCompressSync(code).length,
			},
		},
	};
	return `${JSON.stringify(manifest, null, '\t')}\n`;
}

function hash(algorithm: string, text: string, encoding: 'hex' | 'base64'): string {
	return createHash(algorithm).update(text).digest(encoding);
}
