/**
 * Set-up before a command: `node scripts/prepare.mjs [build] [tools]`.
 * Installs what is missing, then builds what is stale (`build`) and finds or installs what the tests drive (`tools`).
 * Plain JavaScript on Node built-ins, because it runs before anything is installed, on Node 20 too.
 */

import process from 'node:process';
import { buildWhenStale } from './prepare/build.mjs';
import { installWhenMissing } from './prepare/install.mjs';
import { SetupError } from './prepare/run.mjs';
import { findTestTools } from './prepare/tools.mjs';

const wanted = new Set(process.argv.slice(2));

try {
	installWhenMissing();
	if (wanted.has('build')) buildWhenStale();
	if (wanted.has('tools')) findTestTools();
} catch (error) {
	if (!(error instanceof SetupError)) throw error;
	console.error(`\n${error.message}`);
	process.exit(1);
}
