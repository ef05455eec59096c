/** Bundles everything the bench compares, each to one script, and counts its bytes. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

interface Bytes {
	raw: number;
	gzip: number;
	brotli: number;
}

export interface Subject {
	name: string;
	/** What is sent to a visitor; of the rivals their form alone, without the core it needs. */
	bytes: Bytes;
	/** The script that defines `mount()`, everything it needs included. */
	script: string;
}

const here = import.meta.dirname;
const root = join(here, '../..');

export async function buildSubjects(): Promise<{ ours: Subject; vanilla: Subject; rivals: Subject[] }> {
	const widget = readFileSync(join(root, 'dist/widget/v1/quote-widget.js'), 'utf8');
	const vanilla = await bundle('subjects/vanilla.ts');
	const sentry = await bundle('subjects/sentry-feedback.ts', ['@sentry/core']);
	const posthog = readFileSync(join(root, 'node_modules/posthog-js/dist/surveys.js'), 'utf8');
	return {
		ours: { name: 'quote-widget', bytes: count(widget), script: widget + (await bundle('subjects/ours.ts')) },
		vanilla: { name: 'vanilla', bytes: count(vanilla), script: vanilla },
		rivals: [
			{ name: '@sentry/feedback', bytes: count(sentry), script: await bundle('subjects/sentry-feedback.ts') },
			{ name: 'posthog surveys', bytes: count(posthog), script: await bundle('subjects/posthog-surveys.ts') },
		],
	};
}

async function bundle(entry: string, external: string[] = []): Promise<string> {
	const result = await build({
		configFile: false,
		root: here,
		logLevel: 'error',
		define: { 'process.env.NODE_ENV': '"production"' },
		build: {
			write: false,
			minify: 'terser',
			modulePreload: false,
			rolldownOptions: { input: join(here, entry), external, output: { format: external.length > 0 ? 'es' : 'iife' } },
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
