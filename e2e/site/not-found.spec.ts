/** Unknown addresses. */

import { expect, test } from '@playwright/test';
import { brand } from '../../shared/content/brand.ts';
import { watchConsole } from './site-pages.ts';

// Clauses: spec 2.23 8.3
test('an unknown path answers 404, says so, logs the path and leads home', async ({ page }) => {
	const words = watchConsole(page);
	const response = await page.goto('/baby/names');
	expect(response?.status()).toBe(404);
	await expect(page.getByRole('banner').getByRole('link', { name: brand.name })).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
	await expect(
		page.getByText("The page you're looking for doesn't exist or has been moved.", { exact: true }),
	).toBeVisible();
	await expect
		.poll(() => words.filter((line) => line.includes('/baby/names') && line.startsWith('log')))
		.toHaveLength(1);
	await expect(page.getByRole('link', { name: 'Compare Plans' })).toHaveAttribute('href', '/maternity#compare');
	await page.getByRole('link', { name: 'Return to Home' }).click();
	await expect(page).toHaveURL('/');
});

for (const path of ['/maternity/nothing', '/Maternity', '/terms//', '/404'])
	test(`${path} is no page either, and stays the page that says so`, async ({ page }) => {
		const words = watchConsole(page);
		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		await expect.poll(() => words).toContain(`log: 404: no page at ${path}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
	});
