/**
 * Set-up before a command: `node scripts/setup/prepare.mjs [site] [server] [tools] [peers] [screen-reader] [--or-earlier]
 * [--omit=dev]`. Plain JavaScript on Node's own modules, because it runs on Node 20 and before packages are installed.
 */

import { installWhenMissing } from './install.mjs';
import { run, SetupError } from './run-program.mjs';
import { ensureTools } from './tools.mjs';

const wanted = process.argv.slice(2);
const parts = wanted.filter((part) => part === 'site' || part === 'server');

try {
	// With `--omit=dev`, packages for checks and measurements may be missing.
	await installWhenMissing({ omitDev: wanted.includes('--omit=dev') });
	if (parts.length > 0) {
		// With `--or-earlier`, an existing build is enough if a new one fails.
		const options = ['--stale', ...wanted.filter((option) => option === '--or-earlier')];
		const advice = 'The build failed: the lines above name the file and the reason.';
		await run('node_modules/.bin/node', ['scripts/build/build.ts', ...options, ...parts], advice);
	}
	// `tools`, `peers` and `screen-reader` are groups of programs for tests.
	await ensureTools(wanted);
} catch (error) {
	if (!(error instanceof SetupError)) throw error;
	console.error(`\n${error.message}`);
	process.exit(1);
}
