/** Bundles everything the bench compares, each to one script, and counts its bytes. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { oldestBrowsers } from '../../scripts/oldest-browsers.ts';

interface Bytes {
	raw: number;
	gzip: number;
	brotli: number;
}

export interface Subject {
	name: string;
	/** What is sent to a visitor. */
	bytes: Bytes;
	/** The script that defines `mount()`, everything it needs included. */
	script: string;
}

const here = import.meta.dirname;
const root = join(here, '../..');

export async function buildSubjects(): Promise<{ ours: Subject; vanilla: Subject }> {
	const widget = readFileSync(join(root, 'dist/widget/v1/quote-widget.js'), 'utf8');
	const vanilla = await bundle('subjects/vanilla.ts');
	return {
		ours: { name: 'quote-widget', bytes: count(widget), script: widget + (await bundle('subjects/ours.ts')) },
		vanilla: { name: 'vanilla', bytes: count(vanilla), script: vanilla },
	};
}

async function bundle(entry: string): Promise<string> {
	const result = await build({
		configFile: false,
		root: here,
		logLevel: 'error',
		define: { 'process.env.NODE_ENV': '"production"' },
		build: {
			write: false,
			// The styles as the widget's script has them.
			cssTarget: oldestBrowsers,
			minify: 'terser',
			modulePreload: false,
			rolldownOptions: { input: join(here, entry), output: { format: 'iife' } },
		},
	});
	const { output } = result as Rolldown.RolldownOutput;
	return output.find((file) => file.type === 'chunk')?.code ?? '';
}

function count(code: string): Bytes {
	return {
		raw: Buffer.byteLength(code),
		gzip: gzipSync(code, { level: 9 }).length,
		brotli: brotliCompressSync(code).length,
	};
}
