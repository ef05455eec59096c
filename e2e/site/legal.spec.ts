/** Terms and privacy policy. */

import { expect, test } from '@playwright/test';
import { brand } from '../../shared/content/brand.ts';
import { whoCalls } from '../../shared/content/en/form-copy.ts';
import { sectionIn } from './site-pages.ts';

// Clauses: spec 2.8
test('the terms have eight numbered sections, their date, and a way back home', async ({ page }) => {
	await page.goto('/terms');
	const article = page.getByRole('article');
	await expect(article.getByRole('heading', { level: 2 })).toHaveText([
		/^1\.\s*Acceptance/,
		/^2\.\s*Description of the service/,
		/^3\.\s*Your responsibilities/,
		/^4\.\s*Limitation of liability/,
		/^5\.\s*Privacy/,
		/^6\.\s*Modifications/,
		/^7\.\s*Governing law/,
		/^8\.\s*Contact/,
	]);
	await expect(article).toContainText('Last updated January 2025');
	await expect(sectionIn(page, 'Governing law')).toContainText('Singapore');
	await page.getByRole('link', { name: 'Back to Home' }).click();
	await expect(page).toHaveURL('/');
});

// Clauses: spec 2.9
test('the privacy policy has nine sections, their date, and a way back home', async ({ page }) => {
	await page.goto('/privacy');
	const article = page.getByRole('article');
	await expect(article.getByRole('heading', { level: 2 })).toHaveText([
		/^1\.\s*Information we collect/,
		/^2\.\s*How we use your information/,
		/^3\.\s*Sharing: who receives it/,
		/^4\.\s*Security: how we protect it/,
		/^5\.\s*Retention: how long we keep it/,
		/^6\.\s*Your rights under the PDPA/,
		/^7\.\s*Cookies/,
		/^8\.\s*Changes to this policy/,
		/^9\.\s*Contact our Data Protection Officer/,
	]);
	await expect(article).toContainText('Last updated January 2025');
	await page.getByRole('link', { name: 'Back to Home' }).click();
	await expect(page).toHaveURL('/');
});

test('the privacy policy says who calls in the words of the form', async ({ page }) => {
	await page.goto('/privacy');
	await expect(sectionIn(page, 'How we use your information')).toContainText(whoCalls);
});

// Clauses: spec 2.9 9.9, wcag 3.3.4
test('the privacy policy names the rights, the answer time, withdrawal and the officer', async ({ page }) => {
	await page.goto('/privacy');
	const rights = sectionIn(page, 'Your rights under the PDPA');
	for (const words of ['see', 'correct', 'withdraw your consent', 'deleted', 'within 30 days'])
		await expect(rights).toContainText(words);
	const officer = sectionIn(page, 'Contact our Data Protection Officer');
	await expect(officer.getByRole('link', { name: brand.privacyEmail })).toHaveAttribute(
		'href',
		`mailto:${brand.privacyEmail}`,
	);
	await expect(officer).toContainText(brand.address.street);
});

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
