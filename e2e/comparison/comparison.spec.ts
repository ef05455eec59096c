/** The comparison: wide and narrow layouts, controls, shared URLs, tooltips. */

import { expect, type Page, test } from '@playwright/test';
import {
	allDetails,
	allPlans,
	lowestStandalone,
	noPremiumSort,
	planSorts,
	recommendedFor,
	tools,
} from '../../shared/content/en/comparison-copy.ts';
import { planFields } from '../../shared/content/en/plan-words.ts';
import { planValue } from '../../shared/content/plan-value.ts';
import { plans } from '../../shared/content/plans.ts';
import { accessibilityViolations } from '../accessibility-violations.ts';
import { gapsAbove } from '../gaps-above.ts';
import { moveMouse } from '../mouse-path.ts';
import { plan1, plan4 } from '../plan-names.ts';

const phone = { width: 360, height: 740 };
const table = (page: Page) => page.getByRole('table', { name: 'Plan comparison' });
const unfoldTools = (page: Page) => page.getByRole('button', { name: tools }).click();
const card = (page: Page, name: string) => page.getByRole('article', { name });

test('shows all eight fields of the four plans in one table, with a card to choose each', async ({ page }) => {
	await page.goto('/maternity');
	for (const { key, label } of planFields) {
		const row = table(page)
			.getByRole('row')
			.filter({ has: page.getByRole('rowheader', { name: label }) });
		for (const plan of plans) await expect(row).toContainText(planValue(plan, key));
	}
	for (const { name } of plans) {
		await expect(card(page, name).getByRole('button', { name: 'Get Quote', exact: true })).toBeVisible();
	}
});

test('on a phone the cards show all fields and the table is hidden', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/maternity');
	await expect(table(page)).toHaveCount(0);
	for (const plan of plans) {
		for (const { key } of planFields) await expect(card(page, plan.name)).toContainText(planValue(plan, key));
	}
});

test('on a phone the first plan is on the first screen of the comparison, the other cards and the tools are folded', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto('/maternity');
	const title = page.getByRole('heading', { name: 'Compare the four plans' });
	await title.evaluate((heading) => heading.scrollIntoView());
	await expect(card(page, plan1).getByRole('heading')).toBeInViewport();
	await expect(card(page, plan1).getByText(recommendedFor)).toBeInViewport();
	await expect(page.getByLabel('Sort by')).toBeHidden();
	for (const { name } of plans) {
		await expect(card(page, name).getByText('Minimum sum assured')).toBeVisible({ visible: name === plan1 });
		await expect(card(page, name).getByText(/^S\$4/).filter({ visible: true })).toHaveCount(1);
	}
	await expect(page.getByText(lowestStandalone).filter({ visible: true })).toHaveCount(1);
	await expect(card(page, plan4)).toContainText(lowestStandalone);
	await card(page, plan4).getByText(allDetails).click();
	await expect(card(page, plan4).getByText('Minimum sum assured')).toBeVisible();
	await unfoldTools(page);
	await expect(page.getByLabel('Sort by')).toBeVisible();
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

test('of two plans the same one is never chosen twice, and all can be chosen again', async ({ page }) => {
	await page.goto('/maternity#compare?plans=1.4');
	await page.getByRole('combobox', { name: 'Compare' }).selectOption({ label: plan4 });
	await expect(page.getByRole('combobox', { name: 'With' }).locator(':checked')).toHaveText(plan1);
	expect(new URL(page.url()).hash).toBe('#compare?plans=4.1');
	await page.getByRole('combobox', { name: 'Compare' }).selectOption({ label: allPlans });
	await expect(page.getByRole('combobox', { name: 'With' })).toHaveCount(0);
	await expect(page.getByRole('article')).toHaveCount(plans.length);
});

test('on a phone the notes are no farther apart than from the plans above them', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/maternity');
	const gaps = await gapsAbove(page.locator('.plan-cards ~ p'));
	expect(gaps.map(Math.round)).toEqual([16, 16, 16, 16]);
});

test('on a phone nothing touches: tools and cards, a premium and its details, the form and who runs it', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto('/maternity');
	const boxes = await page
		.locator('.unfold, .plan-card, .premium:visible + span, .premium:visible')
		.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
	const [unfold, first, second, premium, details] = boxes;
	expect(first.top - unfold.bottom).toBeCloseTo(16);
	expect(second.top - first.bottom).toBeCloseTo(16);
	expect(details.left).toBeGreaterThan(premium.right);
	expect(details.top).toBeLessThan(premium.bottom);
	expect((await gapsAbove(page.locator('form + p'))).map(Math.round)).toEqual([24]);
});

test('on a phone the buttons to share and to print start where the other tools start', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/maternity');
	await unfoldTools(page);
	const starts = [page.getByLabel('Sort by'), page.getByRole('button', { name: 'Share' })].map((tool) =>
		tool.evaluate((element) => element.getBoundingClientRect().left),
	);
	const [sort, share] = await Promise.all(starts);
	expect(share).toBe(sort);
});

test('calculates the daily benefit for the selected sum assured', async ({ page }) => {
	await page.goto('/maternity');
	await page.getByRole('radio', { name: 'S$25,000' }).check();
	await expect(table(page)).toContainText('S$500 a day, S$15,000 for 30 days');
	await expect(page.getByText(/Newborn intensive care can cost up to S\$750 a day/)).toBeVisible();
});

test('a copied URL shows the same comparison, and adds no history entry', async ({ page, context }) => {
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
});

test('at another sum assured no premium is told or ordered by, and the select says why', async ({ page }) => {
	await page.goto('/maternity#compare?sum=10000&sort=premium&highlight=1');
	const premiums = table(page)
		.getByRole('row')
		.filter({ has: page.getByRole('rowheader', { name: 'Premium' }) });
	for (const plan of plans)
		await expect(premiums).toContainText(`Ask for a quote ${planValue(plan, 'premium')} at S$5,000`);
	await expect(premiums.getByText(/^Lowest/)).toHaveCount(0);
	await expect(table(page).getByRole('columnheader').first()).toContainText(plan1);
	await expect(page.getByLabel('Sort by').getByRole('option', { name: noPremiumSort })).toHaveAttribute('disabled');
	await page.getByRole('radio', { name: 'S$5,000' }).check();
	await expect(premiums.getByText('Lowest', { exact: true })).toBeVisible();
	await expect(table(page).getByRole('columnheader').first()).toContainText(plan4);
});

test('a fragment of the page is not changed', async ({ page }) => {
	await page.goto('/maternity#waiting-period');
	await page.getByRole('radio', { name: 'S$10,000' }).check();
	expect(new URL(page.url()).hash).toBe('#waiting-period');
});

test('a tooltip opens after 700 ms of hovering, and at once on focus; Escape closes it', async ({ page }) => {
	await page.clock.install({ time: '2026-01-01T08:00:00' });
	await page.goto('/maternity', { waitUntil: 'networkidle' });
	const word = table(page).getByRole('button', { name: 'Bundling required' });
	const bubble = page.getByRole('tooltip').filter({ hasText: 'bundled plan comes with' });
	await word.scrollIntoViewIfNeeded();
	await page.clock.pauseAt('2026-01-01T09:00:00');
	await word.hover();
	await page.clock.runFor(690);
	await expect(bubble).toBeHidden();
	await page.clock.runFor(20);
	await expect(bubble).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(bubble).toBeHidden();
	await page.mouse.move(0, 0);
	await word.focus();
	await expect(bubble).toBeVisible();
});

test('only one tooltip is open at a time', async ({ page }) => {
	await page.goto('/maternity', { waitUntil: 'networkidle' });
	const bubble = (text: string) => page.getByRole('tooltip').filter({ hasText: text });
	await table(page).getByRole('button', { name: 'Bundling required' }).focus();
	await expect(bubble('bundled plan comes with')).toBeVisible();
	await table(page).getByRole('button', { name: 'Premium' }).hover();
	await expect(bubble('Paid once')).toBeVisible();
	await expect(bubble('bundled plan comes with')).toBeHidden();
});

test('a slow pointer can move from the trigger into the tooltip', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/maternity', { waitUntil: 'networkidle' });
	for (const field of planFields) {
		if (!('term' in field)) continue;
		const word = card(page, plan1).getByRole('button', { name: field.label });
		const bubble = page.getByRole('tooltip').filter({ hasText: field.term });
		await word.hover();
		await expect(bubble).toBeVisible();
		await moveMouse(page, word, bubble);
		await expect(bubble).toBeVisible();
	}
});

test('a tooltip is never clipped at 320 pixels', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto('/maternity');
	for (const field of planFields) {
		if (!('term' in field)) continue;
		await card(page, plan1).getByRole('button', { name: field.label }).focus();
		const box = await page.getByRole('tooltip').filter({ hasText: field.term }).boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
	}
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
		for (const state of inUse) {
			await page.goto(`/maternity?${width}#compare?${state}`);
			await page.reload();
			if (width < 688) await unfoldTools(page);
			await page.getByRole('button', { name: 'Share' }).click();
			await expect(page.locator('[aria-live]').getByText(/link/i)).toBeAttached();
			expect(await accessibilityViolations(page, { include: ['quote-widget[show="plans"]'] }), state).toEqual([]);
		}
	});
}
