import { expect, type Locator, type Page, test } from '@playwright/test';
import { planValue } from '../../shared/content/plans/plan-value.ts';
import { type PlanField, plans } from '../../shared/content/plans/plans.ts';
import {
	compared,
	highlight,
	howWeArePaid,
	mark,
	planLabels,
	planTerms,
	recommendedFor,
} from '../../shared/content/words/en/comparison-copy.ts';
import { faq } from '../../shared/content/words/en/faq.ts';
import { boxesOf, boxOf } from '../testing/boxes.ts';
import { moveMouse } from '../testing/mouse-path.ts';
import { plan1 } from '../testing/plan-names.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Plan comparison' });
const card = (page: Page, name: string) => page.getByRole('article', { name });

/** What stands in the comparison before its first row: its heading and its two controls. */
async function expectRowsAtOnce(page: Page, first: Locator): Promise<void> {
	const comparison = page.getByRole('region', { name: 'Compare the four plans' });
	const { top } = await boxOf(first);
	const before = await comparison.evaluate((section, edge) => {
		const parts = [...section.children].filter((part) => !part.matches('.visually-hidden') && part.checkVisibility());
		return parts.filter((part) => part.getBoundingClientRect().bottom <= edge).map(({ localName }) => localName);
	}, top);
	expect(before).toEqual(['h2', 'div']);
	await expect(comparison.getByRole('group', { name: 'Sum assured' })).toBeVisible();
	await expect(comparison.getByRole('checkbox', { name: highlight })).toBeVisible();
}

// Clauses: spec 2.17, wcag 1.4.10
test('at 320 pixels table, cards and tooltip fit the screen', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 740 });
	await page.goto('/maternity');
	await expectRowsAtOnce(page, table(page));
	const box = await boxOf(table(page));
	expect(box.left).toBeGreaterThanOrEqual(0);
	expect(box.right).toBeLessThanOrEqual(320);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	const column = [
		...(await boxesOf(page.getByRole('article'))),
		...(await boxesOf(page.locator('.plan-table ~ .hint'))),
	];
	const gaps = column.slice(1).map(({ top }, index) => Math.round(top - (column[index]?.bottom ?? 0)));
	expect(gaps, 'neither cards nor notes touch').toEqual([12, 12, 12, 16, 16]);

	await page.getByLabel(highlight).check();
	await expect(table(page).getByText('Highest', { exact: true })).toBeVisible();
	const word = card(page, plan1).getByRole('button', { name: 'Bundling required' });
	const bubble = page.getByRole('tooltip').filter({ hasText: 'bundled plan comes with' });
	await word.hover();
	await expect(bubble).toBeVisible();
	const { left, right } = await boxOf(bubble);
	expect(left).toBeGreaterThanOrEqual(0);
	expect(right, 'the tooltip is not clipped').toBeLessThanOrEqual(320);
	await moveMouse(page, word, bubble);
	await expect(bubble, 'a slow pointer can move into it').toBeVisible();
});

// Clauses: spec 2.17 3.7
test('at 768 pixels four cards stand in a row above the table, whose head and first column stick', async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 900 });
	await page.goto('/maternity');
	await expectRowsAtOnce(page, page.getByRole('article').first());
	const cards = await boxesOf(page.getByRole('article'));
	expect(new Set(cards.map(({ top }) => Math.round(top))).size).toBe(1);
	expect(Math.max(...cards.map(({ height }) => height))).toBeLessThan(450);
	for (const text of [recommendedFor, howWeArePaid])
		await expect(page.locator('#compare').getByText(text).filter({ visible: true })).toHaveCount(1);
	expect((await boxOf(table(page))).top).toBeGreaterThan(Math.max(...cards.map(({ bottom }) => bottom)));
	const [markTop, otherMarkTop] = (await boxesOf(page.locator('.plan-card .badge').filter({ visible: true }))).map(
		({ top }) => top,
	);
	expect(markTop, 'the marks of the cards stand in one row').toBe(otherMarkTop);
	// As the eye follows a column: its premium begins below its name, and ends where the others do.
	const premiums = table(page)
		.getByRole('row', { name: /^Premium/ })
		.locator('td span span');
	const names = await boxesOf(table(page).getByRole('columnheader'));
	const figures = await boxesOf(premiums);
	const paddings = await table(page)
		.getByRole('columnheader')
		.evaluateAll((all) => all.map((cell) => Number.parseFloat(getComputedStyle(cell).paddingInlineStart)));
	expect(figures.map(({ left }) => left)).toEqual(names.map(({ left }, index) => left + (paddings[index] ?? 0)));
	expect(new Set(figures.map(({ width }) => Math.round(width))).size).toBe(1);
	for (const premium of await premiums.all()) await expect(premium).toHaveCSS('text-align', 'end');
	await expect(premiums.first()).toHaveCSS('font-variant-numeric', 'tabular-nums');
	for (const header of [table(page).getByRole('columnheader').first(), table(page).getByRole('rowheader').nth(3)])
		await expect(header).toHaveCSS('position', 'sticky');
	const tops = (await boxesOf(table(page).getByRole('row', { name: mark }).locator('td span'))).map(({ top }) => top);
	expect(new Set(tops).size, 'a mark of one line and a mark of two begin level').toBe(1);
});

test('printed, the table is whole, without controls, and every question has its answer', async ({ page }) => {
	await page.goto('/maternity');
	// A4 less the margins of the page.
	await page.setViewportSize({ width: 703, height: 1032 });
	await page.emulateMedia({ media: 'print' });
	for (const plan of plans)
		for (const field of Object.keys(planLabels) as PlanField[])
			await expect(table(page).getByText(planValue(plan, field)).first()).toBeVisible();
	for (const term of Object.values(planTerms)) await expect(page.locator('#compare').getByText(term)).toBeVisible();
	await expect(page.getByText(compared)).toBeVisible();
	await expect(page.getByLabel(highlight)).toBeHidden();
	for (const [, answer] of Object.values(faq)) expect((await boxOf(page.getByText(answer))).height).toBeGreaterThan(10);
});
