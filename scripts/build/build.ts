/**
 * Builds what is deployed: `node scripts/build/build.ts [--stale] [--or-earlier] [site] [server]`, without a name both. The
 * site goes into `dist/`, the server into `build/server/`. With `--stale` only what has changed sources is built; with
 * `--or-earlier` a build that fails is no failure where an earlier one is there.
 */

import { parseArgs } from 'node:util';
import { runProgram } from '../setup/run-program.mjs';
import { readBrandColours } from './brand/brand-colours.ts';
import { checkContrast } from './brand/check-contrast.ts';
import { checkLogo } from './brand/check-logo.ts';
import { checkPublicOrigin, readContent, writeJsonSchemas } from './content/check-content.ts';
import { putInPlace, stagedServer, stagedSite, staging, startStaging } from './files/staging.ts';
import { fingerprint, forgetFingerprint, isBuilt, isStale, keepFingerprint, partNames } from './fingerprint.ts';

/** In the order they need each other. */
const steps = {
	site: [
		'vite build --logLevel warn',
		'node widget/build/build-widget.ts',
		`node widget/build/build-package.ts ${stagedSite}/widget/v1`,
		'vite build --logLevel warn --ssr site/render/prerender.tsx --minify --outDir build/site',
		`node build/site/prerender.js ${staging}`,
		`node scripts/build/files/compress.ts ${stagedSite}`,
	],
	server: [`vite build --logLevel warn -c scripts/build/vite.server.config.ts --outDir ${stagedServer}`],
};

const { values: options, positionals: wanted } = parseArgs({
	allowPositionals: true,
	options: { stale: { type: 'boolean' }, 'or-earlier': { type: 'boolean' } },
});
const named = partNames.filter((part) => wanted.length === 0 || wanted.includes(part));
const parts = options.stale ? named.filter(isStale) : named;

// What is built is deployed, whatever NODE_ENV is set to outside.
process.env.NODE_ENV = 'production';

try {
	if (parts.length > 0) await build();
} catch (error) {
	console.error((error as Error).message);
	if (!options['or-earlier'] || !parts.every(isBuilt)) process.exit(1);
	const line = '!'.repeat(100);
	console.error(
		`\n${line}\nTHE EARLIER BUILD IS SERVED INSTEAD, without what was changed since. Start again once it builds.\n${line}\n`,
	);
}

async function build(): Promise<void> {
	console.error(`• Building ${parts.join(' and ')}…`);
	// Vite takes these for the start of a query or a fragment.
	if (/[?#]/.test(process.cwd()))
		throw new Error('The build does not work in a folder with "?" or "#" in its path: move the project elsewhere.');
	checkPublicOrigin(process.env.PUBLIC_ORIGIN);
	readContent();
	writeJsonSchemas();
	checkLogo();
	checkContrast(readBrandColours());
	// Before the fingerprints, because it may change a source.
	await step('node widget/build/record-consents.ts');
	startStaging();
	const made = parts.map((part) => [part, fingerprint(part)] as const);
	for (const part of parts) {
		forgetFingerprint(part);
		for (const command of steps[part]) await step(command);
	}
	putInPlace();
	for (const [part, of] of made) keepFingerprint(part, of);
}

async function step(command: string): Promise<void> {
	const started = performance.now();
	const [program, ...args] = command.split(' ');
	const status = await runProgram(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'inherit', 'inherit'] });
	if (status !== 0) throw new Error(`The build failed at "${command}": the lines above name the file and the reason.`);
	console.error(`  ${command} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
