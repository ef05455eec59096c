/** The landing page in a browser. What it says is in `site/pages.test.ts`. */

import { expect, test } from '@playwright/test';
import { formIn } from '../visitor.ts';

// Clauses: spec 2.2, wcag 3.2.4
test('the landing header stays in sight, leads to the four sections, and Get Quote ends at the form', async ({
	page,
}) => {
	await page.goto('/');
	const header = page.getByRole('banner');
	for (const label of ['Home', 'Services', 'About', 'Contact']) {
		await header.getByRole('link', { name: label, exact: true }).click();
		await expect(page.locator(`#${label.toLowerCase()}`)).toBeInViewport();
		await expect(header).toBeInViewport({ ratio: 1 });
	}
	await header.getByRole('link', { name: 'Get Quote' }).click();
	await expect(page).toHaveURL('/maternity#quote');
	await expect(formIn(page)).toBeInViewport();
});

test('on paper there is no invitation whose buttons are left out', async ({ page }) => {
	await page.goto('/');
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('link', { name: 'Get Free Quote Now' })).toBeHidden();
	await expect(page.getByRole('heading', { name: 'Ready to Get Protected?' })).toBeHidden();
});
