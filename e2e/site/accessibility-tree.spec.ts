/** What a screen reader says of the pages with tables and tools, in its order: names, roles and states, kept beside this file. */

import { expect, test } from '@playwright/test';

for (const path of ['/maternity', '/partners'])
	test(`the content of ${path} is said as before`, async ({ page }) => {
		await page.goto(path);
		// The widget's parts have tests of their own.
		for (const widget of await page.locator('quote-widget').all())
			await widget.evaluate((element) => element.setAttribute('aria-hidden', 'true'));
		await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${path.slice(1)}.aria.yml` });
	});
