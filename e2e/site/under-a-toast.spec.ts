/** While a toast stands, the keyboard reaches nothing that it hides, however small the window. */

import { expect, type Locator, test } from '@playwright/test';
import { toasts } from '../../shared/content/form-copy.ts';
import { coveredStops } from '../covered-stops.ts';
import { fillIn, formIn, submitButton } from '../visitor.ts';

for (const viewport of [
	{ width: 320, height: 256 },
	{ width: 320, height: 568 },
	{ width: 360, height: 740 },
	{ width: 640, height: 512 },
])
	for (const outcome of ['success', 'failure'] as const)
		test(`${outcome} at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await page.setViewportSize(viewport);
			if (outcome === 'failure') await page.route('**/api/enquiries', (route) => route.fulfill({ status: 400 }));
			await page.goto('/maternity#quote');
			const form = formIn(page);
			await fillIn(form);
			await submitButton(form).press('Enter');
			await expect(page.getByText(toasts[outcome].title)).toBeVisible();
			// The pane that takes a second tap covers the page while it is animated.
			await expect.poll(() => animationsIn(form.locator('.note'))).toBe(0);
			expect(await coveredStops(page, 'Tab', 9)).toEqual([]);
		});

/** How many animations run on an element, and on what stands in it or before it. */
function animationsIn(element: Locator): Promise<number> {
	return element.evaluate((root) => root.getAnimations({ subtree: true }).length);
}
