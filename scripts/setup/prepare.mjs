/**
 * Set-up before a command: `node scripts/setup/prepare.mjs [site] [server] [tools] [peers] [screen-reader] [--or-earlier] [--omit=dev]`.
 * Installs packages, builds stale parts (`site`, `server`), and installs programs for tests (`tools`, `peers`, `screen-reader`).
 * `--omit=dev` does not require packages for checks and measurements.
 * `--or-earlier` continues with an existing build if a new one fails.
 * This is plain JavaScript on Node built-ins, because it runs before packages are installed, and on Node 20.
 */

import { installWhenMissing } from './install.mjs';
import { run, SetupError } from './run-program.mjs';
import { findTools } from './tools.mjs';

const wanted = process.argv.slice(2);
const parts = wanted.filter((part) => part === 'site' || part === 'server');

try {
	await installWhenMissing({ omitDev: wanted.includes('--omit=dev') });
	if (parts.length > 0) {
		const options = ['--stale', ...wanted.filter((option) => option === '--or-earlier')];
		const advice = 'The build failed: the lines above name the file and the reason.';
		await run('node_modules/.bin/node', ['scripts/build/build.ts', ...options, ...parts], advice);
	}
	await findTools(wanted);
} catch (error) {
	if (!(error instanceof SetupError)) throw error;
	console.error(`\n${error.message}`);
	process.exit(1);
}
