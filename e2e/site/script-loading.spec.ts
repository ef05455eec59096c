/** End-to-end tests of late and missing scripts: islands hydrate when needed, and a link to a place shows that place first. */

import { expect, type Page, test } from '@playwright/test';
import { serveInChunks } from '../testing/servers/chunked-server.ts';
import { delayResponses, openWithDelayed } from '../testing/servers/delay-response.ts';
import { openHydrated, scriptsOf } from '../testing/site-pages.ts';

const formTitle = 'Get your free quote';
const dueDate = (page: Page) => page.getByLabel('When is your baby due?');
const worthIt = (page: Page) => page.locator('.worth-it');

test('an island far down loads nothing before it is near the viewport', async ({ page }) => {
	const scripts = scriptsOf(page);
	await page.goto('/maternity');
	await expect.poll(() => scripts).toContain('in-time');
	expect(scripts).not.toContain('worth-it');
	await worthIt(page).scrollIntoViewIfNeeded();
	await expect.poll(() => scripts).toContain('worth-it');
});

test('an island that is touched while the page still loads is hydrated at once', async ({ page }) => {
	const scripts = scriptsOf(page);
	const release = await openWithDelayed(page, '/maternity', '**/widget/**');
	await expect.poll(() => scripts).toEqual(['main']);
	await dueDate(page).focus();
	await expect.poll(() => scripts).toContain('in-time');
	expect(scripts).not.toContain('worth-it');
	release();
});

test('an island that was touched before any script ran is hydrated as soon as they run', async ({ page }) => {
	const scripts = scriptsOf(page);
	const releaseWidget = await delayResponses(page, '**/widget/**');
	const release = await openWithDelayed(page, '/maternity', '**/assets/main-*.js');
	await dueDate(page).focus();
	release();
	await expect.poll(() => scripts).toContain('in-time');
	expect(scripts).not.toContain('worth-it');
	releaseWidget();
});

test('a browser without idle callbacks, such as Safari, hydrates islands, too', async ({ page }) => {
	await page.addInitScript(() => {
		delete (window as Partial<Window>).requestIdleCallback;
	});
	await openHydrated(page, '/maternity', 'in-time');
});

test('input before the scripts load is kept, also after a blocker removed an element', async ({ page }) => {
	await page.clock.setFixedTime('2026-11-20T22:00:00Z');
	const release = await openWithDelayed(page, '/maternity', '**/assets/*.js');
	await page.evaluate(() => document.querySelector('header nav')?.remove());
	await dueDate(page).fill('2027-04-10');
	await worthIt(page).getByRole('slider').press('End');
	const sum = worthIt(page).getByLabel('Sum assured');
	await sum.selectOption({ index: 2 });
	const chosen = await sum.locator('option:checked').textContent();
	release();
	await expect(worthIt(page)).toContainText(`from the plan for diagnosis and 30 days at ${chosen} assured`);
	await expect(worthIt(page).getByText('Days in hospital: 30')).toBeVisible();
	await dueDate(page).scrollIntoViewIfNeeded();
	await expect(page.getByText('Week 20. Apply by 19\u00a0March.')).toBeVisible();
	await page.locator('#for-expats').evaluate((section) => section.scrollIntoView());
	await expect(page.locator('.contents-aside [aria-current]')).toHaveText('If you are an expat');
});

test('what a partner chooses before the scripts load is in the lines', async ({ page }) => {
	const release = await openWithDelayed(page, '/partners', '**/assets/*.js');
	await page.getByLabel('Your partner id').fill('beta-brokers');
	await page.getByLabel('Plan comparison').uncheck();
	await page.getByLabel('Theme').selectOption('Dark');
	release();
	await expect(page.locator('.embed-lines code')).toContainText(
		'<quote-widget show="form faq" partner="beta-brokers" theme="dark">',
	);
});

for (const path of ['/', '/maternity', '/partners'])
	test(`translated before its scripts arrived, ${path} keeps its words and its place, and works`, async ({ page }) => {
		const errors: unknown[] = [];
		page.on('pageerror', (error) => errors.push(error));
		const release = await openWithDelayed(page, path, '**/assets/*.js');
		await translate(page);
		await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
		/** Texts outside the islands. Hydration renders the texts of islands again. */
		const texts = () =>
			page.evaluate(() =>
				[...document.querySelectorAll('main :is(p, li, h2)')].flatMap((element) =>
					element.closest('[data-island]') ? [] : [element.textContent],
				),
			);
		/** Top of the first heading below the window's upper edge. The heading moves if an island above changes its height. */
		const headingTop = () =>
			page.evaluate(() =>
				[...document.querySelectorAll('main h2')]
					.map((heading) => heading.getBoundingClientRect().top)
					.find((top) => top >= 0),
			);
		const [textsBefore, topBefore = Number.NaN] = [await texts(), await headingTop()];
		release();
		await page.waitForLoadState('networkidle');
		expect(await texts()).toEqual(textsBefore);
		expect(Math.abs(topBefore - ((await headingTop()) ?? 0))).toBeLessThanOrEqual(1);
		expect(errors).toEqual([]);
		if (path !== '/maternity') return;
		await dueDate(page).fill('2020-01-01');
		await expect(page.getByText('This date is too far from today.')).toBeVisible();
	});

/** Simulates a translator: puts each text, also in shadow trees, into a `<font>` and « ». Skips what translators skip. */
async function translate(page: Page): Promise<void> {
	await page.evaluate(() => {
		const isRead = (text: Text) =>
			text.data.trim() && !text.parentElement?.closest('script, style, option, textarea, [translate=no], .notranslate');

		function textsIn(root: Node): Text[] {
			const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
			const texts: Text[] = [];
			while (nodes.nextNode()) {
				const node = nodes.currentNode;
				if (node instanceof Text) texts.push(node);
				else if (node instanceof Element && node.shadowRoot) texts.push(...textsIn(node.shadowRoot));
			}
			return texts.filter(isRead);
		}

		for (const text of textsIn(document.body)) {
			const words = document.createElement('font');
			words.textContent = `«${text.data}»`;
			text.replaceWith(words);
		}
	});
}

for (const [what, scripts] of [
	['an island’s script', /\/hydrate-island-.*\.js$/],
	['any script', /\/assets\/.*\.js$/],
] as const)
	test(`without ${what} the page stays as prerendered, and the widget in it works`, async ({ page }) => {
		const refused = page.waitForEvent('requestfailed', (request) => scripts.test(request.url()));
		await page.route(scripts, (route) => route.abort());
		await page.goto('/maternity');
		await refused;
		const question = page.getByRole('button', { name: 'What is maternity insurance?' });
		await question.click();
		await expect(question).toHaveAttribute('aria-expanded', 'true');
		await page.getByLabel('Additional information').fill('Hello');
		await expect(page.getByText('5/600')).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maternity insurance in Singapore');
	});

test('a link to the form leads there before the widget’s script has loaded', async ({ page }) => {
	const release = await delayResponses(page, '**/quote-widget.js');
	await page.goto('/maternity#quote', { waitUntil: 'commit' });
	await expect(page.getByRole('heading', { name: formTitle })).toBeInViewport();
	release();
});

test('a page paints nothing before the place that its link names is parsed', async ({ page, context, baseURL }) => {
	const slow = await serveInChunks(`${baseURL}`, { before: '<section id="coverage"' });
	await page.goto(`${slow.origin}/maternity#quote`, { waitUntil: 'commit' });
	// If the address has no hash, or an unknown hash, the first chunk is painted before the rest arrives.
	for (const hash of ['', '#no-such-place']) {
		const other = await context.newPage();
		await other.goto(`${slow.origin}/maternity${hash}`, { waitUntil: 'commit' });
		await expect.poll(() => firstPaint(other)).toBeGreaterThan(0);
		await expect(other.locator('#quote')).toHaveCount(0);
	}
	const beforeRest = await page.evaluate(() => performance.now());
	slow.sendRest();
	await expect(page.getByRole('heading', { name: formTitle })).toBeInViewport();
	await expect.poll(() => firstPaint(page)).toBeGreaterThan(0);
	expect(await firstPaint(page)).toBeGreaterThan(beforeRest);
	slow.close();
});

/** Milliseconds from the navigation to the first paint; 0 if nothing has been painted yet. */
const firstPaint = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0);
