/** A small disk of its own for a test that needs one to be full or read-only. */

import { execFileSync } from 'node:child_process';

/** @returns false where it cannot be mounted, which needs root; then says what is not tested */
export function mountSmallDisk(folder: string, megabytes: number, notTested: string): boolean {
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
		return true;
	} catch {
		console.warn(`\n!!! ${notTested} IS NOT BEING TESTED: it needs root, to mount a small tmpfs.\n`);
		return false;
	}
}

export function unmount(folder: string): void {
	execFileSync('umount', [folder]);
}
