/** A small disk of its own for a test file that needs one to be full or read-only, unmounted after its tests. */

import { execFileSync } from 'node:child_process';
import { afterAll } from 'vitest';
import { notTested } from '../../../scripts/testing/not-tested.ts';

/**
 * @param tested what cannot be tested without one
 * @returns false where it cannot be mounted, outside continuous integration
 */
export function mountSmallDisk(folder: string, megabytes: number, tested: string): boolean {
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
		afterAll(() => void execFileSync('umount', [folder]));
		return true;
	} catch {
		notTested(tested, 'root, to mount a small tmpfs');
		return false;
	}
}
