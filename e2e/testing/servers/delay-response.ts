/** Delays responses, so that a test can act while the page waits for them. */

import { expect, type Page } from '@playwright/test';

/** Delays every request whose URL matches `pattern`, until the returned function is called. */
export async function delayResponses(page: Page, pattern: string): Promise<() => void> {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route(pattern, async (route) => {
		await released;
		await route.continue();
	});
	return release;
}

/** Opens a page and waits for its footer. Requests that match `pattern` are delayed, until the returned function is called. */
export async function openWithDelayed(page: Page, path: string, pattern: string): Promise<() => void> {
	const release = await delayResponses(page, pattern);
	await page.goto(path, { waitUntil: 'commit' });
	await expect(page.getByRole('contentinfo')).toBeAttached();
	return release;
}
