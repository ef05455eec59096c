/** Builds the parts whose sources differ from those of their last build. */

import { run, SetupError, say } from './run.mjs';
import { isBuilt, isStale } from './source-stamp.mjs';

/**
 * @param {import('./source-stamp.mjs').Part[]} parts
 * @param {{ orEarlier: boolean }} options `orEarlier`: a build that fails is no reason to stop where an earlier one is there
 */
export async function buildWhenStale(parts, { orEarlier }) {
	const stale = parts.filter(isStale);
	if (stale.length === 0) return;
	// Vite takes these for the start of a query or a fragment.
	if (/[?#]/.test(process.cwd())) {
		throw new SetupError(
			'The build does not work in a folder with "?" or "#" in its path: move the project elsewhere.',
		);
	}
	say(`Building ${stale.join(' and ')}…`);
	const build = run('node_modules/.bin/node', ['scripts/build/build.ts', ...stale], {
		advice: 'The build failed: the lines above name the file and the reason.',
	});
	await (orEarlier && stale.every(isBuilt) ? build.catch(warnOfEarlier) : build);
}

/** @param {Error} failure */
function warnOfEarlier({ message }) {
	const line = '!'.repeat(100);
	console.error(
		`\n${line}\n${message}\nTHE EARLIER BUILD IS SERVED INSTEAD, without what was changed since. Start again once it builds.\n${line}\n`,
	);
}
