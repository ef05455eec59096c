/** What `npm run screenshots` shows: every page, and every story of the widget. */

import type { Page } from 'playwright';
import { type Story, storyPath } from '../../scripts/testing/start-storybook.ts';

export interface Scene {
	/** Also the file's name. */
	name: string;
	path: string;
	/** Brings the page into its state; absent: as it loads. */
	act?: (page: Page) => Promise<void>;
	/** As far as the window shows it; absent: the whole page. */
	inWindow?: boolean;
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
	{ name: 'menu', path: '/', act: openMenu, inWindow: true },
	{ name: 'no-script-answer', path: '/maternity', act: submitWithoutScript },
];

/** Where the window is wide there is none. */
async function openMenu(page: Page): Promise<void> {
	const menu = page.locator('header summary');
	if (await menu.isVisible()) await menu.click();
}

/** `submit()` asks no script of the page: the answer is a page of the service. */
async function submitWithoutScript(page: Page): Promise<void> {
	await page.locator('quote-widget form').evaluate((form: HTMLFormElement) => form.submit());
	await page.locator('.no-script-answer').waitFor();
}

/** @param origin of the Storybook that has it */
export function sceneOf(story: Story, origin: string): Scene {
	const act = async (page: Page) => page.locator('html[data-story="finished"]').waitFor();
	return { name: story.id, path: origin + storyPath(story), act };
}
