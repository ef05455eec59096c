/** Paths of the site's pages, and helpers for tests on them. */

import type { Locator, Page } from '@playwright/test';

/** Pages in languages other than English. */
export const languagePages = [
	{ language: 'zh-Hans', path: '/zh' },
	{ language: 'ms', path: '/ms' },
	{ language: 'ta', path: '/ta' },
] as const;

/** Paths of pages in all languages, and one unknown path. */
export const pagePaths = [
	...['/', '/maternity', '/terms', '/privacy', '/partners', '/partners/guide', '/no-such-page'],
	...languagePages.map(({ path }) => path),
];

/** Section that contains a heading with this text. */
export function sectionIn(page: Page, heading: string): Locator {
	return page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
}

/** Collects console messages and uncaught errors of the page. */
export function watchConsole(page: Page): string[] {
	const messages: string[] = [];
	page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
	page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
	return messages;
}

/** Must be called before the page is opened. @returns function that reads the sum of `layout-shift` entries since the last load */
export async function recordShift(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		const total = Object.assign(window, { shift: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) total.shift += (entry as PerformanceEntry & { value: number }).value;
		}).observe({ type: 'layout-shift', buffered: true });
	});
	return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

export function waitForPaint(page: Page): Promise<void> {
	return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Collects requested scripts of the site: file names without hashes. */
export function scriptsOf(page: Page): string[] {
	const scripts: string[] = [];
	page.on('request', (request) =>
		scripts.push(...(/\/assets\/(.*)-[\w-]{8}\.js$/.exec(request.url())?.slice(1) ?? [])),
	);
	return scripts;
}

/** Opens a page, scrolls near an island, and waits until the island is hydrated. */
export async function openHydrated(page: Page, path: string, island: string): Promise<void> {
	await page.goto(path);
	await waitForHydration(page, island);
}

/** Scrolls near each island of the page and waits until the island is hydrated. */
export async function hydrateAll(page: Page): Promise<void> {
	const islands = page.locator('[data-island]');
	for (const island of await islands.evaluateAll((all) => all.map((each) => `${each.getAttribute('data-island')}`)))
		await waitForHydration(page, island);
}

async function waitForHydration(page: Page, island: string): Promise<void> {
	await page.waitForFunction((name) => {
		const element = document.querySelector<HTMLElement>(`[data-island=${name}]`);
		const shown = [...(element?.children ?? [])].find((part) => part.checkVisibility());
		const distance = shown?.getBoundingClientRect().top ?? 0;
		if (distance > 2 * innerHeight) scrollBy({ top: distance - innerHeight / 2, behavior: 'instant' });
		return element?.dataset.hydrated !== undefined;
	}, island);
}
