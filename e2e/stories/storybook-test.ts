/** Playwright Test with Storybook on a copy of the project. */

import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { type Storybook, startStorybook } from '../../scripts/testing/start-storybook.ts';
import { copyProject } from '../operator/project-copy.ts';
import { writeSpecifiedContent } from './write-specified-content.ts';

export const test = base.extend<object, { storybook: Storybook }>({
	storybook: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern.
		async ({}, use) => {
			const copy = copyProject();
			symlinkSync(resolve('dist'), join(copy.folder, 'dist'));
			// An operator's own plans, premiums and months change none of the stored trees.
			writeSpecifiedContent(copy.folder);
			const storybook = await startStorybook(copy.folder);
			await use(storybook);
			await storybook.end();
			copy.remove();
		},
		{ scope: 'worker', timeout: 120_000 },
	],
});
