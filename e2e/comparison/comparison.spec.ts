/** The comparison: wide and narrow layouts, controls, shared URLs, tooltips. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import {
	allDetails,
	allPlans,
	howWeArePaid,
	lowestStandalone,
	moreNotes,
	notCompared,
	planSorts,
	recommendedFor,
	sources,
	tools,
} from '../../shared/content/en/comparison-copy.ts';
import { planFields, recommendationRule } from '../../shared/content/en/plan-words.ts';
import { planValue } from '../../shared/content/plans/plan-value.ts';
import { plans } from '../../shared/content/plans/plans.ts';
import { accessibilityViolations } from '../accessibility-violations.ts';
import { gapsAbove } from '../gaps-above.ts';
import { moveMouse } from '../mouse-path.ts';
import { plan1, plan4 } from '../plan-names.ts';

const phone = { width: 360, height: 740 };
const table = (page: Page) => page.getByRole('table', { name: 'Plan comparison' });
const unfoldTools = (page: Page) => page.getByRole('button', { name: tools }).click();
const card = (page: Page, name: string) => page.getByRole('article', { name });

test('on a phone the comparison starts with the first plan and is two screens high: cards, tools and notes are folded', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto('/maternity');
	await expect(table(page)).toHaveCount(0);
	const title = page.getByRole('heading', { name: 'Compare the four plans' });
	await title.evaluate((heading) => heading.scrollIntoView());
	await expect(card(page, plan1).getByRole('heading')).toBeInViewport();
	await expect(card(page, plan1).getByText(recommendedFor)).toBeInViewport();
	await expect(page.getByLabel('Sort by')).toBeHidden();
	for (const plan of plans) {
		for (const { key } of planFields) await expect(card(page, plan.name)).toContainText(planValue(plan, key));
		await expect(card(page, plan.name).getByText('Minimum sum assured')).toBeVisible({ visible: plan.name === plan1 });
		await expect(card(page, plan.name).getByText(/^S\$4/).filter({ visible: true })).toHaveCount(1);
	}
	await expect(page.getByText(lowestStandalone).filter({ visible: true })).toHaveCount(1);
	await expect(card(page, plan4)).toContainText(lowestStandalone);
	const comparison = page.locator('#compare');
	// Two screens. Words of an operator, or a date over a year ago, may take a line more.
	expect((await comparison.boundingBox())?.height).toBeLessThan(1540);
	for (const note of [howWeArePaid, recommendationRule]) await expect(comparison.getByText(note)).toBeVisible();
	for (const note of [notCompared, sources]) await expect(comparison.getByText(note)).toBeHidden();
	await comparison.getByText(moreNotes).click();
	for (const note of [notCompared, sources]) await expect(comparison.getByText(note)).toBeVisible();
	await card(page, plan4).getByText(allDetails).click();
	await expect(card(page, plan4).getByText('Minimum sum assured')).toBeVisible();
});

test('on a phone nothing touches: tools, cards, a premium and the button beside it, notes, the form and who runs it', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto('/maternity');
	const boxes = (locator: Locator) =>
		locator.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
	const [first, second] = await boxes(page.getByRole('article'));
	const [unfold] = await boxes(page.getByRole('button', { name: tools }));
	expect(first.top - unfold.bottom).toBeCloseTo(16);
	expect(second.top - first.bottom).toBeCloseTo(12);
	const [premium] = await boxes(card(page, plan4).getByText(/^S\$/).filter({ visible: true }));
	const [button] = await boxes(card(page, plan4).getByRole('button', { name: 'Get Quote' }));
	expect(button.left).toBeGreaterThan(premium.right);
	expect(button.top).toBeLessThan(premium.bottom);
	expect((await gapsAbove(page.locator('.plan-cards ~ *'))).map(Math.round)).toEqual([16, 16, 16]);
	expect((await gapsAbove(page.locator('form + p'))).map(Math.round)).toEqual([16]);
	await unfoldTools(page);
	const [[sort], [share]] = [
		await boxes(page.getByLabel('Sort by')),
		await boxes(page.getByRole('button', { name: 'Share' })),
	];
	expect(share.left).toBe(sort.left);
});

test('on a phone two plans stand in two columns, each field above its values', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/maternity');
	await unfoldTools(page);
	await page.getByRole('combobox', { name: 'Compare' }).selectOption({ label: plan1 });
	await page.getByRole('combobox', { name: 'With' }).selectOption({ label: plan4 });
	await expect(table(page).getByRole('columnheader')).toHaveText([new RegExp(plan1), new RegExp(plan4)]);
	await expect(page.getByRole('article')).toHaveCount(2);
	const boxes = (role: 'rowheader' | 'cell') =>
		table(page)
			.getByRole(role)
			.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON()));
	const [fields, values] = await Promise.all([boxes('rowheader'), boxes('cell')]);
	// All but the name of the plan, which heads the column.
	expect(fields).toHaveLength(planFields.length - 1);
	expect(values).toHaveLength(2 * fields.length);
	for (const [index, { x, bottom }] of fields.entries()) {
		const [first, second] = values.slice(2 * index);
		expect([first.x, first.y, second.y]).toEqual([x, bottom, bottom]);
		expect(second.x).toBe(first.right);
	}
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('a copied URL shows the same comparison and adds no history entry; of two plans the same one is never chosen twice', async ({
	page,
	context,
}) => {
	await page.goto('/maternity');
	const entries = await page.evaluate(() => history.length);
	await page.getByLabel('Sort by').selectOption({ label: planSorts.premium });
	await page.getByLabel('Highlight differences').check();
	expect(new URL(page.url()).hash).toBe('#compare?sort=premium&highlight=1');
	expect(await page.evaluate(() => history.length)).toBe(entries);

	const friend = await context.newPage();
	await friend.goto(page.url());
	await expect(friend.getByLabel('Sort by').locator(':checked')).toHaveText(planSorts.premium);
	await expect(table(friend).getByRole('columnheader').first()).toContainText(plan4);
	await expect(table(friend).getByText('Lowest', { exact: true })).toBeVisible();
	await expect(table(friend)).toBeInViewport();

	const first = page.getByRole('combobox', { name: 'Compare' });
	const second = page.getByRole('combobox', { name: 'With' });
	await first.selectOption({ label: plan1 });
	await second.selectOption({ label: plan4 });
	await first.selectOption({ label: plan4 });
	await expect(second.locator(':checked')).toHaveText(plan1);
	expect(new URL(page.url()).hash).toBe('#compare?sort=premium&highlight=1&plans=4.1');
	await first.selectOption({ label: allPlans });
	await expect(second).toHaveCount(0);
	await expect(page.getByRole('article')).toHaveCount(plans.length);
});

test('in a window of 320 pixels no tooltip is clipped, and a slow pointer can move into it', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto('/maternity', { waitUntil: 'networkidle' });
	for (const field of planFields) {
		if (!('term' in field)) continue;
		const word = card(page, plan1).getByRole('button', { name: field.label });
		const bubble = page.getByRole('tooltip').filter({ hasText: field.term });
		await word.hover();
		await expect(bubble).toBeVisible();
		const { x, width } = (await bubble.boundingBox()) as { x: number; width: number };
		expect(x).toBeGreaterThanOrEqual(0);
		expect(x + width).toBeLessThanOrEqual(320);
		await moveMouse(page, word, bubble);
		await expect(bubble).toBeVisible();
	}
	await page.keyboard.press('Escape');
	await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0);
});

const inUse = ['sum=25000&sort=illnesses&highlight=1', 'sum=10000&sort=premium', 'highlight=1&plans=1.4'];
for (const [width, colorScheme, forcedColors] of [
	[320, 'light', 'none'],
	[320, 'dark', 'none'],
	[768, 'light', 'active'],
	[1440, 'light', 'none'],
	[1440, 'dark', 'none'],
] as const) {
	const colours = forcedColors === 'active' ? 'forced colours' : colorScheme;
	test(`has no accessibility violation in any state, at ${width} pixels, ${colours}`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ forcedColors, colorScheme });
		for (const [index, state] of inUse.entries()) {
			// Another query, because another fragment alone loads no page.
			await page.goto(`/maternity?${index}#compare?${state}`);
			if (width < 688) await unfoldTools(page);
			await page.getByRole('button', { name: 'Share' }).click();
			await expect(page.locator('[aria-live]').getByText(/link/i)).toBeAttached();
			expect(await accessibilityViolations(page, { include: ['quote-widget[show="plans"]'] }), state).toEqual([]);
		}
	});
}
