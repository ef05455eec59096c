/** `theme="auto"`: the `color-scheme` of where the element stands decides, and the visitor's system where that allows both. */

import type { Page } from '@playwright/test';
import { prerenderedForm } from '../prerendered-form.ts';
import { expect, ready, snippet, test } from './host-test.ts';

const grounds = { light: 'oklch(0.984 0.008 85)', dark: 'oklch(0.2 0.012 220)' };

async function expectTheme(page: Page, theme: keyof typeof grounds): Promise<void> {
	const widget = page.locator('.quote-widget');
	await expect(widget).toHaveCSS('background-color', grounds[theme]);
}

for (const { page: scheme, system, theme } of [
	{ page: 'dark', system: 'light', theme: 'dark' },
	{ page: 'light', system: 'dark', theme: 'light' },
	{ page: 'light dark', system: 'dark', theme: 'dark' },
	{ page: 'light dark', system: 'light', theme: 'light' },
	{ page: 'normal', system: 'dark', theme: 'light' },
] as const)
	test(`is ${theme} where the page’s scheme is "${scheme}" and the system ${system}`, async ({ page, host }) => {
		await page.emulateMedia({ colorScheme: system });
		const head = `<style>:root { color-scheme: ${scheme} }</style>`;
		await page.goto(host.publish({ head, body: snippet(host.script, 'show="faq"') }));
		await ready(page);
		await expectTheme(page, theme);
	});

test('follows the page’s <meta name="color-scheme">', async ({ page, host }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	const head = '<meta name="color-scheme" content="dark">';
	await page.goto(host.publish({ head, body: snippet(host.script, 'show="faq"') }));
	await ready(page);
	await expectTheme(page, 'dark');
});

test('follows a toggle on any ancestor, and the system, as they change', async ({ page, host }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	const head = `<style>
		.night { color-scheme: dark }
		[data-day] { color-scheme: light }
		@media (prefers-color-scheme: dark) { main { color-scheme: dark } }
	</style>`;
	await page.goto(host.publish({ head, body: `<main>${snippet(host.script, 'show="faq"')}</main>` }));
	await ready(page);
	await expectTheme(page, 'light');
	await page.evaluate(() => document.documentElement.classList.add('night'));
	await expectTheme(page, 'dark');
	await page.evaluate(() => document.body.setAttribute('data-day', ''));
	await expectTheme(page, 'light');
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectTheme(page, 'dark');
	await page.evaluate(() => document.querySelector('main')?.style.setProperty('color-scheme', 'light'));
	await expectTheme(page, 'light');
	await page.evaluate(() => document.querySelector('quote-widget')?.setAttribute('style', 'color-scheme: dark'));
	await expectTheme(page, 'dark');
});

for (const move of ['append', 'moveBefore'] as const)
	test(`follows the scheme of the place it is moved to by ${move}()`, async ({ page, host }) => {
		await page.emulateMedia({ colorScheme: 'light' });
		const body = `<aside style="color-scheme: dark"></aside>${snippet(host.script, 'show="faq"')}`;
		await page.goto(host.publish({ body }));
		await ready(page);
		await expectTheme(page, 'light');
		await page.evaluate((move) => {
			const widget = document.querySelector('quote-widget') as Element;
			const aside = document.querySelector('aside') as Element & { moveBefore(node: Node, before: null): void };
			if (move === 'append') aside.append(widget);
			else aside.moveBefore(widget, null);
		}, move);
		await expectTheme(page, 'dark');
	});

test('a theme that is set is kept, whatever the page does', async ({ page, host }) => {
	const head = '<style>:root { color-scheme: dark }</style>';
	await page.goto(host.publish({ head, body: snippet(host.script, 'show="faq" theme="light"') }));
	await ready(page);
	await page.evaluate(() => document.body.classList.add('any'));
	await expectTheme(page, 'light');
	await page.evaluate(() => document.querySelector('quote-widget')?.setAttribute('theme', 'auto'));
	await expectTheme(page, 'dark');
});

test('prerendered HTML has the page’s scheme before its script comes', async ({ page, host }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	const head = '<style>:root { color-scheme: dark }</style>';
	await page.goto(host.publish({ head, body: await prerenderedForm(host.product) }));
	await expectTheme(page, 'dark');
});
