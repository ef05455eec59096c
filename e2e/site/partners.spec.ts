/** End-to-end tests of the partners' pages: options, preview, embed code, and whether a site is registered. */

import { expect, test } from '@playwright/test';
import { brand } from '../../shared/content/brand.ts';
import { title as formTitle } from '../../shared/content/words/en/form-copy.ts';
import { boxOf } from '../testing/boxes.ts';
import { openHydrated, recordShift, waitForPaint } from '../testing/site-pages.ts';

test('choices are previewed, and appear in the lines, pinned to this build', async ({ page, request }) => {
	const { files } = await (await request.get('/widget/v1/manifest.json')).json();
	await page.setViewportSize({ width: 360, height: 740 });
	await openHydrated(page, '/partners', 'partner-options');
	const visits = await page.evaluate(() => history.length);
	await expect(page.getByText(/\b\d\d\u00a0kB, loaded async/)).toBeVisible();
	const lines = page.locator('.embed-lines pre code');
	await expect(lines).toContainText(`${new URL(page.url()).origin}/widget/v1/quote-widget.js`);
	await expect(lines, 'on the first screen of a phone').toBeInViewport({ ratio: 1 });
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.getByLabel('Plan comparison').uncheck();
	await page.getByLabel('Questions and answers').uncheck();
	await page.getByLabel('Theme').selectOption('Dark');
	await page.getByLabel('Pin this version').check();
	await expect(lines).toContainText('partner="test"');
	await page.getByLabel('Your partner id').fill('acme-advisers');
	await page.context().grantPermissions(['clipboard-write']);
	await page.getByRole('button', { name: 'Copy the lines' }).click();
	await expect(page.locator('.embed-lines').getByRole('status')).toHaveText('Copied');
	await expect(lines).toContainText('<quote-widget show="form" partner="acme-advisers" theme="dark">');
	await expect(lines).toContainText(files['quote-widget.js'].integrity);
	await expect(page.locator('.copy-bar')).toBeHidden();
	const preview = page.frameLocator('iframe').locator('quote-widget');
	await expect(preview).toHaveAttribute('partner', 'test');
	await expect(preview.getByRole('form', { name: formTitle })).toBeVisible();
	await expect(preview.getByRole('table')).toHaveCount(0);
	const ownPage = page.getByRole('link', { name: 'Open it in a page of its own' });
	await expect(ownPage).toHaveAttribute('href', /^\/widget\/v1\/frame\?.*theme=dark.*partner=test/);
	await page.getByLabel('Corners').selectOption('Square');
	await expect(lines).toContainText('--quote-widget-radius: 0px;');
	await expect(preview).toHaveCSS('--quote-widget-radius', '0px');
	expect(await page.evaluate(() => history.length), 'Back leaves the page').toBe(visits);
});

test('the lines get the address that they are served from, nothing moves, and print cuts none off', async ({
	page,
}) => {
	await page.setViewportSize({ width: 412, height: 823 });
	// Blocks fonts, because a late one would shift texts.
	await page.route('**/*.woff2', (route) => route.abort());
	const shift = await recordShift(page);
	for (const path of ['/partners', '/partners/guide']) {
		await page.goto(path);
		await expect(page.locator('main code', { hasText: brand.url })).toHaveCount(0);
		await waitForPaint(page);
		expect(await shift(), path).toBe(0);
		await page.emulateMedia({ media: 'print' });
		const blocks = page.locator('pre').filter({ visible: true });
		expect(await blocks.evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length)).toBe(0);
		expect(await blocks.count()).toBeGreaterThan(0);
		await page.emulateMedia({ media: 'screen' });
	}
});

test('on a phone the preview waits until it is near, and the choices can be copied from anywhere', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	const script = Promise.withResolvers<void>();
	await page.route('**/widget/v1/*/quote-widget.js', async (route) => {
		await script.promise;
		await route.continue();
	});
	await openHydrated(page, '/partners', 'partner-options');
	expect(page.frames()).toHaveLength(2);
	expect(page.frames()[1]?.url()).toBe('about:blank');
	await expect(page.locator('.copy-bar'), 'below the lines').not.toBeInViewport();
	await page.getByLabel('Theme').selectOption('Dark');
	await page.getByLabel('Corners').selectOption('Square');
	await expect(page.locator('.copy-bar code')).toHaveText('<quote-widget theme="dark" partner="test"></quote-widget>');
	await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
	await page.getByRole('button', { name: 'Copy', exact: true }).click();
	await expect(page.locator('.copy-bar').getByRole('status')).toHaveText('Copied');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('theme="dark"');
	const frame = page.locator('.widget-frame iframe');
	const choices = await boxOf(page.locator('.embed-options form'));
	expect((await boxOf(page.getByRole('heading', { name: 'See it' }))).top - choices.bottom).toBeLessThan(40);
	await page.locator('.widget-frame').scrollIntoViewIfNeeded();
	await expect(page.frameLocator('iframe').getByRole('link', { name: 'Privacy Policy' })).toBeAttached();
	await expect(frame, 'nothing but links').toBeHidden();
	script.resolve();
	await expect(frame).toBeVisible();
	await expect(
		page.frameLocator('iframe').locator('quote-widget').getByRole('form', { name: formTitle }),
	).toBeVisible();
});

test('a frame’s script may be left out, and the button is previewed by the button itself', async ({ page }) => {
	await openHydrated(page, '/partners', 'partner-options');
	await page.getByLabel('A frame, where scripts are not allowed').check();
	await expect(page.locator('.embed-lines')).toContainText('If scripts are not allowed, leave it out.');
	const script = page.waitForResponse('**/quote-widget-button.js');
	await page.getByLabel('A button that opens a dialog').check();
	await (await script).finished();
	await page.getByRole('button', { name: 'Get a free quote' }).click();
	await expect(page.getByRole('form', { name: formTitle })).toBeVisible();
	await expect(page.locator('quote-widget')).toHaveAttribute('partner', 'test');
});

test('a partner asks if a site is registered, and is told what to do', async ({ page }) => {
	await openHydrated(page, '/partners', 'registered-site');
	await page.getByLabel('Your partner id').fill('beta-brokers');
	const form = page.locator('.registered-site');
	const ask = async (url: string) => {
		await form.getByLabel('Address of your page').fill(url);
		await form.getByRole('button', { name: 'Check' }).click();
	};
	const answer = form.getByRole('status');
	await ask('http://localhost:3000/baby');
	await expect(answer).toContainText('no partner has the id “beta-brokers”');
	await page.getByLabel('Your partner id').fill('');
	await ask('http://localhost:3000/baby');
	await expect(answer).toContainText('http://localhost:3000 is your own machine');
	await page.getByLabel('Your partner id').fill('beta-brokers');
	await ask('ftp://www.beta.example');
	await expect(answer).toContainText('not a web address');
	await expect(form.getByLabel('Address of your page')).toHaveAttribute('aria-invalid', 'true');
	await ask('www.beta.example/baby');
	await expect(answer).toContainText('https://www.beta.example is not registered');
	const mail = new URL(`${await answer.getByRole('link', { name: brand.email }).getAttribute('href')}`);
	expect(mail.pathname).toBe(brand.email);
	expect(mail.searchParams.get('body')).toBe('Address: https://www.beta.example\r\nPartner id: beta-brokers\r\n');
	await page.route('**/api/partners/origin?*', (route) => route.abort());
	await page.clock.install();
	await ask('https://www.beta.example');
	await expect(async () => {
		await page.clock.runFor(5_000);
		await expect(answer).toContainText('could not check that', { timeout: 100 });
	}).toPass({ intervals: [0] });
});
