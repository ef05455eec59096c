/** A page with one subject on it, and what the benches do there. */

import type { Browser, Page } from '@playwright/test';
import type { Subject } from './build-subjects.ts';

export async function openPage(browser: Browser): Promise<Page> {
	const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
	await page.route('**/*', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Bench</title><body>' }),
	);
	await page.goto('http://bench.invalid/');
	return page;
}

/** Sets `started`, `mounted` and `laidOut` on the page. */
export async function loadAndMount(page: Page, { script }: Subject): Promise<void> {
	await page.addScriptTag({
		content: `started = performance.now(); ${script}; mounted = [mount()]; document.body.offsetHeight; laidOut = performance.now();`,
	});
}

export async function mountMore(page: Page, count: number): Promise<void> {
	await page.evaluate(async (count) => {
		for (let index = 0; index < count; index++) {
			window.mounted.push(window.mount());
			document.body.offsetHeight;
		}
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
	}, count);
}

/** Types into the first one's text control. */
export async function pressKeys(page: Page, count: number): Promise<void> {
	await page.evaluate(() => window.mounted[0]?.field.focus());
	for (let press = 0; press < count; press++) await page.keyboard.press('a');
}
