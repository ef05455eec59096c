/** Pages that a translator or an extension changes before hydration stay as the visitor sees them, and work. */

import { expect, type Page, test } from '@playwright/test';
import { toasts } from '../../shared/content/en/form-copy.ts';
import { openWithDelayed } from '../delay-response.ts';
import { translate } from '../translate.ts';
import { fillIn, formIn, send } from '../visitor.ts';
import { sitePages } from './site-pages.ts';

/** Opens a page without its scripts. The returned function lets them load and waits until hydration has found the mismatch. */
async function openBeforeReact(page: Page, path: string): Promise<() => Promise<void>> {
	const release = await openWithDelayed(page, path, '**/assets/*.js');
	return async () => {
		const noticed = page.waitForEvent('console', (message) => message.text().includes('stays as it was found'));
		release();
		await noticed;
	};
}

for (const { path } of sitePages)
	test(`translated before its script arrived, ${path} keeps every word and its place`, async ({ page }) => {
		const errors: unknown[] = [];
		page.on('pageerror', (error) => errors.push(error));
		const release = await openBeforeReact(page, path);
		await translate(page);
		await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
		const seen = () => page.evaluate(() => ({ text: document.body.innerText, place: scrollY }));
		const before = await seen();
		await release();
		expect(await seen()).toEqual(before);
		expect(errors).toEqual([]);
	});

test('an enquiry is sent from a page that an extension has changed', async ({ page }) => {
	const release = await openBeforeReact(page, '/maternity');
	await page.evaluate(() => document.querySelector('header nav')?.remove());
	await formIn(page).getByLabel('Name', { exact: true }).fill('Typed before');
	await release();
	await expect(formIn(page).getByLabel('Name', { exact: true })).toHaveValue('Typed before');
	await fillIn(formIn(page));
	await send(formIn(page));
	await expect(page.getByText(toasts.success.title)).toBeVisible();
});
