/** The FAQ: opened by click, by URL and by find-in-page; whole without a script. */

import { expect, test } from '@playwright/test';
import { faq } from '../../shared/content/words/en/faq.ts';

// Clauses: spec 2.19 3.8, wcag 4.1.2
test('one opens and closes, a link to it opens it, and find-in-page sees those that are closed', async ({ page }) => {
	await page.goto('/maternity#expats');
	const expats = faq.find(({ id }) => id === 'expats');
	await expect(page.getByText(expats?.answer ?? '')).toBeInViewport();
	const button = page.getByRole('button', { name: expats?.question });
	await expect(button).toHaveAttribute('aria-expanded', 'true');
	await button.click();
	await expect(button).toHaveAttribute('aria-expanded', 'false');
	await expect(page.getByText(expats?.answer ?? '')).not.toBeInViewport();
	expect(await page.locator('[hidden="until-found"]').count()).toBe(faq.length);
});

test('every answer is readable if the script fails to load', async ({ page }) => {
	await page.route('**/quote-widget.js', (route) => route.abort());
	await page.goto('/maternity');
	for (const { answer } of faq) await expect(page.getByText(answer)).toBeVisible();
});
