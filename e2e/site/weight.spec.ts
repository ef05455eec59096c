/** Byte budgets of a first visit, as the server sends it. `npm test` alone fails for them, no build does. */

import { expect, type Page, type Request, test } from '@playwright/test';
import { openHydrated } from './site-pages.ts';

test('HTML and fonts for the first paint of the landing page stay within 60,000 bytes', async ({ page }) => {
	const { document = 0, stylesheet = 0, font = 0 } = await received(page, '/');
	expect(Math.min(document, font)).toBeGreaterThan(1000);
	expect(document + stylesheet + font).toBeLessThanOrEqual(60_000);
});

test('all scripts of the maternity page, the widget included, stay within 95,000 bytes', async ({ page }) => {
	const bytes = await received(page, '/maternity');
	expect(bytes.script).toBeLessThanOrEqual(95_000);
});

for (const [script, limit] of [
	['quote-widget.js', 27_300],
	['quote-widget.zh-Hans.js', 28_900],
	['quote-widget.ms.js', 28_300],
	['quote-widget.ta.js', 30_200],
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

test('a page fetches its own script and no other page’s', async ({ page }) => {
	const scripts: string[] = [];
	page.on('request', (request) =>
		scripts.push(...(/\/([\w-]+-page)[-.][^/]*\.js$/.exec(request.url())?.slice(1) ?? [])),
	);
	for (const path of ['/', '/maternity', '/terms', '/privacy', '/partners', '/no-such-page'])
		await openIdle(page, path);
	expect(scripts).toEqual([
		'landing-page',
		'maternity-page',
		'terms-page',
		'privacy-page',
		'partners-page',
		'not-found-page',
	]);
});

/** Opens a page and waits until it fetches nothing more. */
async function openIdle(page: Page, path: string): Promise<void> {
	await openHydrated(page, path);
	await page.waitForLoadState('networkidle');
}

/** Compressed bytes of the response bodies by resource type, until the network is idle. */
async function received(page: Page, path: string): Promise<Record<string, number>> {
	const finished: Request[] = [];
	page.on('requestfinished', (request) => finished.push(request));
	await openIdle(page, path);
	const total: Record<string, number> = {};
	for (const request of [...finished]) {
		const kind = request.resourceType();
		total[kind] = (total[kind] ?? 0) + (await request.sizes()).responseBodySize;
	}
	return total;
}
