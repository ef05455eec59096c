/** End-to-end tests of glossary tooltips with a mouse, by touch and without scripts. `tooltip.test.tsx` tests delays and keys. */

import { expect, type Page, test } from '@playwright/test';
import { boxOf } from '../testing/boxes.ts';
import { moveMouse } from '../testing/mouse-path.ts';

const explanation = 'The sum assured is what the insurer pays';
const termIn = (page: Page, name = 'sum assured') => page.getByRole('button', { name, exact: true });
const tooltipIn = (page: Page) => page.getByRole('tooltip').filter({ hasText: explanation });

// Clauses: wcag 1.4.13
test('it opens for a resting pointer, is beside its word, and lets a slow pointer in', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto('/maternity');
	const term = termIn(page);
	const tooltip = page.locator('.term-note:popover-open');
	await term.hover();
	await expect(tooltip).toBeVisible();
	const [word, note] = [await boxOf(term), await boxOf(tooltip)];
	expect(Math.max(note.top - word.bottom, word.top - note.bottom)).toBeLessThan(12);
	await moveMouse(page, term, tooltip);
	await expect(tooltip).toBeVisible();
	await page.mouse.move(0, 0);
	await expect(tooltip).toBeHidden();
});

test.describe('on a touch screen', () => {
	test.use({ hasTouch: true });

	test('a tap opens the explanation of a word, and the next one closes it', async ({ page }) => {
		await page.goto('/maternity');
		for (const open of [true, false, true, false]) {
			await termIn(page).tap();
			await expect(tooltipIn(page)).toBeVisible({ visible: open });
		}
		await termIn(page).press('Enter');
		await expect(tooltipIn(page)).toBeVisible();
	});

	test.describe('without scripts', () => {
		test.use({ javaScriptEnabled: false });

		test('a tap opens it, too', async ({ page }) => {
			await page.goto('/maternity');
			await termIn(page).tap();
			await expect(page.getByText(explanation).first()).toBeVisible();
		});
	});
});
