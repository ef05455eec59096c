/** Last build step of a script: adds a block scope, and writes a second file at an immutable URL. Also writes the manifest. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type WidgetManifest, widgetVersion } from '../../api/embed/widget-files.ts';

const publicPath = '/widget/v1/';

/** Must come after `cssInScript()` in the list of plugins, so that the immutable copy contains the CSS. */
export function immutableCopies(): Plugin {
	return {
		name: 'immutable-copies',
		apply: 'build',
		enforce: 'post',
		generateBundle: {
			order: 'post',
			handler(_options, bundle) {
				for (const chunk of Object.values(bundle)) {
					if (chunk.type !== 'chunk') continue;
					// The block scope keeps the `css` variable from becoming a global of the page.
					chunk.code = `{${chunk.code.trim()}}\n`;
					this.emitFile({ type: 'asset', fileName: copyPath(chunk.fileName, chunk.code), source: chunk.code });
				}
			},
		},
	};
}

function copyPath(name: string, content: string): string {
	return `${buildVersion(content)}/${name}`;
}

/** The part after the hyphen begins with a letter, because semver forbids digits alone with a leading zero there. */
export function buildVersion(content: string): string {
	return `${widgetVersion}-${/[a-f]\w{7}/.exec(hash('sha256', content, 'hex'))?.[0]}`;
}

export function writeManifest(folder: string): void {
	writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(describeScripts(folder), null, '\t')}\n`);
}

/** @param folder folder with a subfolder for each version, which contains the immutable copies of this version */
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
		integrity: integrityOf(file, code),
		bytes: code.length,
		gzip: gzipSync(code, { level: 9 }).length,
		brotli: brotliCompressSync(code).length,
	};
}

/** Subresource Integrity hash: SHA-512 for the package, as in npm lockfiles, and SHA-256 for scripts. */
function integrityOf(file: string, content: Buffer): string {
	const algorithm = file.endsWith('.tgz') ? 'sha512' : 'sha256';
	return `${algorithm}-${hash(algorithm, content, 'base64')}`;
}

function hash(algorithm: string, text: string | Uint8Array, encoding: 'hex' | 'base64'): string {
	return createHash(algorithm).update(text).digest(encoding);
}
