/** Builds the parts whose sources differ from those of their last build. */

import { run, SetupError, say } from './run.mjs';
import { isStale } from './source-stamp.mjs';

/** @param {import('./source-stamp.mjs').Part[]} parts */
export async function buildWhenStale(parts) {
	const stale = parts.filter(isStale);
	if (stale.length === 0) return;
	// Vite takes these for the start of a query or a fragment.
	if (/[?#]/.test(process.cwd())) {
		throw new SetupError(
			'The build does not work in a folder with "?" or "#" in its path: move the project elsewhere.',
		);
	}
	say(`Building ${stale.join(' and ')}…`);
	await run('node_modules/.bin/node', ['scripts/build.ts', ...stale], {
		advice: 'The build failed: the lines above name the file and the reason.',
	});
}
