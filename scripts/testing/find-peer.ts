/** Finds real peers of the service, such as nginx, for tests. */

import { findProgram } from '../setup/find-tools.mjs';
import { notTested } from './not-tested.ts';

/** Path of the program; undefined if it is not installed. In continuous integration, throws instead of returning undefined. */
export function findPeer(name: string): string | undefined {
	const path = findProgram(name);
	if (!path) notTested(`the service beside ${name}`, `${name}, which "npm run test:peers" installs as root on Debian`);
	return path;
}
