/** Programs of the distribution that the service runs beside, for tests with the real ones. */

import { findProgram } from './prepare/find-tools.mjs';

/** Undefined when this machine has none: says so, and fails under CI, where everything has to be tested. */
export function findPeer(name: string): string | undefined {
	const path = findProgram(name);
	if (path) return path;
	const words = `NO ${name.toUpperCase()} ON THIS MACHINE: what needs it is NOT being tested.`;
	if (process.env.CI) throw new Error(words);
	console.warn(`\n!!! ${words} Install the package that has ${name}.\n`);
	return undefined;
}
