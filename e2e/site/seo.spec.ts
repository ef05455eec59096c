/** What the service answers to search engines and link previews. What stands in the pages is in `site/pages.test.ts`. */

import { expect, test } from '@playwright/test';
import { languagePages, sitePages } from './site-pages.ts';

test('sitemap, robots, security contact, icons and the social image of every page are there', async ({ request }) => {
	const get = async (path: string) => {
		const answer = await request.get(path);
		expect(answer.status(), path).toBe(200);
		return answer;
	};
	expect(await (await get('/sitemap.xml')).text()).toContain('<urlset');
	expect(await (await get('/robots.txt')).text()).toContain('Sitemap:');
	expect(await (await get('/.well-known/security.txt')).text()).toMatch(/Contact: .*\nExpires: 20/);
	const llms = await get('/llms.txt');
	expect(llms.headers()['content-type']).toBe('text/plain; charset=utf-8');
	for (const [, path = ''] of (await llms.text()).matchAll(/\]\(https:\/\/[^/]+([^)]+)\)/g)) await get(path);
	for (const icon of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']) await get(icon);
	for (const { path } of [...sitePages, ...languagePages]) {
		const html = await (await request.get(path)).text();
		const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
		expect((await get(new URL(image).pathname)).headers()['content-type']).toBe('image/png');
	}
});
