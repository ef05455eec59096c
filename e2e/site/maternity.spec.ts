/**
 * End-to-end tests of the maternity page's layout (screens, contrast, paper) and live regions. `site/pages/pages.test.ts` tests
 * the page's text.
 */

import { expect, test } from '@playwright/test';
import { brand } from '../../shared/content/brand.ts';
import * as figures from '../../shared/content/figures/figures.ts';
import { formatAmount, formatDollars } from '../../shared/content/figures/money.ts';
import { plans } from '../../shared/content/plans/plans.ts';
import { errorSummaryTitle, title as formTitle, messages } from '../../shared/content/words/en/form-copy.ts';
import { boxesOf, boxOf } from '../testing/boxes.ts';
import { firstScreens } from '../testing/first-screens.ts';
import { sectionIn } from '../testing/site-pages.ts';
import { formIn, send } from '../testing/visitor.ts';

const range = ({ from, to }: { from: number; to: number }) => `${formatDollars(from)} to ${formatDollars(to)}`;

test.beforeEach(async ({ page }) => {
	await page.goto('/maternity');
});

test('the four premiums and both buttons are on the first screen, in every language', async ({ page }) => {
	for (const path of ['/maternity', '/zh', '/ms', '/ta']) {
		await page.goto(path);
		const hero = page.locator('.hero');
		const prices = hero.locator('.prices li');
		await expect(prices).toHaveText(plans.map(({ name, premium }) => new RegExp(`^${name} .*${premium}`)));
		const buttons = hero.locator('.hero-text .button');
		await expect(buttons).toHaveCount(2);
		for (const screen of firstScreens) {
			await page.setViewportSize(screen);
			for (const part of [...(await prices.all()), ...(await buttons.all())])
				await expect(part, `${path} at ${screen.width}`).toBeInViewport({ ratio: 1 });
		}
	}
});

test('on a phone the text has five sizes, a quarter at most is small, in every language', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	for (const [path, share] of [
		['/maternity', 0.17],
		['/zh', 0.25],
		['/ms', 0.2],
		['/ta', 0.2],
	] as const) {
		await page.goto(path);
		const characters = await page.getByRole('main').evaluate(charactersBySize);
		if (path === '/maternity') expect(Object.keys(characters)).toEqual(['14px', '16px', '22px', '28px', '36px']);
		const whole = Object.values(characters).reduce((sum, count) => sum + count);
		expect((characters['14px'] ?? 0) / whole, path).toBeLessThanOrEqual(share);
	}
});

/** Runs in the page. @returns number of visible characters by font size, including those in shadow trees */
function charactersBySize(within: Element): Record<string, number> {
	const characters: Record<string, number> = {};
	const count = (node: Node) => {
		if (node instanceof Text) {
			const { length } = node.data.trim();
			const parent = node.parentElement;
			if (length === 0 || !parent) return;
			const { fontSize } = getComputedStyle(parent);
			characters[fontSize] = (characters[fontSize] ?? 0) + length;
		} else if (!(node instanceof SVGElement) && (!(node instanceof Element) || node.checkVisibility())) {
			for (const child of ((node as Element).shadowRoot ?? node).childNodes) count(child);
		}
	};
	count(within);
	return Object.fromEntries(Object.entries(characters).toSorted(([one], [other]) => one.localeCompare(other)));
}

test('by night a card is lighter than the band that it lies on', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	const lightness = (selector: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((part) => Number(/^okl(?:ab|ch)\(([\d.]+)/.exec(getComputedStyle(part).backgroundColor)?.[1]));
	const band = await lightness('.hero');
	expect(band).toBeGreaterThan(0);
	for (const card of ['.worth-it', '.recommendation', '.plan-card.recommended', '.closing'])
		expect(await lightness(card), card).toBeGreaterThan(band);
});

// Clauses: wcag 1.3.1
test('a screen reader gets the numbers of the steps apart from their words', async ({ page }) => {
	const client = await page.context().newCDPSession(page);
	const { nodes } = await client.send('Accessibility.getFullAXTree');
	const numbers = nodes.filter(({ role }) => role?.value === 'ListMarker').map(({ name }) => `${name?.value}`);
	expect(numbers.filter((number) => /\d/.test(number))).toEqual(['1. ', '2. ', '3. ', '4. ', '5. ']);
});

// Clauses: spec 9.6
test('the bars of “Is it worth it?” are as long as their amounts, on one scale', async ({ page }) => {
	const { deliveryBill, mediSaveDelivery, newbornIntensiveCarePerDay, premium, sumsAssured } = figures;
	const [sum] = sumsAssured;
	const benefits = plans.map(({ dailyHospitalisation }) => (sum * 7 * dailyHospitalisation) / 100);
	const expected = [
		[`${formatAmount(premium.from)} to ${formatAmount(premium.to)}`, premium],
		[range(deliveryBill), deliveryBill],
		[`up to ${formatDollars(7 * newbornIntensiveCarePerDay)}`, { from: 0, to: 7 * newbornIntensiveCarePerDay }],
		[range(mediSaveDelivery), mediSaveDelivery],
		[formatDollars(sum), { from: sum, to: sum }],
		[
			range({ from: Math.min(...benefits), to: Math.max(...benefits) }),
			{ from: Math.min(...benefits), to: Math.max(...benefits) },
		],
	] as const;
	for (const width of [1440, 360]) {
		await page.setViewportSize({ width, height: 740 });
		await expect(page.locator('.scale dd')).toHaveText(expected.map(([text]) => text));
		const grounds = await boxesOf(page.locator('.bar-ground'));
		const least = await boxesOf(page.locator('.scale .bar-least'));
		const most = await boxesOf(page.locator('.scale .bar-most'));
		const end = Math.ceil(Math.max(...expected.map(([, { to }]) => to)) / 5000) * 5000;
		for (const [index, [text, { from, to }]] of expected.entries()) {
			const { width: whole = 0 } = grounds[index] ?? {};
			expect((least[index]?.width ?? 0) / whole, text).toBeCloseTo(from / end, 2);
			expect((most[index]?.width ?? 0) / whole, text).toBeCloseTo(to / end, 2);
		}
	}
});

// Clauses: spec 4.7, wcag 1.4.1
test('each of the five answers on coverage has words and a colour', async ({ page }) => {
	const answers = await sectionIn(page, 'What is typically covered')
		.locator('table .badge')
		.evaluateAll((badges) => badges.map((badge) => [badge.textContent, getComputedStyle(badge).color].join(', ')));
	expect(answers).toHaveLength(14);
	const kinds = [...new Set(answers)].map((answer) => answer.split(', '));
	const words = ['Not covered', 'Some plans', 'Varies', 'Yes - All plans', 'Yes - Most plans'];
	expect(kinds.map(([word]) => word).toSorted()).toEqual(words);
	expect(new Set(kinds.map(([, ...colour]) => `${colour}`)).size).toBe(5);
});

test('on a wide screen notes are in two columns, and headings of sections have one size, below the comparison’s and chapters’', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	for (const notes of await page.locator('.notes').all()) {
		const [first, second] = await boxesOf(notes.getByRole('listitem'));
		expect(first?.right).toBeLessThanOrEqual(second?.left ?? 0);
		expect(first?.top).toBe(second?.top);
	}
	const chapter = page.getByRole('heading', { name: 'In Singapore', level: 2, exact: true });
	const sizes = await page.getByRole('main').evaluate(charactersBySize);
	expect(Object.keys(sizes)).toEqual(['14px', '16px', '22px', '28px', '36px', '60px']);
	expect(await page.evaluate(() => document.documentElement.scrollHeight), 'of the page').toBeLessThanOrEqual(10_860);
	await expect(chapter).toHaveCSS('font-size', '36px');
	const sections = page.locator('.chapter > section > :is(h2, h3)');
	expect(await sections.count()).toBeGreaterThan(10);
	for (const heading of await sections.all()) await expect(heading).toHaveCSS('font-size', '22px');
	await expect(page.getByRole('heading', { name: 'Compare the four plans' })).toHaveCSS('font-size', '28px');
	const list = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true });
	await expect(list.getByRole('link', { name: 'How to apply' })).toBeHidden();
	await chapter.evaluate((heading) => heading.scrollIntoView());
	await expect(list.getByRole('link', { name: 'How to apply' })).toBeVisible();
	await expect(list.getByRole('link', { name: 'Special circumstances' })).toBeHidden();
});

test('on a phone the error summary begins below the bar', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await send(formIn(page));
	const heading = formIn(page).getByRole('heading', { name: errorSummaryTitle });
	await expect(heading).toBeInViewport({ ratio: 1 });
	expect((await boxOf(heading)).top).toBeGreaterThanOrEqual((await boxOf(page.getByRole('banner'))).bottom);
});

test('on a phone held sideways a mistake and its box are both in sight', async ({ page }) => {
	await page.setViewportSize({ width: 568, height: 232 });
	const form = formIn(page);
	await send(form);
	await form.getByRole('link', { name: messages.pregnancyType }).click();
	await expect(form.locator('#pregnancyType-error')).toBeInViewport({ ratio: 1 });
	await expect(form.locator(':focus')).toBeInViewport({ ratio: 1 });
});

// Clauses: spec 2.14 2.15 2.16
test('on a phone all rows of both tables are in sight, and no row is high', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	for (const [section, rows] of [
		['What is typically covered', 14],
		['Key factors when choosing', 7],
	] as const) {
		const table = sectionIn(page, section).getByRole('table');
		await expect(table.locator('tbody').getByRole('row').filter({ visible: true })).toHaveCount(rows);
		// Blocks have no columns, so the headings are there for screen readers only, out of the flow.
		await expect(table.getByRole('columnheader')).toHaveCount(rows === 14 ? 3 : 4);
		await expect(table.locator('thead')).toHaveCSS('clip-path', 'inset(50%)');
		expect((await boxOf(table)).height, 'a row').toBeLessThan(rows * 110);
	}
	const badges = await boxesOf(page.locator('table .badge'));
	expect(Math.max(...badges.map(({ height }) => height)), 'a badge of two lines at most').toBeLessThan(60);
	// Limits the growth of the page. The limit includes the article, which must have 500 to 700 words.
	expect(await page.evaluate(() => document.documentElement.scrollHeight), 'of the page').toBeLessThanOrEqual(14_050);
});

test('in more contrast an empty bar of importance is not filled', async ({ page }) => {
	await page.emulateMedia({ contrast: 'more' });
	const bars = (weight: Element) => getComputedStyle(weight, '::before').backgroundImage;
	expect(await page.locator('.weight-high').first().evaluate(bars)).toContain('rgba(0, 0, 0, 0)');
	expect(await page.locator('.weight-critical').first().evaluate(bars)).not.toContain('rgba(0, 0, 0, 0)');
});

test('no live region announces anything while the page loads', async ({ page }) => {
	const regions = page.locator('[aria-live], [role=status], [role=alert], output');
	await expect(page.locator('quote-widget').getByRole('status')).toBeAttached();
	for (const words of await regions.allTextContents()) expect(words).toBe('');
	const sumAssured = formatDollars(figures.sumsAssured[1] as number);
	await page.getByLabel(sumAssured).check();
	await expect(regions.filter({ hasText: sumAssured })).toHaveCount(1);
});

test('on paper the page has ten sheets of A4 at most', async ({ page }) => {
	const sheets = await page.pdf({ format: 'A4', preferCSSPageSize: true });
	expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(10);
});

test('buttons, links to press and inputs are not printed', async ({ page }) => {
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByLabel('When is your baby due?')).toBeHidden();
	await expect(page.locator('.in-time .dial')).toBeVisible();
	await expect(page.getByRole('heading', { name: formTitle })).toBeHidden();
	for (const title of ['Still Have Questions?', 'Ready for your free quote?'])
		await expect(page.getByRole('heading', { name: title })).toBeVisible();
	const written = page.locator('[data-paper]');
	const answers = written.evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
	const reached = new RegExp(`${RegExp.escape(brand.phone)}.*${brand.email}.*${brand.url}/maternity`);
	expect(`${await answers}`).toMatch(reached);
	const band = await page
		.locator('.chapter')
		.nth(1)
		.evaluate((part) => getComputedStyle(part).borderImageSource);
	expect(band, 'paper is white').toBe('none');

	await page.goto('/');
	await expect(page.getByRole('link', { name: 'Get Free Quote Now' })).toBeHidden();
	await expect(page.getByRole('heading', { name: 'Ready to Get Protected?' })).toBeHidden();

	await page.goto('/privacy');
	await expect(page.getByRole('link', { name: 'Back to Home' })).toBeHidden();
	const article = page.getByRole('article');
	const rule = await boxOf(article.locator('header'));
	const heading = await boxOf(article.getByRole('heading', { name: 'Information we collect' }));
	expect(heading.top - rule.bottom, 'clear of the rule above').toBeGreaterThanOrEqual(24);

	// 703 px is the width of A4 within the margins of `site/styles/print.css`.
	await page.setViewportSize({ width: 703, height: 1000 });
	const { width } = await boxOf(page.getByRole('heading', { name: 'Please note' }));
	expect(width, 'room for the note beside the address').toBeGreaterThan(350);
});
