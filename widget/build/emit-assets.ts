/** The last step of the widget's build: one closed scope, an immutable copy, the manifest, and the byte budget. */

import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { WidgetManifest } from '../../shared/built-widget.ts';
import { reportSize } from './size-budget.ts';
import { version } from './version.ts';

const script = 'quote-widget.js';
const publicPath = '/widget/v1/';

/** Runs after the CSS plugin has put its line before the script. */
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
				chunk.code = inAscii(inOneScope(chunk.code));
				const immutable = `${version}-${hash('sha256', chunk.code, 'hex').slice(0, 8)}/${script}`;
				this.emitFile({ type: 'asset', fileName: immutable, source: chunk.code });
				this.emitFile({ type: 'asset', fileName: 'manifest.json', source: manifestFor(chunk.code, immutable) });
				reportSize(chunk, this);
			},
		},
	};
}

/** The CSS reaches the script through a variable of their common scope: no global is made, not even for a moment. */
function inOneScope(code: string): string {
	return `(()=>{let css;${code.trim()}})();\n`;
}

/** A page may be in any encoding, and may serve the script as if in its own. */
function inAscii(code: string): string {
	return code.replace(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
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
