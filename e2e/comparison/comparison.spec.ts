/** End-to-end tests of the plan comparison: layout of cards and table in every language, a tooltip, and print. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { planValue } from '../../shared/content/plans/plan-value.ts';
import { type PlanField, plans } from '../../shared/content/plans/plans.ts';
import { compared, planLabels, planTerms } from '../../shared/content/words/en/comparison-copy.ts';
import { faq } from '../../shared/content/words/en/faq.ts';
import { words } from '../../shared/content/words/words.ts';
import { boxesOf, boxOf } from '../testing/boxes.ts';
import { moveMouse } from '../testing/mouse-path.ts';
import { languagePages } from '../testing/site-pages.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Plan comparison' });

const pages = [{ language: 'en', path: '/maternity' }, ...languagePages] as const;
const narrow = [320, 360];
const wide = [1200, 1440];

/** Expects every value to fit into its cell, and every cell to be within the window's width. */
async function expectValuesToFit(cells: Locator): Promise<void> {
	const wrong = await cells.evaluateAll((all) =>
		all
			.filter((cell) => {
				const { left, right, height } = cell.getBoundingClientRect();
				return left < 0 || right > innerWidth || height === 0 || cell.scrollWidth > cell.clientWidth + 1;
			})
			.map((cell) => cell.textContent),
	);
	expect(wrong).toEqual([]);
}

for (const { language, path } of pages) {
	const { caption, planLabels: labels } = words[language].comparisonCopy;

	// Clauses: spec 2.17 3.7, wcag 1.4.10
	test(`${path}: all eight fields of all plans are in view at every width, under names that stick`, async ({
		page,
	}) => {
		await page.goto(path);
		const comparison = page.getByRole('table', { name: caption });
		for (const width of [...narrow, 768, ...wide]) {
			await page.setViewportSize({ width, height: 800 });
			expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} pixels`).toBe(width);
			await expectValuesToFit(comparison.getByRole('columnheader'));
			await expectValuesToFit(comparison.getByRole('cell'));
			await expect(comparison.getByRole('columnheader')).toHaveText(plans.map(({ name }) => name));
			const [, ...rows] = Object.values(labels);
			for (const label of rows) await expect(comparison.getByText(label, { exact: true }).first()).toBeVisible();
			await expect(comparison.getByRole('cell')).toHaveCount(rows.length * plans.length);

			const last = comparison.getByRole('row').last();
			await last.evaluate((row) => scrollTo(0, scrollY + row.getBoundingClientRect().top - innerHeight / 4));
			const [{ top, bottom }, header] = [
				await boxOf(comparison.getByRole('columnheader').first()),
				await boxOf(page.getByRole('banner')),
			];
			expect(Math.round(top), 'the names stick below the header').toBe(Math.round(header.bottom));
			expect(bottom).toBeLessThan((await boxOf(last)).bottom);
		}
	});

	// Clauses: spec 2.17
	test(`${path}: a card is at most 150 pixels high on a phone`, async ({ page }) => {
		await page.goto(path);
		for (const width of [360, 320]) {
			await page.setViewportSize({ width, height: 800 });
			const heights = (await boxesOf(page.getByRole('article'))).map(({ height }) => Math.round(height));
			expect(heights).toHaveLength(plans.length);
			// At 320 pixels a card may need one more line.
			expect(Math.max(...heights), `${width} pixels: ${heights}`).toBeLessThanOrEqual(width === 360 ? 150 : 175);
		}
	});
}

// Clauses: spec 2.17
test('on a wide screen the cards are the head of the table, on its columns', async ({ page }) => {
	await page.goto('/maternity');
	for (const width of wide) {
		await page.setViewportSize({ width, height: 900 });
		const cards = await boxesOf(page.getByRole('article'));
		const columns = await boxesOf(table(page).getByRole('columnheader'));
		const edges = ({ left, right }: DOMRect) => [Math.round(left), Math.round(right)];
		expect(cards.map(edges)).toEqual(columns.map(edges));
		expect(new Set(cards.map(({ top, bottom }) => `${Math.round(top)} ${Math.round(bottom)}`)).size).toBe(1);
		expect(Math.round((await boxOf(table(page))).top)).toBe(Math.round(cards[0]?.bottom ?? 0));
		const buttons = await boxesOf(page.getByRole('article').getByRole('button', { name: 'Get Quote' }));
		expect(new Set(buttons.map(({ top }) => Math.round(top))).size, 'the buttons are in one row').toBe(1);
	}
});

test('at 320 pixels a tooltip fits the screen', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 740 });
	await page.goto('/maternity');
	const word = table(page).getByRole('button', { name: 'Bundling required' });
	const bubble = page.getByRole('tooltip').filter({ hasText: 'bundled plan comes with' });
	await word.hover();
	await expect(bubble).toBeVisible();
	const { left, right } = await boxOf(bubble);
	expect(left).toBeGreaterThanOrEqual(0);
	expect(right, 'the tooltip is not clipped').toBeLessThanOrEqual(320);
	await moveMouse(page, word, bubble);
	await expect(bubble, 'a slow pointer can move into it').toBeVisible();
});

test('printed, the table is whole, without controls, and every question has its answer', async ({ page }) => {
	await page.goto('/maternity');
	// Printable area of A4 within the margins of `site/styles/print.css`, in CSS pixels.
	await page.setViewportSize({ width: 703, height: 1032 });
	await page.emulateMedia({ media: 'print' });
	for (const plan of plans)
		for (const field of Object.keys(planLabels) as PlanField[])
			await expect(table(page).getByText(planValue(plan, field)).first()).toBeVisible();
	for (const term of Object.values(planTerms)) await expect(page.locator('#compare').getByText(term)).toBeVisible();
	await expect(page.getByText(compared)).toBeVisible();
	await expect(page.getByRole('group', { name: 'Sum assured' })).toBeHidden();
	for (const [, answer] of Object.values(faq)) expect((await boxOf(page.getByText(answer))).height).toBeGreaterThan(10);
});
