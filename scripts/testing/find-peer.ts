/** Finds real peers of the service, such as nginx, for tests. */

import { findProgram } from '../setup/find-tools.mjs';
import { notTested } from './not-tested.ts';

/** Path of the program. Undefined if it is not installed; in continuous integration an error. */
export function findPeer(name: string): string | undefined {
	const path = findProgram(name);
	if (!path) notTested(`the service beside ${name}`, `${name}, which "npm run test:peers" installs as root on Debian`);
	return path;
}
