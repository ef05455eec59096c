/** An empty folder for the tests of one file, which is removed after them. */

import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

export function testFolder(): string {
	const folder = temporaryFolder();
	// Hooks run in reverse order: what a test file closes is closed by then.
	afterAll(() => rmSync(folder, { recursive: true }));
	return folder;
}
