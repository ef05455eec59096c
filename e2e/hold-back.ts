/** Lets a visitor be quicker than what the page has asked for. */

import type { Page } from '@playwright/test';

/** Holds back every answer from an address that matches. Returns what lets them through. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}
