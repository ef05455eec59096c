/** Byte budgets of a first visit, as the server sends it. `npm test` alone fails for them, no build does. */

import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';

test('HTML and fonts for the first paint of the landing page stay within 60,000 bytes', async ({ page }) => {
	const { document = 0, stylesheet = 0, font = 0 } = await received(page, '/');
	expect(Math.min(document, font)).toBeGreaterThan(1000);
	expect(document + stylesheet + font).toBeLessThanOrEqual(60_000);
});

for (const [path, limit] of [
	['/', 8_000],
	['/terms', 8_000],
	['/privacy', 8_000],
	['/no-such-page', 8_000],
	['/maternity', 69_500],
	['/zh', 69_500],
	['/ms', 69_500],
	['/ta', 69_500],
	['/partners', 69_000],
] as const)
	test(`the scripts of ${path} stay within ${limit} bytes, inline ones counted, the widget apart, until the visitor has read all of it`, async ({
		page,
	}) => {
		const bytes = await received(page, path);
		const inline = await page.evaluate(() => [...document.scripts].map(({ text }) => text).join('\n'));
		const scripts = (bytes.script ?? 0) + brotliCompressSync(inline).length;
		expect(scripts).toBeGreaterThan(500);
		expect(scripts).toBeLessThanOrEqual(limit);
	});

for (const [script, limit] of [
	['quote-widget.js', 28_500],
	['quote-widget.zh-Hans.js', 30_050],
	['quote-widget.ms.js', 29_450],
	['quote-widget.ta.js', 31_350],
	['quote-widget-button.js', 1500],
	['quote-widget-button.zh-Hans.js', 1500],
	['quote-widget-button.ms.js', 1500],
	['quote-widget-button.ta.js', 1500],
] as const)
	test(`${script} stays within ${limit} bytes`, async ({ request }) => {
		const answer = await request.get(`/widget/v1/${script}`, { headers: { 'Accept-Encoding': 'br' } });
		expect(answer.headers()['content-encoding']).toBe('br');
		const bytes = Number(answer.headers()['content-length']);
		expect(bytes).toBeGreaterThan(1000);
		expect(bytes).toBeLessThanOrEqual(limit);
	});

/** Compressed bytes of the response bodies by resource type, once the visitor has scrolled through the page and the network is idle. */
async function received(page: Page, path: string): Promise<Record<string, number>> {
	const finished: Request[] = [];
	page.on('requestfinished', (request) => finished.push(request));
	await page.goto(path);
	await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'smooth' }));
	await page.waitForLoadState('networkidle');
	const total: Record<string, number> = {};
	for (const request of [...finished]) {
		const kind = request.url().includes('/widget/v1/') ? 'widget' : request.resourceType();
		total[kind] = (total[kind] ?? 0) + (await request.sizes()).responseBodySize;
	}
	return total;
}
