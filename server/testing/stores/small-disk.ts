/** Mounts a small disk that a test file can fill or make read-only. The disk is unmounted after the file's tests. */

import { execFileSync } from 'node:child_process';
import { afterAll } from 'vitest';
import { notTested } from '../../../scripts/testing/not-tested.ts';

/**
 * @param tested what cannot be tested without the disk, for the warning
 * @returns false if the disk cannot be mounted; in continuous integration, throws instead
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
