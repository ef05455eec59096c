/** End-to-end tests of header, menu, table of contents, the way back from the form, unknown paths, and sizes of targets. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { languageNames } from '../../shared/content/languages.ts';
import { boxesOf, boxOf } from '../testing/boxes.ts';
import { setFontSize } from '../testing/large-letters.ts';
import { lowTargets } from '../testing/low-targets.ts';
import { plan3 } from '../testing/plan-names.ts';
import { formIn, quoteButton } from '../testing/visitor.ts';

const phone = { width: 360, height: 720 };
const scrollTo = (place: Locator) => place.evaluate((element) => element.scrollIntoView());
const headerOf = (page: Page) => page.getByRole('banner');

// Clauses: spec 2.2 2.10, wcag 3.2.4
test('the header stays in sight, leads to the sections, and Get Quote ends at the form', async ({ page }) => {
	await page.goto('/');
	const header = headerOf(page);
	for (const label of ['Home', 'Services', 'About', 'Contact']) {
		await header.getByRole('link', { name: label, exact: true }).click();
		await expect(page.locator(`#${label.toLowerCase()}`)).toBeInViewport();
		await expect(header).toBeInViewport({ ratio: 1 });
	}
	await header.getByRole('link', { name: 'Get Quote' }).click();
	await expect(page).toHaveURL('/maternity#quote');
	await expect(formIn(page)).toBeInViewport();
	await scrollTo(page.locator('#decision'));
	await expect(header).toBeInViewport({ ratio: 1 });
	await header.getByRole('link', { name: 'Get Quote' }).click();
	await expect(formIn(page)).toBeInViewport();
});

test('the header leads to the other languages, each in its own words, in a menu or in the row', async ({ page }) => {
	await page.goto('/maternity');
	const header = headerOf(page);
	const links = header.getByRole('navigation', { name: 'Languages' }).getByRole('link');
	for (const width of [360, 900, 1024]) {
		await page.setViewportSize({ width, height: 720 });
		const menu = header.locator('summary');
		if (await menu.isVisible()) await menu.click();
		await expect(links).toHaveText([languageNames['zh-Hans'], languageNames.ms, languageNames.ta]);
		if (await menu.isVisible()) await menu.click();
	}
	await expect(links.last()).toHaveAttribute('lang', 'ta');
	await links.first().click();
	await expect(page).toHaveURL('/zh');
	await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test.describe('on a phone', () => {
	test.use({ viewport: phone, isMobile: true, hasTouch: true });

	// Clauses: wcag 2.1.2
	test('the menu leads to a section and closes; Escape closes it and gives the focus back', async ({ page }) => {
		await page.goto('/');
		const menu = headerOf(page).locator('details');
		const services = menu.getByRole('link', { name: 'Services' });
		await expect(services).toBeHidden();
		await menu.locator('summary').click();
		await services.click();
		await expect(page.locator('#services')).toBeInViewport();
		await expect(services).toBeHidden();
		await menu.locator('summary').press('Enter');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Escape');
		await expect(services).toBeHidden();
		await expect(menu.locator('summary')).toBeFocused();
	});

	// Clauses: wcag 1.3.4
	test('a press elsewhere closes the menu, also after the phone was turned; in landscape all of it is visible', async ({
		page,
	}) => {
		await page.goto('/maternity');
		const menu = headerOf(page).locator('details');
		await menu.locator('summary').click();
		await page.setViewportSize({ width: 1100, height: 360 });
		await page.setViewportSize(phone);
		await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible();
		await page.mouse.click(180, 700);
		await expect(menu.getByRole('link', { name: 'Services' })).toBeHidden();
		await page.setViewportSize({ width: 664, height: 320 });
		await menu.locator('summary').click();
		await expect(menu.getByRole('link').first()).toBeInViewport({ ratio: 1 });
	});

	// Clauses: spec 2.10
	test('one low bar sticks: home, the section that is read, Get Quote; it opens to the rest', async ({ page }) => {
		await page.goto('/maternity');
		const header = headerOf(page);
		const menu = header.locator('details');
		await scrollTo(page.locator('#coverage'));
		await expect(menu.locator('summary')).toContainText('What is typically covered');
		await expect(header).toBeInViewport({ ratio: 1 });
		expect((await boxOf(header)).height).toBeLessThanOrEqual(56);
		await expect(header.getByRole('link', { name: 'CoverCompass' })).toHaveAttribute('href', '/');
		await expect(header.getByRole('link', { name: 'Get Quote' })).toBeInViewport({ ratio: 1 });
		await menu.locator('summary').click();
		await expect(menu.locator('[aria-current]')).toBeInViewport();
		await menu.getByRole('link', { name: 'In Singapore' }).click();
		await expect(menu.getByRole('link', { name: 'Services' })).toBeHidden();
		await expect(page.getByRole('heading', { name: 'In Singapore', exact: true })).toBeInViewport();

		await menu.locator('summary').press('Enter');
		await menu.getByRole('link').last().focus();
		// The focus opens the last chapter, so the menu's last link is now a section of that chapter.
		await menu.getByRole('link').last().focus();
		await page.keyboard.press('Tab');
		await expect(menu.getByRole('link').last(), 'once the keyboard leaves it').toBeHidden();
		await menu.locator('summary').click();
		await menu.getByRole('link', { name: 'Services' }).click();
		await expect(page).toHaveURL('/#services');
	});

	test('on a small phone the menu is whole, the site’s own links first, and the footer is low', async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 640 });
		for (const path of ['/maternity', '/', '/zh', '/ms', '/ta']) {
			await page.goto(path);
			const menu = headerOf(page).locator('details');
			// Scrolls to a chapter with four sections, which the menu then shows. No chapter has more.
			await page.evaluate(() => document.querySelector('#basics')?.scrollIntoView());
			if (path !== '/') await expect(menu.locator('[data-here]')).not.toBeEmpty();
			// Not a click, before which Playwright would scroll the page away from the chapter.
			await menu.locator('summary').press('Enter');
			const links = menu.getByRole('link');
			await expect(links.first()).toHaveAttribute('href', path === '/' ? '#home' : '/');
			for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
			expect((await boxOf(page.getByRole('contentinfo'))).height, path).toBeLessThanOrEqual(420);
		}
	});

	test('the keyboard’s focus in the header and its menu leaves the page where it is', async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 640 });
		await page.goto('/maternity');
		await scrollTo(page.locator('#coverage'));
		const menu = headerOf(page).locator('details');
		const scrolled = () => page.evaluate(() => Math.round(scrollY));
		const before = await scrolled();
		await menu.locator('summary').focus();
		await page.keyboard.press('Enter');
		const focused = menu.locator('a:focus');
		let stops = 0;
		for (await page.keyboard.press('Tab'); (await focused.count()) > 0; stops++) {
			expect(await scrolled()).toBe(before);
			await page.keyboard.press('Tab');
		}
		expect(stops, 'links of the menu').toBeGreaterThan(10);
		expect(await scrolled()).toBe(before);
	});

	test('in letters twice as large the menu can be scrolled to its last link', async ({ page }) => {
		for (const path of ['/', '/maternity']) {
			await page.goto(path);
			await setFontSize(page, 32);
			const menu = headerOf(page).locator('details');
			await menu.locator('summary').click();
			await menu.getByRole('link').first().hover();
			const last = menu.getByRole('link').last();
			await page.mouse.wheel(0, (await boxOf(last)).y - 300);
			await expect(last).toBeInViewport({ ratio: 1 });
		}
	});

	test('Back leads from the form to where “Get Quote” was pressed', async ({ page }) => {
		for (const hash of ['', '#quote']) {
			await page.goto('/');
			await page.goto(`/maternity${hash}`);
			const button = quoteButton(page, plan3);
			await button.click();
			await expect(page.getByRole('heading', { name: 'Get your free quote' })).toBeFocused();
			await expect(page).toHaveURL('/maternity#quote');
			await page.goBack();
			await expect(page).toHaveURL(`/maternity${hash}`);
			await expect(button).toBeInViewport({ ratio: 1 });
			await expect(page.locator('#compare')).toBeFocused();
		}
	});

	// Clauses: wcag 2.5.8
	test('targets outside sentences are at least 40 pixels high', async ({ page }) => {
		for (const path of ['/', '/maternity', '/zh', '/partners', '/partners/guide']) {
			await page.goto(path);
			expect(await lowTargets(page, 40), path).toEqual([]);
		}
	});

	test('the contents of terms and policy are 44 pixels high, and none lies over another', async ({ page }) => {
		for (const path of ['/terms', '/privacy']) {
			await page.goto(path);
			const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
			let above = 0;
			for (const { top, bottom, height } of await boxesOf(links)) {
				expect(height).toBeGreaterThanOrEqual(44);
				expect(top).toBeGreaterThanOrEqual(above);
				above = bottom;
			}
		}
	});
});

test.describe('on a phone without scripts', () => {
	test.use({ viewport: phone, javaScriptEnabled: false });

	test('an open menu leads on, and covers nothing that its links lead to', async ({ page }) => {
		await page.goto('/');
		await headerOf(page).locator('summary').click();
		await headerOf(page).getByRole('link', { name: 'About' }).click();
		await expectUncovered(page.locator('#about h2'));
		await page.goto('/maternity');
		await headerOf(page).locator('summary').click();
		await headerOf(page).getByRole('link', { name: 'In Singapore' }).click();
		await expectUncovered(page.locator('#singapore h2').first());
	});
});

/** Uses a trial click, which fails if another element covers the heading. The click must not scroll the page. */
async function expectUncovered(heading: Locator): Promise<void> {
	await expect(heading).toBeInViewport({ ratio: 1 });
	const { y } = await boxOf(heading);
	await heading.click({ trial: true });
	expect((await boxOf(heading)).y).toBe(y);
}

test('the table of contents follows a reader who clicks, scrolls and jumps', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/maternity');
	const contents = page.locator('.contents-aside');
	const current = contents.locator('[aria-current]');
	await contents.getByRole('link', { name: 'What is covered and paid' }).click();
	await contents.getByRole('link', { name: 'Premium and value' }).click();
	await expect(current).toHaveText('Premium and value');
	await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
	await expect(current).toHaveText('Frequently asked questions');
	await scrollTo(page.locator('#factors'));
	await expect(current).toHaveText('Key factors when choosing');
	await page.evaluate(() => window.scrollTo(0, 0));
	await expect(current).toHaveCount(0);
});

test('on a low screen the table of contents keeps the current section and the focus in view', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 650 });
	await page.goto('/maternity');
	const list = page.locator('.contents-aside');
	const focused = list.locator(':focus');
	await list.getByRole('link').first().focus();
	let stops = 0;
	for (; (await focused.count()) > 0; stops++) {
		await expectWithin(focused, list);
		// Scrolls on, so that another section is in view.
		await page.evaluate(() => scrollBy({ top: 700, behavior: 'instant' }));
		await expectWithin(focused, list);
		await page.keyboard.press('Tab');
	}
	expect(stops, 'chapters and sections').toBeGreaterThan(15);
	await page.setViewportSize({ width: 1366, height: 500 });
	const current = list.locator('[aria-current]');
	await scrollTo(page.locator('#factors'));
	await expect(current).toHaveText('Key factors when choosing');
	await scrollTo(page.locator('#faq'));
	await expect(current).toHaveText('Frequently asked questions');
	await expect(current).toBeInViewport({ ratio: 1 });
	await expectWithin(current, list);
});

async function expectWithin(part: Locator, whole: Locator): Promise<void> {
	const [inner, outer] = [await boxOf(part), await boxOf(whole)];
	expect(inner.top).toBeGreaterThanOrEqual(outer.top - 1);
	expect(inner.bottom).toBeLessThanOrEqual(outer.bottom + 1);
}

// Clauses: spec 2.23 8.3
test('an unknown path answers 404, says so, logs the path and leads home', async ({ page }) => {
	const logged: string[] = [];
	page.on('console', (message) => message.type() === 'log' && logged.push(message.text()));
	const paths = ['/baby/names', '/terms//'];
	for (const path of paths) {
		expect((await page.goto(path))?.status()).toBe(404);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
		await expect.poll(() => logged.pop()).toBe(`404: no page at ${path}`);
	}
	await page.getByRole('link', { name: 'Return to Home' }).click();
	await expect(page).toHaveURL('/');
});
