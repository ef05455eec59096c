/** `theme="auto"`: the `color-scheme` of where the element stands decides, and the visitor's system where that allows both. */

import type { Page } from '@playwright/test';
import { prerenderedForm } from '../../testing/servers/prerendered-form.ts';
import { expect, ready, snippet, test } from '../host-test.ts';

const grounds = { light: 'oklch(0.984 0.008 85)', dark: 'oklch(0.225 0.012 70)' };

async function expectTheme(page: Page, theme: keyof typeof grounds): Promise<void> {
	const widget = page.locator('.quote-widget');
	await expect(widget).toHaveCSS('background-color', grounds[theme]);
}

const rows = [
	{ page: 'dark', system: 'light', theme: 'dark' },
	{ page: 'light', system: 'dark', theme: 'light' },
	{ page: 'light dark', system: 'dark', theme: 'dark' },
	{ page: 'light dark', system: 'light', theme: 'light' },
	{ page: 'normal', system: 'dark', theme: 'light' },
] as const;

test('has the scheme of the page, or the system’s where the page allows both', async ({ page, host }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	const head = '<meta name="color-scheme" content="dark">';
	await page.goto(host.publish({ head, body: snippet(host.script, 'show="faq"') }));
	await ready(page);
	await expectTheme(page, 'dark');
	await page.locator('meta').evaluate((meta) => meta.remove());
	for (const { page: scheme, system, theme } of rows) {
		await page.emulateMedia({ colorScheme: system });
		await page.evaluate((scheme) => document.documentElement.style.setProperty('color-scheme', scheme), scheme);
		await expectTheme(page, theme);
	}
});

test('follows any ancestor, its own style, its attribute, and the place it is moved to', async ({ page, host }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	const head = `<style>
		.night { color-scheme: dark }
		[data-day] { color-scheme: light }
		@media (prefers-color-scheme: dark) { main { color-scheme: dark } }
	</style>`;
	const body = `<main>${snippet(host.script, 'show="faq"')}</main><aside style="color-scheme: light"></aside>`;
	await page.goto(host.publish({ head, body }));
	await ready(page);
	const widget = page.locator('quote-widget');
	await expectTheme(page, 'light');
	await page.evaluate(() => document.documentElement.classList.add('night'));
	await expectTheme(page, 'dark');
	await page.evaluate(() => document.body.setAttribute('data-day', ''));
	await expectTheme(page, 'light');
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectTheme(page, 'dark');
	await widget.evaluate((element) => element.ownerDocument.querySelector('aside')?.append(element));
	await expectTheme(page, 'light');
	await widget.evaluate((element) => document.querySelector('main')?.moveBefore(element, null));
	await expectTheme(page, 'dark');
	await widget.evaluate((element) => element.setAttribute('theme', 'light'));
	await expectTheme(page, 'light');
	await widget.evaluate((element) => element.setAttribute('theme', 'auto'));
	await expectTheme(page, 'dark');
	await widget.evaluate((element) => element.setAttribute('style', 'color-scheme: light'));
	await expectTheme(page, 'light');
});

test('prerendered HTML has the page’s scheme before its script comes', async ({ page, host }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	const head = '<style>:root { color-scheme: dark }</style>';
	await page.goto(host.publish({ head, body: await prerenderedForm(host.product) }));
	await expectTheme(page, 'dark');
});
