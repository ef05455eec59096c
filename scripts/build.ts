/** Builds everything that is deployed into `dist/`, in the order the parts need each other. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { compressFolder } from './compress.ts';
import { sourceStamp, stampFile } from './prepare/source-stamp.mjs';

const steps = [
	['the site’s scripts and styles', ['vite', 'build', '--logLevel', 'warn']],
	['the widget', ['vite', 'build', '-c', 'vite.widget.config.ts', '--logLevel', 'warn']],
	['the playground', ['vite', 'build', '-c', 'widget/playground/vite.playground.config.ts', '--logLevel', 'warn']],
	[
		'the page renderer',
		['vite', 'build', '--ssr', 'site/prerender.tsx', '--outDir', 'build/site', '--logLevel', 'warn'],
	],
	['the pages', ['node', 'build/site/prerender.js']],
] as const;

const stamp = sourceStamp();
for (const [name, command] of steps) step(name, command);
await compressFolder('dist');
mkdirSync('build', { recursive: true });
writeFileSync(stampFile, stamp);

function step(name: string, [program, ...args]: readonly string[]): void {
	const started = performance.now();
	const { status } = spawnSync(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'inherit', 'inherit'] });
	if (status !== 0) {
		console.error(`Building ${name} failed.`);
		process.exit(1);
	}
	console.error(`  built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
