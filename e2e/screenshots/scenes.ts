/** Scenes of `npm run screenshots`: pages of the site, some of them in a certain state, and every story of the widget. */

import { expect, type Page, test } from '@playwright/test';
import { type Story, storyPath } from '../../scripts/testing/start-storybook.ts';
import { origins } from './playwright.config.ts';

interface Scene {
	path: string;
	/** Brings the page, once loaded, into the state to capture. */
	act?: (page: Page) => Promise<void>;
	/** Captures only the window rather than the whole page. */
	inWindow?: boolean;
}

const scenes: Record<string, Scene> = {
	landing: { path: '/' },
	maternity: { path: '/maternity' },
	terms: { path: '/terms' },
	privacy: { path: '/privacy' },
	partners: { path: '/partners' },
	'not-found': { path: '/no-such-page' },
	zh: { path: '/zh' },
	ms: { path: '/ms' },
	ta: { path: '/ta' },
	frame: { path: '/widget/v1/frame' },
	menu: { path: '/', act: openMenu, inWindow: true },
	'no-script-answer': { path: '/maternity', act: submitWithoutScript },
};
for (const story of JSON.parse(process.env.STORIES ?? '[]') as Story[])
	scenes[story.id] = {
		path: origins.storybook + storyPath(story),
		act: (page) => page.locator('html[data-story="finished"]').waitFor(),
	};

for (const [name, { path, act, inWindow }] of Object.entries(scenes))
	test(name, async ({ page }) => {
		await page.clock.setFixedTime('2026-11-24T10:00:00+08:00');
		for (const width of [360, 768, 1440]) {
			await page.setViewportSize({ width, height: width < 500 ? 780 : 900 });
			await page.goto(path, { waitUntil: 'networkidle' });
			await act?.(page);
			await page.evaluate(() => document.fonts.ready);
			for (const colorScheme of ['light', 'dark'] as const) {
				await page.emulateMedia({ colorScheme });
				await expect.soft(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, { fullPage: !inWindow });
			}
		}
	});

/** Opens the menu, which wide windows do not have. */
async function openMenu(page: Page): Promise<void> {
	const menu = page.locator('header summary');
	if (await menu.isVisible()) await menu.click();
}

/** Submits the form without its `submit` event, so that no script sends the enquiry and the service answers with a page. */
async function submitWithoutScript(page: Page): Promise<void> {
	await page.locator('quote-widget form').evaluate((form: HTMLFormElement) => form.submit());
	await page.locator('.no-script-answer').waitFor();
}
