/**
 * Builds what is deployed: `node scripts/build/build.ts [site] [server]`, without a name both. The site goes into `dist/`, the
 * server into `build/server/`.
 */

import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { runProgram } from '../setup/run-program.mjs';
import { forgetStamp, keepStamp, partNames, sourceStamp } from '../setup/source-stamp.mjs';
import { compressFolder } from './compress.ts';
import { ContentError, checkPublicOrigin, readContent } from './content/check-content.ts';
import { checkContrast } from './content/check-contrast.ts';
import { putInPlace, stagedServer, stagedSite, staging, startStaging } from './staging.ts';

/** In the order they need each other. */
const steps = {
	site: [
		['the site’s scripts and styles', ['vite', 'build', '--logLevel', 'warn']],
		['the widget', ['node', 'widget/build/build-widget.ts']],
		['the widget’s package', ['node', 'widget/build/package/build-package.ts', `${stagedSite}/widget/v1`]],
		[
			'the page renderer',
			[
				'vite',
				'build',
				'--ssr',
				'site/render/prerender.tsx',
				'--minify',
				'--outDir',
				'build/site',
				'--logLevel',
				'warn',
			],
		],
		['the pages', ['node', 'build/site/prerender.js', staging]],
	],
	server: [
		[
			'the server',
			['vite', 'build', '-c', 'scripts/build/vite.server.config.ts', '--outDir', stagedServer, '--logLevel', 'warn'],
		],
	],
} as const;

const wanted = process.argv.slice(2);
const parts = partNames.filter((part) => wanted.length === 0 || wanted.includes(part));

// What is built is deployed, whatever NODE_ENV is set to outside.
process.env.NODE_ENV = 'production';

try {
	checkPublicOrigin(process.env.PUBLIC_ORIGIN);
	readContent();
	checkContrast(readFileSync('shared/tokens.css', 'utf8'));
} catch (error) {
	if (!(error instanceof ContentError)) throw error;
	console.error(error.message);
	process.exit(1);
}

// Before the sources' stamps, because they may change some of them.
await step('the record of consents', ['node', 'widget/build/record-consents.ts']);
await step('the record of figures', ['node', 'site/render/record-figures.ts']);
mkdirSync('build', { recursive: true });
startStaging();
const stamps = parts.map((part) => [part, sourceStamp(part)] as const);
for (const part of parts) {
	forgetStamp(part);
	for (const [name, command] of steps[part]) await step(name, command);
}
if (existsSync(stagedSite)) await compressFolder(stagedSite);
putInPlace();
for (const [part, stamp] of stamps) keepStamp(part, stamp);

async function step(name: string, [program, ...args]: readonly [string, ...string[]]): Promise<void> {
	const started = performance.now();
	const status = await runProgram(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'inherit', 'inherit'] });
	if (status !== 0) {
		console.error(`Building ${name} failed.`);
		process.exit(1);
	}
	console.error(`  built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
