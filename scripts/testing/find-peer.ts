/** Programs of the distribution that the service runs beside, for tests with the real ones. */

import { findProgram } from '../setup/find-tools.mjs';
import { notTested } from './not-tested.ts';

/** Undefined where this machine has none, outside continuous integration. */
export function findPeer(name: string): string | undefined {
	const path = findProgram(name);
	if (!path) notTested(`the service beside ${name}`, `${name}, which "npm run test:peers" installs as root on Debian`);
	return path;
}
