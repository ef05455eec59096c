/** Lets a visitor be quicker than what the page has asked for. */

import { expect, type Page } from '@playwright/test';

/** Holds back every answer from an address that matches. Returns what lets them through. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

/** Opens a prerendered page to its end, with every answer from an address that matches held back. Returns what lets them through. */
export async function openWithout(page: Page, path: string, address: string): Promise<() => void> {
	const arrive = await holdBack(page, address);
	await page.goto(path, { waitUntil: 'commit' });
	await expect(page.getByRole('contentinfo')).toBeAttached();
	return arrive;
}
