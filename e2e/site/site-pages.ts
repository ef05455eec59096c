/** The pages of the site, and what a test does on them. */

import type { Locator, Page } from '@playwright/test';

export const sitePages = ['/', '/maternity', '/terms', '/privacy', '/partners', '/no-such-page'].map((path) => ({
	path,
}));

/** The pages of the other languages. */
export const languagePages = [
	{ language: 'zh-Hans', path: '/zh' },
	{ language: 'ms', path: '/ms' },
	{ language: 'ta', path: '/ta' },
] as const;

/** The section under a heading. */
export function sectionIn(page: Page, heading: string): Locator {
	return page.locator('section').filter({ has: page.getByRole('heading', { name: heading, level: 2 }) });
}

/** Collects console messages and uncaught errors of the page. */
export function watchConsole(page: Page): string[] {
	const words: string[] = [];
	page.on('console', (message) => words.push(`${message.type()}: ${message.text()}`));
	page.on('pageerror', (error) => words.push(`uncaught: ${error.message}`));
	return words;
}

type Island = 'table-of-contents' | 'in-time' | 'hospital-days' | 'partner-options';

/** Opens a page, comes near an island, and waits until React has hydrated it. */
export async function openHydrated(page: Page, path: string, island: Island): Promise<void> {
	await page.goto(path);
	await page.waitForFunction((name) => {
		const parts = [...(document.querySelector(`[data-island=${name}]`)?.children ?? [])];
		const distance = parts.find((part) => part.checkVisibility())?.getBoundingClientRect().top ?? 0;
		if (distance > 2 * innerHeight) scrollBy({ top: distance - innerHeight / 2, behavior: 'instant' });
		// React marks every element it has taken over with a property of its own.
		return parts.some((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')));
	}, island);
}
