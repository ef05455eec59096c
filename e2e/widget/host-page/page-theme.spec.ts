/** End-to-end tests of the widget's theme: inherited `color-scheme`, system setting, `theme`, custom properties and parts. */

import type { Page } from '@playwright/test';
import { prerenderedForm } from '../../testing/servers/prerendered-form.ts';
import { formIn } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

const grounds = { light: 'oklch(1 0 0)', dark: 'oklch(0.225 0 0)' };

const expectTheme = (page: Page, theme: keyof typeof grounds) =>
	expect(page.locator('.quote-widget')).toHaveCSS('background-color', grounds[theme]);

const rows = [
	{ page: 'dark', system: 'light', theme: 'dark' },
	{ page: 'light', system: 'dark', theme: 'light' },
	{ page: 'light dark', system: 'dark', theme: 'dark' },
	{ page: 'light dark', system: 'light', theme: 'light' },
	{ page: 'normal', system: 'dark', theme: 'light' },
] as const;

test('has the page’s scheme, the system’s where the page allows both, or its attribute’s', async ({ page, host }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	const head = '<meta name="color-scheme" content="dark">';
	await host.open('show="form"', { head });
	await expectTheme(page, 'dark');
	const field = page.getByLabel('Name', { exact: true });
	const fieldGround = await field.evaluate((element) => getComputedStyle(element).backgroundColor);
	const consent = page.getByRole('checkbox', { name: 'I agree and consent' });
	await expect(consent, 'not the grey of browsers').toHaveCSS('background-color', fieldGround);
	await page.locator('meta').evaluate((meta) => meta.remove());
	for (const { page: scheme, system, theme } of rows) {
		await page.emulateMedia({ colorScheme: system });
		await page.evaluate((scheme) => document.documentElement.style.setProperty('color-scheme', scheme), scheme);
		await expectTheme(page, theme);
	}
	for (const theme of ['dark', 'light'] as const) {
		await page.locator('quote-widget').evaluate((element, theme) => element.setAttribute('theme', theme), theme);
		await expectTheme(page, theme);
	}
});

test('prerendered HTML has the page’s scheme before its script loads', async ({ page, host }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	const head = '<style>:root { color-scheme: dark }</style>';
	await page.goto(host.publish({ head, body: await prerenderedForm(host.product) }));
	await expectTheme(page, 'dark');
});

test('is themed by custom properties and parts', async ({ page, host }) => {
	const css = `quote-widget { --quote-widget-accent: rgb(120, 0, 90); --quote-widget-radius: 0px; --quote-widget-font: monospace }
		quote-widget::part(submit) { text-transform: uppercase }`;
	await host.open('show="form"', { head: `<style>${css}</style>` });
	const button = formIn(page).getByRole('button', { name: 'Get Free Quote' });
	await expect(button).toHaveCSS('background-color', 'rgb(120, 0, 90)');
	await expect(button).toHaveCSS('border-radius', '0px');
	await expect(button).toHaveCSS('font-family', 'monospace');
	await expect(button).toHaveCSS('text-transform', 'uppercase');
});
