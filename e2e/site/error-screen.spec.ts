/** What a visitor sees when a part of the site breaks while it renders. */

import { expect, test } from '@playwright/test';

test('an unexpected error shows its screen with the message and a way home', async ({ page }) => {
	await page.addInitScript(() => {
		window.IntersectionObserver = class {
			constructor() {
				throw new Error('Nothing can be observed today');
			}
		} as unknown as typeof IntersectionObserver;
	});
	await page.goto('/maternity');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
	await expect(page.getByText('Nothing can be observed today')).toBeVisible();
	await page.getByRole('link', { name: 'Return to Home' }).click();
	await expect(page).toHaveURL('/');
});

test('a page whose script cannot be fetched stays readable as it was prerendered', async ({ page }) => {
	await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
	await page.goto('/terms', { waitUntil: 'networkidle' });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
	await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});
