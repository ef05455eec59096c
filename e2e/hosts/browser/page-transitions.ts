/** Tests of sites with page transitions: a visitor navigates with a half-filled form, and with an open dialog. */

import { expect, test } from '@playwright/test';

for (const library of ['turbo', 'htmx-2', 'htmx-4', 'swup', 'astro', 'view-transitions'])
	test(`${library}: the form is there once and keeps its answers, and the dialog opens and closes`, async ({
		page,
	}) => {
		const complaints: string[] = [];
		page.on('console', (message) => /error|warning/.test(message.type()) && complaints.push(message.text()));
		// Chromium reports this error if a visitor navigates before a transition ends.
		page.on('pageerror', ({ message }) => message.startsWith('Transition was skipped') || complaints.push(message));
		let loads = 0;
		page.on('load', () => loads++);
		const name = page.locator('#kept').getByLabel('Name', { exact: true });
		const dialog = page.getByRole('dialog', { name: 'Ask' });
		const nameInDialog = page.locator('quote-widget-dialog').getByLabel('Name', { exact: true });
		const follow = async (link: string) => {
			await page.getByRole('link', { name: link }).click();
			await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
		};
		const expectFormKept = async () => {
			await expect(name).toHaveValue('Tan Mei Ling');
			await expect(page.locator('quote-widget:not(quote-widget-dialog *)')).toHaveCount(1);
		};
		const openAndClose = async () => {
			await page.getByRole('button', { name: 'Ask' }).click();
			await expect(nameInDialog).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(dialog).toBeHidden();
			await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
		};

		await page.goto(`/${library}/`);
		await name.fill('Tan Mei Ling');
		await follow('Other');
		await openAndClose();
		await follow('Home');
		await expectFormKept();
		await page.goBack();
		await expect(page.getByRole('heading', { name: 'Other' })).toBeVisible();
		await page.goForward();
		await expectFormKept();
		await openAndClose();

		await page.getByRole('button', { name: 'Ask' }).click();
		await expect(dialog).toBeVisible();
		await page.goBack();
		await expect(page.getByRole('heading', { level: 1, name: 'Other' })).toBeVisible();
		// Swup replaces only a part of the page, so the dialog stays open.
		if (library === 'swup') await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
		await openAndClose();
		await follow('Home');
		await expectFormKept();
		expect(complaints).toEqual([]);
		// The one load is that of the first page. Any further load would be a navigation that the library did not handle.
		expect(loads).toBe(1);
	});
