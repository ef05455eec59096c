/** When the scripts of a page load: after the page itself, when idle or first touched, also in a background tab. */

import { expect, test } from '@playwright/test';
import { openWithDelayed } from '../delay-response.ts';
import { watchConsole } from './site-pages.ts';

test('a page starts in a background tab, which draws no frames', async ({ page }) => {
	await page.addInitScript(() => {
		window.requestAnimationFrame = () => 0;
	});
	const words = watchConsole(page);
	await page.goto('/no-such-page');
	await expect.poll(() => words).toContain('log: 404: no page at /no-such-page');
});

test('a browser without idle callbacks, such as Safari, starts the page too', async ({ page }) => {
	await page.addInitScript(() => {
		delete (window as Partial<Window>).requestIdleCallback;
	});
	const words = watchConsole(page);
	await page.goto('/no-such-page');
	await expect.poll(() => words).toContain('log: 404: no page at /no-such-page');
});

test('a page that is still loading starts when the visitor first touches it', async ({ page }) => {
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(...(/\/assets\/.*\.js$/.exec(request.url()) ?? [])));
	const release = await openWithDelayed(page, '/maternity', '**/quote-widget.js');
	expect(scripts).toEqual([]);
	await page.locator('.breadcrumb').click();
	for (const name of ['main', 'maternity-page'])
		await expect.poll(() => scripts).toContainEqual(expect.stringContaining(`/assets/${name}-`));
	const term = page.getByRole('button', { name: 'sum assured', exact: true });
	const explanation = page.getByRole('tooltip').filter({ hasText: 'The amount the insurer pays out' });
	await expect(async () => {
		await term.blur();
		await term.focus();
		await expect(explanation).toBeVisible({ timeout: 500 });
	}).toPass();
	release();
});
