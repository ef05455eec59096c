/** Terms and privacy policy in a browser. What they say is in `site/pages.test.ts`. */

import { expect, test } from '@playwright/test';

test.describe('under a thumb', () => {
	test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

	// Clauses: wcag 2.5.8
	for (const path of ['/terms', '/privacy'])
		test(`the contents of ${path} are at least 44 pixels high each, and none lies over another`, async ({ page }) => {
			await page.goto(path);
			const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
			const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
			boxes.forEach(({ top, height }, index) => {
				expect(height).toBeGreaterThanOrEqual(44);
				if (index) expect(top).toBeGreaterThanOrEqual(boxes[index - 1].bottom);
			});
		});
});

test('on paper the first section stands clear of the rule above it, and no button is left', async ({ page }) => {
	await page.goto('/privacy');
	await page.emulateMedia({ media: 'print' });
	const article = page.getByRole('article');
	const rule = await article.locator('header').boundingBox();
	const heading = await article.getByRole('heading', { name: 'Information we collect' }).boundingBox();
	expect(heading?.y).toBeGreaterThanOrEqual((rule?.y ?? 0) + (rule?.height ?? 0) + 24);
	await expect(page.getByRole('link', { name: 'Back to Home' })).toBeHidden();
});
