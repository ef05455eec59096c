/** Unknown addresses. */

import { expect, test } from '@playwright/test';
import { watchConsole } from './site-pages.ts';

// Clauses: spec 2.23 8.3
test('an unknown path answers 404, says so, logs the path and leads home', async ({ page }) => {
	for (const path of ['/baby/names', '/maternity/nothing', '/Maternity', '/terms//', '/404']) {
		const words = watchConsole(page);
		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
		await expect.poll(() => words.filter((line) => line.startsWith('log'))).toEqual([`log: 404: no page at ${path}`]);
	}
	await page.getByRole('link', { name: 'Return to Home' }).click();
	await expect(page).toHaveURL('/');
});
