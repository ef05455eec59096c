/** The partner's page: what is chosen is shown, and is in the lines to copy. */

import { expect, test } from '@playwright/test';
import { brand } from '../../shared/content/brand.ts';
import { title as formTitle } from '../../shared/content/en/form-copy.ts';
import { openHydrated } from './site-pages.ts';

test('what is chosen is previewed, and stands in the lines, pinned to this very build', async ({ page, request }) => {
	const { files } = await (await request.get('/widget/v1/manifest.json')).json();
	await openHydrated(page, '/partners', 'partner-options');
	const lines = page.locator('.embed-lines code');
	await expect(lines).toContainText(`${new URL(page.url()).origin}/widget/v1/quote-widget.js`);
	await page.getByLabel('Plan comparison').uncheck();
	await page.getByLabel('Questions and answers').uncheck();
	await page.getByLabel('Theme').selectOption('Dark');
	await page.getByLabel('Pin this build').check();
	await expect(lines).toContainText('<quote-widget show="form" partner="acme-advisers" theme="dark">');
	await expect(lines).toContainText(files['quote-widget.js'].integrity);
	const preview = page.frameLocator('iframe').locator('quote-widget');
	await expect(preview).toHaveAttribute('endpoint', 'simulate');
	await expect(preview.getByRole('form', { name: formTitle })).toBeVisible();
	await expect(preview.getByRole('table')).toHaveCount(0);
	await page.getByLabel('Corners').selectOption('Square');
	await expect(lines).toContainText('--quote-widget-radius: 0px;');
	expect(await preview.evaluate((element) => element.getAttribute('style'))).toContain('--quote-widget-radius: 0px');
});

test('the button is previewed by the button itself', async ({ page }) => {
	await openHydrated(page, '/partners', 'partner-options');
	const script = page.waitForResponse('**/quote-widget-button.js');
	await page.getByLabel('A button that opens a dialog').check();
	await (await script).finished();
	await page.getByRole('button', { name: 'Get a free quote' }).click();
	await expect(page.getByRole('form', { name: formTitle })).toBeVisible();
	await expect(page.locator('quote-widget')).toHaveAttribute('endpoint', 'simulate');
});

test('without scripts it shows the default lines and where to paste them', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(`${baseURL}/partners`);
	await expect(page.locator('.embed-lines code')).toHaveText(
		`<script src="${brand.url}/widget/v1/quote-widget.js" async></script>\n<quote-widget partner="acme-advisers"></quote-widget>`,
	);
	await expect(page.getByText('WordPress, as administrator or editor')).toBeVisible();
	await context.close();
});
