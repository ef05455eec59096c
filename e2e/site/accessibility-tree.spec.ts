/** What a screen reader says of each page, in its order: names, roles and states, kept beside this file. */

import { expect, test } from '@playwright/test';
import { sitePages } from './site-pages.ts';

for (const { path } of sitePages)
	test(`the content of ${path} is said as before`, async ({ page }) => {
		await page.goto(path);
		// The widget's parts have tests of their own.
		for (const widget of await page.locator('quote-widget').all())
			await widget.evaluate((element) => element.setAttribute('aria-hidden', 'true'));
		await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${path.slice(1) || 'landing'}.aria.yml` });
	});
