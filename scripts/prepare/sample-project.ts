/** A project with one source in each place and one file for each result of a build, for the tests of the set-up. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sources = [
	'shared/a.ts',
	'scripts/a.ts',
	'widget/a.ts',
	'site/a.ts',
	'docs/a.md',
	'server/a.ts',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
	'vite.config.ts',
	'vite.widget.config.ts',
];
const results = [
	'dist/index.html',
	'dist/maternity.html',
	'dist/widget/v1/manifest.json',
	'build/page-headers.json',
	'build/server/server.js',
	'build/server/enquiries-cli.js',
];

export function writeSources(folder: string): void {
	for (const path of sources) writeProjectFile(folder, path, '{}');
}

export function writeResults(folder: string): void {
	for (const path of results) writeProjectFile(folder, path, '{}');
}

export function writeProjectFile(folder: string, path: string, content: string): void {
	mkdirSync(join(folder, dirname(path)), { recursive: true });
	writeFileSync(join(folder, path), content);
}
