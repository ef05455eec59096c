/** Pages that were changed between their arrival and React's: they stay as the visitor sees them, and work. */

import { expect, test } from '@playwright/test';
import { toasts } from '../../shared/content/form-copy.ts';
import { holdBack } from '../hold-back.ts';
import { translate } from '../translate.ts';
import { fillIn, formIn, send } from '../visitor.ts';
import { sitePages } from './site-pages.ts';

for (const { path } of sitePages)
	test(`translated before its script arrived, ${path} keeps every word and its place`, async ({ page }) => {
		const errors: unknown[] = [];
		page.on('pageerror', (error) => errors.push(error));
		const arrive = await holdBack(page, '**/assets/*.js');
		await page.goto(path, { waitUntil: 'commit' });
		await expect(page.getByRole('contentinfo')).toBeAttached();
		await translate(page);
		await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
		const seen = () => page.evaluate(() => ({ text: document.body.innerText, place: scrollY }));
		const before = await seen();
		const noticed = page.waitForEvent('console', (message) => message.text().includes('stays as it was found'));
		arrive();
		await noticed;
		expect(await seen()).toEqual(before);
		expect(errors).toEqual([]);
	});

test('an enquiry is sent from a page that an extension has changed', async ({ page }) => {
	const arrive = await holdBack(page, '**/assets/*.js');
	await page.goto('/maternity', { waitUntil: 'commit' });
	await expect(page.getByRole('contentinfo')).toBeAttached();
	await page.evaluate(() => document.querySelector('header nav')?.remove());
	await formIn(page).getByLabel('Name', { exact: true }).fill('Typed before');
	const noticed = page.waitForEvent('console', (message) => message.text().includes('stays as it was found'));
	arrive();
	await noticed;
	await expect(formIn(page).getByLabel('Name', { exact: true })).toHaveValue('Typed before');
	await fillIn(formIn(page));
	await send(formIn(page));
	await expect(page.getByText(toasts.success.title)).toBeVisible();
});
