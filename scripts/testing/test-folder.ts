/** An empty folder for the test that asks for it, or for all tests of a file, which is removed after them. */

import { rmSync } from 'node:fs';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

export function testFolder(): string {
	const folder = temporaryFolder();
	// Hooks run in reverse order: what a test closes is closed by then.
	const afterwards = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
	afterwards(() => rmSync(folder, { recursive: true }));
	return folder;
}
