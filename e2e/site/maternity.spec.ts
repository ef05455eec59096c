/** The maternity page in a browser. What it says is in `site/pages.test.ts`. */

import { expect, test } from '@playwright/test';
import { brand } from '../../shared/content/brand.ts';
import { title as formTitle, messages } from '../../shared/content/en/form-copy.ts';
import { accessibilityViolations } from '../accessibility-violations.ts';
import { plan3 } from '../plan-names.ts';
import { formIn, quoteButton, send } from '../visitor.ts';
import { openHydrated, sectionIn } from './site-pages.ts';

test.beforeEach(async ({ page }) => {
	await page.goto('/maternity');
});

// Clauses: spec 2.10, wcag 2.4.5
test('the maternity header leads home, to the landing sections and to the form', async ({ page }) => {
	const header = page.getByRole('banner');
	await expect(header.getByRole('link', { name: brand.name })).toHaveAttribute('href', '/');
	for (const [label, href] of [
		['Home', '/'],
		['Services', '/#services'],
		['About', '/#about'],
		['Contact', '/#contact'],
	] as const)
		await expect(header.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
	await page.mouse.wheel(0, 4000);
	await expect(header).toBeInViewport({ ratio: 1 });
	await header.getByRole('link', { name: 'Get Quote' }).click();
	await expect(formIn(page)).toBeInViewport();
});

// Clauses: spec 1.3 2.12
test('the maternity hero leads to the form and to the comparison', async ({ page }) => {
	const main = page.getByRole('main');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maternity insurance in Singapore');
	await expect(main).toContainText('10,000+ protected families');
	await main.getByRole('link', { name: 'Compare Plans' }).click();
	await expect(page.locator('#compare')).toBeInViewport();
	await page.goto('/maternity');
	await main.getByRole('link', { name: 'Get Free Quote' }).first().click();
	await expect(formIn(page)).toBeInViewport();
});

// Clauses: spec 2.14 4.7, wcag 1.4.1
test('the coverage tables have 14 rows, and each badge is coloured by its words', async ({ page }) => {
	const table = sectionIn(page, 'What is typically covered').getByRole('table');
	await expect(table.first().getByRole('columnheader')).toHaveText(['Condition', 'Typically covered', 'Notes']);
	await expect(table.getByRole('rowheader')).toHaveCount(14);
	const tones: Record<string, RegExp> = {
		'Yes - All plans': /green/,
		'Yes - Most plans': /blue/,
		Varies: /yellow/,
		'Some plans': /orange/,
		'Not covered': /purple/,
	};
	for (const badge of await table.locator('.badge').all())
		await expect(badge).toHaveClass(tones[await badge.innerText()] ?? /no such badge/);
	const colours = await table
		.locator('.badge')
		.evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).color));
	expect(new Set(colours).size).toBe(5);
});

test('no answer to what mothers ask has an accessibility violation', async ({ page }) => {
	for (const summary of await page.locator('.disclosure > summary:visible').all()) await summary.click();
	expect(await accessibilityViolations(page, { include: ['#mothers-questions', '#for-expats'] })).toEqual([]);
});

test('on paper the answers that fold are there, and the tools are not', async ({ page }) => {
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByText('Usually not. Most miscarriages happen before 13 weeks')).toBeVisible();
	await expect(page.getByRole('region', { name: 'Am I in time?' })).toBeHidden();
});

test('the costs of a birth are a table whose bars are as long as its amounts', async ({ page }) => {
	const table = page.getByRole('table', { name: 'What a birth can cost, and what helps to pay' });
	await expect(table.getByRole('cell')).toHaveText([
		'S$8,800 to S$20,000',
		'up to S$5,250',
		'S$750 to S$2,600',
		'S$350 to S$700',
	]);
	const ends = await table.locator('svg').evaluateAll((bars) =>
		bars.map((bar) => {
			const [whole, range] = ['.bar-ground', '.bar-range'].map((part) =>
				bar.querySelector(part)?.getBoundingClientRect(),
			);
			return whole && range ? (range.right - whole.left) / whole.width : 0;
		}),
	);
	expect(ends.map((end) => Math.round(end * 200))).toEqual([200, 53, 26, 7]);
});

test('what happens next stands beside the form where there is room', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const next = page.getByRole('complementary', { name: 'What happens next' });
	await expect(next).toContainText(`Within ${brand.replyWithinHours} hours`);
	const [form, aside] = await Promise.all([formIn(page).boundingBox(), next.boundingBox()]);
	expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThanOrEqual(aside?.x ?? 0);
	await page.setViewportSize({ width: 1024, height: 900 });
	await expect(next).toBeHidden();
});

test('what is covered and what is not stand side by side', async ({ page }) => {
	const section = sectionIn(page, 'What it pays, and what it does not');
	const sides = section.getByRole('list');
	await expect(sides).toHaveCount(2);
	expect(await sides.nth(0).getByRole('listitem').count()).toBe(await sides.nth(1).getByRole('listitem').count());
	const [covered, not] = await Promise.all([sides.nth(0).boundingBox(), sides.nth(1).boundingBox()]);
	expect(covered?.y).toBe(not?.y);
	expect((covered?.x ?? 0) + (covered?.width ?? 0)).toBeLessThanOrEqual(not?.x ?? 0);
});

// Clauses: spec 9.2
test('the ruler of forty weeks names those in which one can apply', async ({ page }) => {
	await expect(page.getByRole('figure', { name: 'When to apply, week by week' })).toContainText('1133640');
});

test('no live region announces anything while the page loads', async ({ page }) => {
	const regions = page.locator('[aria-live], [role=status], [role=alert], output');
	await expect(page.locator('quote-widget').getByRole('status')).toBeAttached();
	for (const words of await regions.allTextContents()) expect(words).toBe('');
	await page.getByLabel('S$10,000').check();
	await expect(regions.filter({ hasText: 'S$10,000' })).toHaveCount(1);
});

// Clauses: spec 2.21
test('a closing call to action leads back to the form', async ({ page }) => {
	const closing = page.getByRole('region', { name: 'Still Have Questions?' });
	await closing.getByRole('link', { name: 'Get Free Quote' }).click();
	await expect(formIn(page)).toBeInViewport();
});

test('the table of contents follows the reader', async ({ page }) => {
	const contents = page.getByRole('navigation', { name: 'On this page' });
	await contents.getByRole('link', { name: 'Premium and value' }).click();
	await expect(contents.locator('[aria-current]')).toHaveText('Premium and value');
	await page.locator('#for-expats').evaluate((section) => section.scrollIntoView());
	await expect(contents.locator('[aria-current]')).toHaveText('If you are an expat');
});

test('the table of contents keeps up with a reader who jumps', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expect(current).toHaveText('Frequently asked questions');
	await page.locator('#factors').evaluate((section) => section.scrollIntoView());
	await expect(current).toHaveText('Key factors when choosing');
	await page.evaluate(() => scrollTo(0, 0));
	await expect(current).toHaveCount(0);
});

test('on a low screen the table of contents does not move away from the keyboard’s focus', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 650 });
	await openHydrated(page, '/maternity', 'table-of-contents');
	const list = page.locator('.contents-aside');
	const links = list.getByRole('link');
	await links.first().focus();
	for (let index = 1; index < (await links.count()); index++) {
		await page.keyboard.press('Tab');
		await expect(links.nth(index)).toBeFocused();
		// The reader scrolls on, and the section in view changes.
		await page.evaluate(() => scrollBy({ top: 700, behavior: 'instant' }));
		const place = await list.boundingBox();
		const link = await links.nth(index).boundingBox();
		expect(link?.y).toBeGreaterThanOrEqual((place?.y ?? 0) - 1);
		expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((place?.y ?? 0) + (place?.height ?? 0) + 1);
	}
});

test('Back leads from the form to the card where “Get Quote” was pressed', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	for (const hash of ['', '#compare?sum=10000', '#quote']) {
		await page.goto('/');
		await page.goto(`/maternity${hash}`);
		const button = quoteButton(page, plan3);
		await button.click();
		await expect(page.getByRole('heading', { name: formTitle })).toBeFocused();
		await expect(page).toHaveURL('/maternity#quote');
		await page.goBack();
		await expect(page).toHaveURL(`/maternity${hash}`);
		await expect(button).toBeFocused();
		await expect(button).toBeInViewport({ ratio: 1 });
	}
});

test('in more contrast an empty bar of importance is not filled', async ({ page }) => {
	await page.emulateMedia({ contrast: 'more' });
	const bars = (importance: string) =>
		page
			.locator(`.weight-${importance}`)
			.first()
			.evaluate((weight) => getComputedStyle(weight, '::before').backgroundImage);
	expect(await bars('high')).toContain('rgba(0, 0, 0, 0)');
	expect(await bars('critical')).not.toContain('rgba(0, 0, 0, 0)');
});

test('the table of contents shows where the reader is on a low screen too', async ({ page }) => {
	await page.setViewportSize({ width: 1366, height: 500 });
	await page.locator('#faq').evaluate((section) => section.scrollIntoView());
	const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');
	await expect(current).toHaveText('Frequently asked questions');
	await expect(current).toBeInViewport({ ratio: 1 });
	const list = await page.locator('.contents-aside').boundingBox();
	const link = await current.boundingBox();
	expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
});

test('on a phone held sideways no room is left for bars that do not stick: a mistake and its box are both in sight', async ({
	page,
}) => {
	await page.setViewportSize({ width: 568, height: 232 });
	const form = formIn(page);
	await send(form);
	await form.getByRole('link', { name: messages.pregnancyType }).click();
	await expect(form.locator('#pregnancyType-error')).toBeInViewport({ ratio: 1 });
	await expect(form.locator(':focus')).toBeInViewport({ ratio: 1 });
});

test('on a phone the comparison is one tap away from anywhere in the article', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 720 });
	await page.locator('#coverage').evaluate((section) => section.scrollIntoView());
	await page.locator('.contents-bar').getByRole('link', { name: 'Compare', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'Compare the four plans' })).toBeInViewport();
});

test('on a phone the table of contents closes when the keyboard leaves it', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 720 });
	await openHydrated(page, '/maternity', 'table-of-contents');
	const bar = page.locator('.contents-bar details');
	await bar.locator('summary').press('Enter');
	await bar.getByRole('link').last().focus();
	await page.keyboard.press('Tab');
	await expect(bar.locator('nav')).toBeHidden();
});

test('on a phone the table of contents is a bar that names the section and opens to all of them', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 720 });
	await page.locator('#coverage').evaluate((section) => section.scrollIntoView());
	const bar = page.locator('.contents-bar details');
	await expect(bar.locator('summary')).toContainText('What is typically covered');
	await bar.locator('summary').click();
	await bar.getByRole('link', { name: 'If you are an expat' }).click();
	await expect(bar.locator('nav')).toBeHidden();
	await expect(page.getByRole('heading', { name: 'If you are an expat' })).toBeInViewport();
});
