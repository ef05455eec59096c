/** Tooltips of the glossary terms. */

import { expect, test } from '@playwright/test';
import { moveMouse } from '../mouse-path.ts';

const explanation = 'The amount the insurer pays out';

test.describe('on the maternity page', () => {
	test.beforeEach(async ({ page }) => {
		await page.clock.install({ time: '2026-01-01T08:00:00' });
		await page.goto('/maternity');
		await page.getByRole('button', { name: 'lump sum', exact: true }).scrollIntoViewIfNeeded();
		await page.clock.pauseAt('2026-01-01T09:00:00');
	});

	// Clauses: spec 9.7
	test('a tooltip opens 700 ms after the pointer arrives and closes when it leaves', async ({ page }) => {
		const term = page.getByRole('button', { name: 'sum assured', exact: true });
		const tooltip = page.getByRole('tooltip').filter({ hasText: explanation });
		await term.hover();
		await page.clock.runFor(690);
		await expect(tooltip).toBeHidden();
		await page.clock.runFor(20);
		await expect(tooltip).toBeVisible();
		await page.mouse.move(0, 0);
		await expect(tooltip).toBeHidden();
	});

	// Clauses: spec 9.7
	test('the next tooltip opens at once within 300 ms of the last', async ({ page }) => {
		await page.getByRole('button', { name: 'lump sum', exact: true }).hover();
		await page.clock.runFor(710);
		await expect(page.getByRole('tooltip').filter({ hasText: 'A single payment' })).toBeVisible();
		await page.getByRole('button', { name: 'sum assured', exact: true }).hover();
		await page.clock.runFor(10);
		await expect(page.getByRole('tooltip').filter({ hasText: explanation })).toBeVisible();
	});

	// Clauses: wcag 1.4.13
	test('the keyboard opens a tooltip at once and Escape closes it', async ({ page }) => {
		const term = page.getByRole('button', { name: 'sum assured', exact: true });
		await page.getByRole('button', { name: 'lump sum', exact: true }).focus();
		await page.keyboard.press('Tab');
		await expect(term).toBeFocused();
		const tooltip = page.getByRole('tooltip').filter({ hasText: explanation });
		await expect(tooltip).toBeVisible();
		// Announced as its description, not as a button that expands.
		await expect(term).not.toHaveAttribute('popovertarget');
		await page.keyboard.press('Escape');
		await expect(tooltip).toBeHidden();
		await expect(term).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(tooltip).toBeVisible();
	});
});

test('a tap opens the explanation of a word, and the next one closes it', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ baseURL, hasTouch: true });
	const page = await context.newPage();
	await page.goto('/maternity');
	const term = page.getByRole('button', { name: 'sum assured', exact: true });
	const tooltip = page.getByRole('tooltip').filter({ hasText: explanation });
	for (const open of [true, false, true, false]) {
		await term.tap();
		await expect(tooltip).toBeVisible({ visible: open });
	}
	await term.press('Enter');
	await expect(tooltip).toBeVisible();
	await context.close();
});

test('a tap opens the explanation of a word even without scripts', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false, hasTouch: true });
	const page = await context.newPage();
	await page.goto('/maternity');
	await page.getByRole('button', { name: 'sum assured', exact: true }).tap();
	await expect(page.getByText(explanation).first()).toBeVisible();
	await context.close();
});

test('an explanation stands at its word, and a slow pointer can travel into it', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto('/maternity');
	for (const name of ['sum assured', 'lump sum']) {
		const term = page.getByRole('button', { name, exact: true });
		const tooltip = page.locator('.term-note:popover-open');
		await term.hover();
		await expect(tooltip).toBeVisible();
		const [word, note] = [await term.boundingBox(), await tooltip.boundingBox()];
		if (!word || !note) throw new Error(`${name} is not seen with its explanation.`);
		expect(Math.max(note.y - word.y - word.height, word.y - note.y - note.height)).toBeLessThan(12);
		expect(note.x).toBeGreaterThanOrEqual(8);
		expect(note.x + note.width).toBeLessThanOrEqual(352);
		await moveMouse(page, term, tooltip);
		await expect(tooltip).toBeVisible();
		await page.mouse.move(0, 0);
		await expect(tooltip).toBeHidden();
	}
});
