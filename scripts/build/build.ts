/**
 * `node scripts/build/build.ts [--stale] [--or-earlier] [site] [server]` builds the site or the server; default: both. `--stale`
 * skips parts whose build is up to date. With `--or-earlier`, an existing build is enough if the new one fails.
 */

import { parseArgs } from 'node:util';
import { runProgram } from '../setup/run-program.mjs';
import { readBrandColours } from './brand/brand-colours.ts';
import { checkContrast } from './brand/check-contrast.ts';
import { checkLogo } from './brand/check-logo.ts';
import { checkPublicOrigin, readContent, writeJsonSchemas } from './content/check-content.ts';
import { replaceServedBuild, stagedServer, stagedSite, staging, startStaging } from './files/staging.ts';
import { fingerprint, isBuilt, isStale, partNames, removeFingerprint, writeFingerprint } from './fingerprint.ts';

/** Build commands of each part, in the order in which they must run. */
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

// Builds are always for production, even if the caller sets NODE_ENV.
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
	// Vite reads these characters in a path as the start of a query or a fragment.
	if (/[?#]/.test(process.cwd()))
		throw new Error('The build does not work in a folder with "?" or "#" in its path: move the project elsewhere.');
	checkPublicOrigin(process.env.PUBLIC_ORIGIN);
	readContent();
	writeJsonSchemas();
	checkLogo();
	checkContrast(readBrandColours());
	// This step may write records among the sources, so it runs before the fingerprints are taken.
	await step('node widget/build/record-wordings.ts');
	startStaging();
	const fingerprints = parts.map((part) => [part, fingerprint(part)] as const);
	for (const part of parts) {
		removeFingerprint(part);
		for (const command of steps[part]) await step(command);
	}
	replaceServedBuild();
	for (const [part, hash] of fingerprints) writeFingerprint(part, hash);
}

async function step(command: string): Promise<void> {
	const started = performance.now();
	const [program, ...args] = command.split(' ');
	const status = await runProgram(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'inherit', 'inherit'] });
	if (status !== 0) throw new Error(`The build failed at "${command}": the lines above name the file and the reason.`);
	console.error(`  ${command} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
