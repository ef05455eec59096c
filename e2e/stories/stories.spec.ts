/**
 * Every story, which is every part of the widget in every state: no accessibility violation (in the dark only contrast
 * can differ: `scripts/build/brand/check-contrast.test.ts`); and what assistive technology gets of form, comparison and questions is as
 * stored: the whole tree once, of other states what differs from the one most alike. After a change on purpose: `npx playwright test e2e/stories --update-snapshots=all`, and read the difference.
 */

import { diff } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { Channel } from 'storybook/internal/channels';
import { type Story, type Storybook, storyPath } from '../../scripts/testing/start-storybook.ts';
import { accessibilityViolations } from '../testing/accessibility-violations.ts';
import { test } from './storybook-test.ts';

// One worker, so one Storybook: two that start with an empty cache write it at the same time, and a page may never load.
test.describe.configure({ mode: 'default' });

const titles = ['Comparison', 'FAQ', 'Form', 'Pages', 'Parts'];
/** Themes, whose contrast is computed; languages, which have pages of their own; and widths. They are there to be seen. */
const looks = 'Looks';
const withTree = ['Comparison', 'FAQ', 'Form'];
const isNarrow = ({ tags }: Story) => tags.includes('narrow');
/** The accessibility checker cannot run among its broken built-ins. */
const uncheckable = 'pages--hostile';

async function open(page: Page, { origin }: Storybook, story: Story): Promise<void> {
	await page.setViewportSize({ width: isNarrow(story) ? 360 : 1280, height: 900 });
	if (page.url() === 'about:blank') await page.goto(origin + storyPath(story));
	else await page.evaluate(selectStory, story.id);
	await page.locator('html[data-story=finished]').waitFor({ state: 'attached' });
	// What the last event changed is rendered by the next frame.
	await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** A story in place of the one that is shown, in the same page: loading Storybook takes longer than most stories do. */
function selectStory(storyId: string): void {
	document.documentElement.dataset.story = 'selected';
	const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
	channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

test('no story is left out', ({ storybook }) => {
	expect([...new Set(storybook.stories.map(({ title }) => title))].sort()).toEqual([...titles, looks].sort());
});

// Clauses: wcag 1.1.1 1.3.1 1.4.3 2.4.4 2.5.3 3.1.1 3.3.2 4.1.2
for (const title of titles)
	test(`${title}: accessible in every story`, async ({ page, storybook }) => {
		// A story takes a second or two; they follow each other.
		test.setTimeout(300_000);
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

/** The lines of a tree; cells of a row and options of a select stand in one, by commas. */
function linesOf(tree: string): string[] {
	return tree.replaceAll(/(?<=^( *- (?:cell|columnheader|option)).*)\n\1(?!.*:\n)/gm, ',').split('\n');
}

/** The tree whole, or what differs from the story before it that is most alike, if that is notably shorter. */
function shortest(tree: string[], before: ReadonlyMap<string, readonly string[]>): string[] {
	const changes = Array.from(before, ([id, other]) => [`As ${id}, but:`, ...differences(other, tree)]);
	const [fewest = tree] = changes.sort((one, other) => one.length - other.length);
	return fewest.length < 0.9 * tree.length ? fewest : tree;
}

/** The lines removed and added; before each run of them the role of the line it follows, but not its label. */
function differences(whole: readonly string[], tree: readonly string[]): string[] {
	const lines: string[] = [];
	let kept: string | undefined = '';
	for (const [operation, line] of diff(tree, whole)) {
		if (operation === 0) {
			kept = line;
			continue;
		}
		if (kept !== undefined) lines.push(` ${/^ *- \w+/.exec(kept) ?? ''}`);
		kept = undefined;
		lines.push((operation === 1 ? '+' : '-') + line);
	}
	return lines;
}
