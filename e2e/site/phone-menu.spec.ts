/** The menu on phones, a native `<details>`. */

import { expect, type Locator, test } from '@playwright/test';
import { languageNames } from '../../shared/content/languages.ts';
import { formIn } from '../visitor.ts';

test.use({ viewport: { width: 360, height: 720 } });

test('on a phone the menu opens, leads to a section and closes', async ({ page }) => {
	await page.goto('/');
	const menu = page.getByRole('banner').locator('details');
	await expect(menu.getByRole('link', { name: 'Services' })).toBeHidden();
	await menu.locator('summary').click();
	await menu.getByRole('link', { name: 'Services' }).click();
	await expect(page.locator('#services')).toBeInViewport();
	await expect(menu.getByRole('link', { name: 'Services' })).toBeHidden();
});

for (const { width, where } of [
	{ width: 360, where: 'in the menu of a phone' },
	{ width: 900, where: 'in the menu of a tablet' },
	{ width: 1024, where: 'in the row itself' },
])
	test(`the header leads to the other languages, each in its own words: ${where}`, async ({ page }) => {
		await page.setViewportSize({ width, height: 720 });
		await page.goto('/maternity');
		const header = page.getByRole('banner');
		const menu = header.locator('summary');
		if (await menu.isVisible()) await menu.click();
		const links = header.getByRole('navigation', { name: 'Languages' }).getByRole('link');
		await expect(links).toHaveText([languageNames['zh-Hans'], languageNames.ms, languageNames.ta]);
		await expect(links.last()).toHaveAttribute('lang', 'ta');
		await links.first().click();
		await expect(page).toHaveURL('/zh');
		await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
	});

// Clauses: wcag 2.1.2
test('Escape closes the phone menu and gives the focus back', async ({ page }) => {
	await page.goto('/');
	const menu = page.getByRole('banner').locator('details');
	await menu.locator('summary').press('Enter');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Escape');
	await expect(menu.getByRole('link', { name: 'Services' })).toBeHidden();
	await expect(menu.locator('summary')).toBeFocused();
});

for (const path of ['/', '/maternity']) {
	// Clauses: wcag 1.3.4
	test(`on a phone held sideways what is opened on ${path} is seen`, async ({ page }) => {
		await page.setViewportSize({ width: 664, height: 320 });
		await page.goto(path);
		for (const overlay of await page.locator('.phone-menu, .contents-bar details').all()) {
			await overlay.locator('summary').click();
			await expect(overlay.getByRole('link').first()).toBeInViewport({ ratio: 1 });
			await page.keyboard.press('Escape');
		}
	});
}

test('a press elsewhere closes the menu, though turning the phone has taken its focus', async ({ page }) => {
	await page.goto('/maternity');
	const menu = page.getByRole('banner').locator('details');
	await menu.locator('summary').click();
	await page.setViewportSize({ width: 1100, height: 360 });
	await page.setViewportSize({ width: 360, height: 720 });
	await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible();
	await page.mouse.click(180, 700);
	await expect(menu.getByRole('link', { name: 'Services' })).toBeHidden();
});

test('Get Quote stays in reach on a phone, all the way down the page', async ({ page }) => {
	await page.goto('/maternity');
	await page.locator('#decision').evaluate((section) => section.scrollIntoView());
	await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
	await expect(formIn(page)).toBeInViewport();
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the phone menu works without scripts', async ({ page }) => {
		await page.goto('/');
		const menu = page.getByRole('banner').locator('details');
		await menu.locator('summary').click();
		await menu.getByRole('link', { name: 'Contact' }).click();
		await expect(page).toHaveURL('/#contact');
	});

	test('without scripts an open menu covers nothing that its links lead to', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('banner').locator('summary').click();
		await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
		await expectUncovered(page.locator('#about h2'));
		await page.goto('/maternity');
		await page.locator('.contents-bar summary').click();
		await page.locator('.contents-bar').getByRole('link', { name: 'If you are an expat' }).click();
		await expectUncovered(page.locator('#for-expats h2'));
	});
});

/** A trial click fails when another element would receive it, and must not scroll to find out. */
async function expectUncovered(heading: Locator): Promise<void> {
	await expect(heading).toBeInViewport({ ratio: 1 });
	const y = (await heading.boundingBox())?.y;
	await heading.click({ trial: true });
	expect((await heading.boundingBox())?.y).toBe(y);
}
