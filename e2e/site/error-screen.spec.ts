/** The page when a component throws while it renders, or when its script cannot be fetched. */

import { expect, test } from '@playwright/test';

test('an unexpected error shows its screen with the message and a way home', async ({ page }) => {
	await page.addInitScript(() => {
		const listen = window.addEventListener;
		window.addEventListener = (...wanted: Parameters<typeof listen>) => {
			if (wanted[0] === 'scroll') throw new Error('Nothing can be followed today');
			listen.apply(window, wanted);
		};
	});
	await page.goto('/maternity');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
	await expect(page.getByText('Nothing can be followed today')).toBeVisible();
	await page.getByRole('link', { name: 'Return to Home' }).click();
	await expect(page).toHaveURL('/');
});

for (const [what, scripts] of [
	['whose own script cannot', /\/terms-page[-.].*\.js$/],
	['none of whose scripts can', /\/assets\/.*\.js$/],
] as const)
	test(`a page ${what} be fetched stays readable as it was prerendered`, async ({ page }) => {
		const refused = page.waitForEvent('requestfailed', (request) => scripts.test(request.url()));
		await page.route(scripts, (route) => route.abort());
		await page.goto('/terms', { waitUntil: 'networkidle' });
		await refused;
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
		await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
	});

test('a page whose own script cannot be fetched keeps the widget in it working', async ({ page }) => {
	await page.route(/\/maternity-page-.*\.js$/, (route) => route.abort());
	await page.goto('/maternity', { waitUntil: 'networkidle' });
	const question = page.getByRole('button', { name: 'What is maternity insurance?' });
	await question.click();
	await expect(question).toHaveAttribute('aria-expanded', 'true');
	await page.getByLabel('Additional information').fill('Hello');
	await expect(page.getByText('5/600')).toBeVisible();
});
