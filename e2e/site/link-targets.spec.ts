/** Who follows a link to a place in a page, above all to the form, is there at once. */

import { expect, type Page, test } from '@playwright/test';
import { serveInChunks } from '../chunked-server.ts';
import { delayResponses } from '../delay-response.ts';

const formTitle = 'Get your free quote';

test('a link to the form leads there before the widget’s script has come', async ({ page }) => {
	const release = await delayResponses(page, '**/quote-widget.js');
	await page.goto('/maternity#quote', { waitUntil: 'commit' });
	await expect(page.getByRole('heading', { name: formTitle })).toBeInViewport();
	release();
});

test('nothing is shown of a page before the place that a link names has come', async ({ page, context, baseURL }) => {
	const slow = await serveInChunks(`${baseURL}`, { before: '<section id="coverage"' });
	await page.goto(`${slow.origin}/maternity#quote`, { waitUntil: 'commit' });
	// What comes later and names no place is shown by half.
	const another = await context.newPage();
	await another.goto(`${slow.origin}/maternity`, { waitUntil: 'commit' });
	await expect.poll(() => firstPaint(another)).toBeGreaterThan(0);
	slow.sendRest();
	await expect(page.getByRole('heading', { name: formTitle })).toBeInViewport();
	await expect.poll(() => firstPaint(page)).toBeGreaterThan(0);
	expect(await firstPaint(page)).toBeGreaterThan(await lastByte(page));
	expect(await firstPaint(another)).toBeLessThan(await lastByte(another));
	slow.close();
});

for (const hash of ['#compare?sum=10000', '#twins', '#no-such-place'])
	test(`${hash} is no place in the page itself: what has arrived is shown though the rest is late`, async ({
		page,
		baseURL,
	}) => {
		const slow = await serveInChunks(`${baseURL}`, { before: '<section id="coverage"' });
		await page.goto(`${slow.origin}/maternity${hash}`, { waitUntil: 'commit' });
		await expect.poll(() => firstPaint(page)).toBeGreaterThan(0);
		await expect(page.locator('#quote')).toHaveCount(0);
		slow.close();
	});

/** In milliseconds after the page was asked for; 0 while nothing is shown. */
const firstPaint = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0);

const lastByte = (page: Page) =>
	page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd);
