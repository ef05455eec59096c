/** What search engines and link previews get: from the HTML alone, without running a script. */

import { expect, type Page, test } from '@playwright/test';
import { brand } from '../../shared/content/brand.ts';
import { faq } from '../../shared/content/en/faq.ts';
import { languagePages, sitePages } from './site-pages.ts';

const indexed = [...sitePages, ...languagePages].map(({ path }) => path).filter((path) => path !== '/no-such-page');

for (const path of indexed)
	test(`${path} carries title, description, canonical address and a social image that exists`, async ({ request }) => {
		const html = await (await request.get(path)).text();
		// Chinese says as much in a third of the characters.
		const shortest = path === '/zh' ? 20 : 60;
		expect(html).toMatch(/<title>[^<]{15,80}<\/title>/);
		expect(html).toMatch(new RegExp(`<meta name="description" content="[^"]{${shortest},180}">`));
		expect(html).toContain(`<link rel="canonical" href="${brand.url}${path}">`);
		const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
		const answer = await request.get(new URL(image).pathname);
		expect(answer.headers()['content-type']).toBe('image/png');
	});

test('the structured questions are those that the page shows', async ({ page }) => {
	await page.goto('/maternity');
	const items = await structuredData(page);
	const questions = items.find((item) => item['@type'] === 'FAQPage')?.mainEntity as { name: string }[];
	expect(questions.map(({ name }) => name)).toEqual(faq.map(({ question }) => question));
	for (const { name } of questions) await expect(page.getByRole('button', { name })).toBeAttached();
	expect(items.map((item) => item['@type'])).toContain('BreadcrumbList');
});

test('the landing page names the organisation, and no page invents a review', async ({ page }) => {
	for (const path of indexed) {
		await page.goto(path);
		const items = await structuredData(page);
		const expected = sitePages.some((page) => page.path === path) ? 'BreadcrumbList' : 'FAQPage';
		expect(items.map((item) => item['@type'])).toContain(path === '/' ? 'Organization' : expected);
		expect(JSON.stringify(items)).not.toMatch(/"(aggregateRating|review|reviewRating)"/i);
	}
});

test('sitemap, robots, security contact and icons are there', async ({ request }) => {
	const sitemap = await (await request.get('/sitemap.xml')).text();
	const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>20/g)].map(([, address = '']) => address);
	expect(listed.toSorted(), 'every page is tested, and every tested one found').toEqual(
		indexed.map((path) => brand.url + path).toSorted(),
	);
	expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap:');
	expect(await (await request.get('/.well-known/security.txt')).text()).toMatch(/Contact: .*\nExpires: 20/);
	const llms = await request.get('/llms.txt');
	expect(llms.headers()['content-type']).toBe('text/plain; charset=utf-8');
	for (const [, path = ''] of (await llms.text()).matchAll(/\]\(https:\/\/[^/]+([^)]+)\)/g))
		expect((await request.get(path)).status(), path).toBe(200);
	for (const icon of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'])
		expect((await request.get(icon)).status(), icon).toBe(200);
});

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
	const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
	return scripts.map((script) => JSON.parse(script));
}
