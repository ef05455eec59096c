/** Creates an empty folder for the current test, or for all tests of a file, and removes it afterwards. */

import { rmSync } from 'node:fs';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

export function testFolder(): string {
	const folder = temporaryFolder();
	// Hooks run in reverse order, so programs that the test starts after this call stop before the folder is removed.
	const afterwards = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
	afterwards(() => rmSync(folder, { recursive: true }));
	return folder;
}
