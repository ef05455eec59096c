/** Playwright's `test` with a Storybook, which runs on a copy of the project with the specification's plans and figures. */

import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { readContent } from '../../scripts/build/content/check-content.ts';
import { type Storybook, startStorybook } from '../../scripts/testing/start-storybook.ts';
import { specifiedFigures } from '../../shared/testing/specified-figures.ts';
import { specifiedPlans } from '../../shared/testing/specified-plans.ts';
import { copyProject } from '../operator/project-copy.ts';

export const test = base.extend<object, { storybook: Storybook }>({
	storybook: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern.
		async ({}, use) => {
			const copy = copyProject();
			symlinkSync(resolve('dist'), join(copy.folder, 'dist'));
			// The stored accessibility trees must not depend on an operator's plans and premiums.
			writeSpecifiedContent(copy.folder);
			const storybook = await startStorybook(copy.folder);
			await use(storybook);
			await storybook.end();
			copy.remove();
		},
		{ scope: 'worker', timeout: 600_000 },
	],
});

/** Replaces an operator's plans and figures in the copy by those of the specification, all of them checked in January 2025. */
function writeSpecifiedContent(folder: string): void {
	const { figures, plans } = readContent();
	const sources = Object.entries(figures.sources).map(([name, source]) => [name, { ...source, checked: '2025-01' }]);
	const specified = {
		figures: { ...figures, ...specifiedFigures, sources: Object.fromEntries(sources) },
		plans: { ...plans, plans: specifiedPlans, withdrawnPlanIds: [] },
	};
	for (const [name, content] of Object.entries(specified))
		writeFileSync(join(folder, 'shared/content', `${name}.json`), JSON.stringify(content));
}
