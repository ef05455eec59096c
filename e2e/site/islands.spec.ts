/** Islands: what of a page React hydrates, when, and what happens to it when that fails or the page was changed before. */

import { expect, type Page, test } from '@playwright/test';
import { delayResponses, openWithDelayed } from '../delay-response.ts';
import { translate } from '../translate.ts';
import { openHydrated, sectionIn, sitePages } from './site-pages.ts';

const dueDate = (page: Page) => page.getByLabel('When is your baby due?');

/** File names without their hashes. */
function scriptsOf(page: Page): string[] {
	const scripts: string[] = [];
	page.on('request', (request) =>
		scripts.push(...(/\/assets\/(.*)-[\w-]{8}\.js$/.exec(request.url())?.slice(1) ?? [])),
	);
	return scripts;
}

for (const path of ['/', '/terms', '/privacy', '/no-such-page'])
	test(`${path} has no island, and loads no React`, async ({ page }) => {
		const scripts = scriptsOf(page);
		await page.goto(path, { waitUntil: 'networkidle' });
		await page.getByRole('main').click({ position: { x: 1, y: 1 } });
		expect(scripts).toEqual(['main']);
	});

test('an island far down costs nothing before it comes near', async ({ page }) => {
	const scripts = scriptsOf(page);
	await page.goto('/maternity', { waitUntil: 'networkidle' });
	await expect.poll(() => scripts).toContain('in-time');
	expect(scripts).not.toContain('hospital-days');
	await sectionIn(page, 'What would I get?').scrollIntoViewIfNeeded();
	await expect.poll(() => scripts).toContain('hospital-days');
});

test('an island that is touched while the page still loads is hydrated at once', async ({ page }) => {
	const scripts = scriptsOf(page);
	const release = await openWithDelayed(page, '/maternity', '**/widget/**');
	await expect.poll(() => scripts).toEqual(['main']);
	await dueDate(page).focus();
	await expect.poll(() => scripts).toContain('in-time');
	expect(scripts).not.toContain('table-of-contents');
	release();
});

test('a browser without idle callbacks, such as Safari, hydrates islands, too', async ({ page }) => {
	await page.addInitScript(() => {
		delete (window as Partial<Window>).requestIdleCallback;
	});
	await openHydrated(page, '/maternity', 'in-time');
});

test('what a visitor sets before the scripts come is what they work with', async ({ page }) => {
	const release = await delayResponses(page, '**/assets/*.js');
	await page.goto('/maternity', { waitUntil: 'commit' });
	const section = sectionIn(page, 'What would I get?');
	await section.getByRole('slider').press('End');
	await section.getByLabel('Sum assured').selectOption('S$25,000');
	release();
	await expect(section.getByRole('table')).toHaveAccessibleName(
		'What each plan pays for 30 days at a sum assured of S$25,000',
	);
	await expect(section.getByText('Days in hospital: 30')).toBeVisible();
});

test('what a partner chooses before the scripts come is in the lines', async ({ page }) => {
	const release = await delayResponses(page, '**/assets/*.js');
	await page.goto('/partners', { waitUntil: 'commit' });
	await page.getByLabel('Your partner id').fill('beta-brokers');
	await page.getByLabel('Plan comparison').uncheck();
	await page.getByLabel('Theme').selectOption('Dark');
	release();
	await expect(page.locator('.embed-lines code')).toContainText(
		'<quote-widget show="form faq" partner="beta-brokers" theme="dark">',
	);
});

test('an element of the header that a blocker removes takes no tool with it', async ({ page }) => {
	const release = await delayResponses(page, '**/assets/*.js');
	await page.goto('/maternity', { waitUntil: 'commit' });
	await page.getByRole('slider').waitFor();
	await page.evaluate(() => document.querySelector('header nav')?.remove());
	release();
	await dueDate(page).fill('2020-01-01');
	await expect(page.getByText('This date is too far from today.')).toBeVisible();
	const slider = page.getByRole('slider');
	await slider.focus();
	await slider.press('End');
	await expect(page.getByText('Days in hospital: 30')).toBeVisible();
	await page.locator('#for-expats').evaluate((section) => section.scrollIntoView());
	await expect(page.locator('.contents-aside [aria-current]')).toHaveText('If you are an expat');
});

for (const { path } of sitePages)
	test(`translated before its scripts arrived, ${path} keeps its words and its place, and works`, async ({ page }) => {
		const errors: unknown[] = [];
		page.on('pageerror', (error) => errors.push(error));
		const release = await openWithDelayed(page, path, '**/assets/*.js');
		await translate(page);
		await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
		/** Outside the islands, which React renders anew. */
		const seen = () =>
			page.evaluate(() => ({
				texts: [...document.querySelectorAll('main :is(p, li, h2)')].flatMap((element) =>
					element.closest('[data-island]') ? [] : [element.textContent],
				),
				place: scrollY,
			}));
		const before = await seen();
		release();
		await page.waitForLoadState('networkidle');
		expect(await seen()).toEqual(before);
		expect(errors).toEqual([]);
		if (path !== '/maternity') return;
		await dueDate(page).fill('2020-01-01');
		await expect(page.getByText('This date is too far from today.')).toBeVisible();
	});

// Clauses: spec 2.25 8.4
test('an island that fails is answered by the error screen, with the message and a way home', async ({ page }) => {
	await page.addInitScript(() => {
		const listen = window.addEventListener;
		window.addEventListener = (...wanted: Parameters<typeof listen>) => {
			if (wanted[0] === 'scroll') throw new Error('Nothing can be followed today');
			listen.apply(window, wanted);
		};
	});
	await page.goto('/maternity');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
	await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing can be followed today');
	await page.getByRole('link', { name: 'Return to Home' }).click();
	await expect(page).toHaveURL('/');
});

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
