/** The FAQ: opened by click and by URL, readable without JavaScript and in print. */

import { expect, test } from '@playwright/test';
import { faq } from '../../shared/content/en/faq.ts';

test('each opens and closes', async ({ page }) => {
	await page.goto('/maternity');
	for (const { question, answer } of faq) {
		const button = page.getByRole('button', { name: question });
		await expect(button).toHaveAttribute('aria-expanded', 'false');
		await button.click();
		await expect(button).toHaveAttribute('aria-expanded', 'true');
		await expect(page.getByText(answer)).toBeVisible();
		await button.click();
		await expect(button).toHaveAttribute('aria-expanded', 'false');
		await expect(page.getByText(answer)).not.toBeInViewport();
	}
});

test('a link to a question opens it and scrolls to it', async ({ page }) => {
	const expats = faq.find(({ id }) => id === 'expats');
	await page.goto('/maternity#expats');
	await expect(page.getByRole('button', { name: expats?.question })).toHaveAttribute('aria-expanded', 'true');
	await expect(page.getByText(expats?.answer ?? '')).toBeInViewport();
});

test('find-in-page sees closed answers', async ({ page }) => {
	await page.goto('/maternity');
	await expect(page.locator('[aria-expanded]').first()).toHaveAttribute('aria-expanded', 'false');
	expect(await page.locator('[hidden="until-found"]').count()).toBe(faq.length);
});

test('every answer is readable if the script fails to load', async ({ page }) => {
	await page.route('**/quote-widget.js', (route) => route.abort());
	await page.goto('/maternity');
	for (const { answer } of faq) await expect(page.getByText(answer)).toBeVisible();
});

test('every answer is printed', async ({ page }) => {
	await page.goto('/maternity');
	await page.emulateMedia({ media: 'print' });
	for (const { answer } of faq) expect((await page.getByText(answer).boundingBox())?.height).toBeGreaterThan(10);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('every answer is readable', async ({ page }) => {
		await page.goto('/maternity');
		for (const { answer } of faq) {
			await expect(page.getByText(answer)).toBeVisible();
			expect((await page.getByText(answer).boundingBox())?.height).toBeGreaterThan(10);
		}
	});
});
