/**
 * Set-up before a command: `node scripts/setup/prepare.mjs [site] [server] [tools] [peers] [screen-reader] [--or-earlier] [--omit=dev]`.
 * Installs what is missing, then builds what is stale (`site`, `server`) and finds or installs what the tests need (`tools`)
 * and what those with real peers (`peers`) and with a screen reader (`screen-reader`) need.
 * With `--omit=dev` packages that only checks and measurements need may be missing.
 * With `--or-earlier` a build that fails leaves the command with the build before it, if there is one.
 * Plain JavaScript on Node built-ins, because it runs before anything is installed, on Node 20 too.
 */

import process from 'node:process';
import { buildWhenStale } from './build.mjs';
import { installWhenMissing } from './install.mjs';
import { SetupError } from './run.mjs';
import { partNames } from './source-stamp.mjs';
import { findPeers, findScreenReader, findTestTools } from './tools.mjs';

const wanted = process.argv.slice(2);

try {
	await installWhenMissing({ omitDev: wanted.includes('--omit=dev') });
	await buildWhenStale(
		partNames.filter((part) => wanted.includes(part)),
		{ orEarlier: wanted.includes('--or-earlier') },
	);
	if (wanted.includes('tools')) await findTestTools();
	if (wanted.includes('peers')) await findPeers();
	if (wanted.includes('screen-reader')) await findScreenReader();
} catch (error) {
	if (!(error instanceof SetupError)) throw error;
	console.error(`\n${error.message}`);
	process.exit(1);
}
