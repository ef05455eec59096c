/** `theme="auto"`: the `color-scheme` of where the element stands decides, and the visitor's system where that allows both. */

import type { Page } from '@playwright/test';
import { prerenderedForm } from '../../testing/servers/prerendered-form.ts';
import { formIn } from '../../testing/visitor.ts';
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

test('has the scheme of the page, the system’s where the page allows both, or its own attribute’s', async ({
	page,
	host,
}) => {
	await page.emulateMedia({ colorScheme: 'light' });
	const head = '<meta name="color-scheme" content="dark">';
	await page.goto(host.publish({ head, body: snippet(host.script, 'show="form"') }));
	await ready(page);
	await expectTheme(page, 'dark');
	const fieldGround = await page
		.getByLabel('Name', { exact: true })
		.evaluate((field) => getComputedStyle(field).backgroundColor);
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

test('prerendered HTML has the page’s scheme before its script comes', async ({ page, host }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	const head = '<style>:root { color-scheme: dark }</style>';
	await page.goto(host.publish({ head, body: await prerenderedForm(host.product) }));
	await expectTheme(page, 'dark');
});

test('is themed by custom properties and parts', async ({ page, host }) => {
	const css = `quote-widget { --quote-widget-accent: rgb(120, 0, 90); --quote-widget-radius: 0px; --quote-widget-font: monospace }
		quote-widget::part(submit) { text-transform: uppercase }`;
	await page.goto(host.publish({ head: `<style>${css}</style>`, body: snippet(host.script, 'show="form"') }));
	const button = formIn(page).getByRole('button', { name: 'Get Free Quote' });
	await expect(button).toHaveCSS('background-color', 'rgb(120, 0, 90)');
	await expect(button).toHaveCSS('border-radius', '0px');
	await expect(button).toHaveCSS('font-family', 'monospace');
	await expect(button).toHaveCSS('text-transform', 'uppercase');
});
