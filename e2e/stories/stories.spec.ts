/**
 * Tests of stories: no accessibility violation, and the stored accessibility trees of form, comparison and FAQ. A tree is stored
 * whole, or as its difference from a similar tree. Update: `npx playwright test e2e/stories --update-snapshots=all`.
 */

import { diff } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { Channel } from 'storybook/internal/channels';
import { type Story, type Storybook, storyPath } from '../../scripts/testing/start-storybook.ts';
import { accessibilityViolations } from '../testing/accessibility-violations.ts';
import { test } from './storybook-test.ts';

// One worker runs all tests, because two Storybooks would fill the same empty cache at once, and a page might then never load.
test.describe.configure({ mode: 'default' });

const titles = ['Comparison', 'FAQ', 'Form', 'Pages', 'Parts'];
/** Stories of themes, languages and widths, for viewing only. `check-contrast.ts` and tests of the pages cover what they show. */
const looks = 'Looks';
const withTree = ['Comparison', 'FAQ', 'Form'];
const isNarrow = ({ tags }: Story) => tags.includes('narrow');
/** Story that axe cannot check, because the story's page breaks built-in functions that axe needs. */
const uncheckable = 'pages--hostile';

async function open(page: Page, { origin }: Storybook, story: Story): Promise<void> {
	await page.setViewportSize({ width: isNarrow(story) ? 360 : 1280, height: 900 });
	if (page.url() === 'about:blank') await page.goto(origin + storyPath(story));
	else await page.evaluate(selectStory, story.id);
	await page.locator('html[data-story=finished]').waitFor({ state: 'attached' });
	// The changes that the story's last event causes are rendered in the next frame.
	await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Runs in the page. Shows another story without reloading, because loading Storybook takes longer than testing most stories. */
function selectStory(storyId: string): void {
	document.documentElement.dataset.story = 'selected';
	const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
	channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

test('every story is tested or listed as for viewing only', ({ storybook }) => {
	expect([...new Set(storybook.stories.map(({ title }) => title))].sort()).toEqual([...titles, looks].sort());
});

// Clauses: wcag 1.1.1 1.3.1 1.4.3 2.4.4 2.5.3 3.1.1 3.3.2 4.1.2
for (const title of titles)
	test(`${title}: accessible in every story`, async ({ page, storybook }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const trees = new Map<string, string[]>();
		for (const story of storybook.stories.filter((story) => story.title === title)) {
			await test.step(story.name, async () => {
				await open(page, storybook, story);
				if (withTree.includes(title)) {
					const tree = linesOf(await page.locator('quote-widget').ariaSnapshot());
					expect.soft(`${shortest(tree, trees).join('\n')}\n`).toMatchSnapshot(`${story.id}.txt`);
					trees.set(story.id, tree);
				}
				if (story.id === uncheckable) return;
				expect.soft(await accessibilityViolations(page, '#storybook-root'), story.name).toEqual([]);
			});
		}
	});

/** Lines of a tree. All cells of a row, and all options of a select, share one line. */
function linesOf(tree: string): string[] {
	return tree.replaceAll(/(?<=^( *- (?:cell|columnheader|option)).*)\n\1(?!.*:\n)/gm, ',').split('\n');
}

/** The whole tree, or its difference from the most similar earlier tree if the difference is more than 10 % shorter. */
function shortest(tree: string[], before: ReadonlyMap<string, readonly string[]>): string[] {
	const changes = Array.from(before, ([id, other]) => [`As ${id}, but:`, ...differences(other, tree)]);
	const [fewest = tree] = changes.sort((one, other) => one.length - other.length);
	return fewest.length < 0.9 * tree.length ? fewest : tree;
}

/** Removed and added lines. Each group of them begins with the role, without label, of the unchanged line above the group. */
function differences(whole: readonly string[], tree: readonly string[]): string[] {
	const lines: string[] = [];
	let unchanged: string | undefined = '';
	for (const [operation, line] of diff(tree, whole)) {
		if (operation === 0) {
			unchanged = line;
			continue;
		}
		if (unchanged !== undefined) lines.push(` ${/^ *- \w+/.exec(unchanged) ?? ''}`);
		unchanged = undefined;
		lines.push((operation === 1 ? '+' : '-') + line);
	}
	return lines;
}
