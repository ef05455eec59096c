/** Links to a place in a page, above all to the form, show that place first. */

import { expect, type Page, test } from '@playwright/test';
import { serveInChunks } from '../chunked-server.ts';
import { delayResponses } from '../delay-response.ts';

const formTitle = 'Get your free quote';

test('a link to the form leads there before the widget’s script has loaded', async ({ page }) => {
	const release = await delayResponses(page, '**/quote-widget.js');
	await page.goto('/maternity#quote', { waitUntil: 'commit' });
	await expect(page.getByRole('heading', { name: formTitle })).toBeInViewport();
	release();
});

test('a page paints nothing before the place that its link names has been parsed', async ({
	page,
	context,
	baseURL,
}) => {
	const slow = await serveInChunks(`${baseURL}`, { before: '<section id="coverage"' });
	await page.goto(`${slow.origin}/maternity#quote`, { waitUntil: 'commit' });
	// A visit without a hash paints the first chunk alone.
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
	test(`${hash} is no id of the page: the first chunk is painted while the rest is late`, async ({ page, baseURL }) => {
		const slow = await serveInChunks(`${baseURL}`, { before: '<section id="coverage"' });
		await page.goto(`${slow.origin}/maternity${hash}`, { waitUntil: 'commit' });
		await expect.poll(() => firstPaint(page)).toBeGreaterThan(0);
		await expect(page.locator('#quote')).toHaveCount(0);
		slow.close();
	});

/** Milliseconds from the navigation; 0 while nothing is painted. */
const firstPaint = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0);

const lastByte = (page: Page) =>
	page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd);
