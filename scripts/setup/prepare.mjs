/**
 * Set-up before a command: `node scripts/setup/prepare.mjs [site] [server] [tools] [peers] [screen-reader] [--or-earlier] [--omit=dev]`.
 * Installs the packages, builds what is stale (`site`, `server`), and finds or installs what tests need (`tools`, `peers`, `screen-reader`).
 * With `--omit=dev` packages that only checks and measurements need may be missing.
 * With `--or-earlier` a build that fails leaves the command with the build before it, if there is one.
 * Plain JavaScript on Node built-ins, because it runs before anything is installed, on Node 20 too.
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
