/** What `npm run screenshots` shows: every page, and every story of the widget. */

import type { Page } from 'playwright';
import { type Story, storyPath } from '../../scripts/start-storybook.ts';

export interface Scene {
	/** Also the file's name. */
	name: string;
	path: string;
	/** Brings the page into its state; absent: as it loads. */
	act?: (page: Page) => Promise<void>;
	/** A selector of the part to show, or `viewport`; absent: the whole page. */
	part?: string;
}

const pages = {
	landing: '/',
	maternity: '/maternity',
	terms: '/terms',
	privacy: '/privacy',
	partners: '/partners',
	'not-found': '/no-such-page',
	zh: '/zh',
	ms: '/ms',
	ta: '/ta',
	frame: '/widget/v1/frame',
};

export const scenes: readonly Scene[] = [
	...Object.entries(pages).map(([name, path]) => ({ name, path })),
	{ name: 'menu', path: '/', act: openMenu, part: 'viewport' },
];

/** Where the window is wide there is none. */
async function openMenu(page: Page): Promise<void> {
	const menu = page.locator('header summary');
	if (await menu.isVisible()) await menu.click();
}

/** @param origin of the Storybook that has it */
export function sceneOf(story: Story, origin: string): Scene {
	const act = async (page: Page) => page.locator('html[data-story="finished"]').waitFor();
	return { name: story.id, path: origin + storyPath(story), act };
}
