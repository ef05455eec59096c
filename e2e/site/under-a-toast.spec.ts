/** A toast stays to be read, and hides no element that the keyboard focuses (WCAG 2.4.11), in small windows and at large font sizes. */

import { chromium, expect, type Locator, type Page, test } from '@playwright/test';
import { headlessShellLaunch } from '../../scripts/chromium-launch.ts';
import { toasts } from '../../shared/content/en/form-copy.ts';
import { obscuredFocusStops } from '../obscured-focus.ts';
import { fillIn, formIn, submitButton } from '../visitor.ts';

const viewports = [
	{ width: 320, height: 256 },
	{ width: 320, height: 568 },
	{ width: 360, height: 740 },
	{ width: 640, height: 512 },
];

for (const outcome of ['success', 'failure'] as const) {
	test(`${outcome} in small windows`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 256 });
		await showToast(page, outcome);
		for (const viewport of viewports) {
			await page.setViewportSize(viewport);
			expect(await stopsUnderToast(page, outcome), JSON.stringify(viewport)).toEqual([]);
		}
	});

	test(`${outcome} with letters of one and a half times the usual size`, async ({ baseURL }) => {
		const { args, ...launch } = headlessShellLaunch();
		const browser = await chromium.launch({ ...launch, args: [...args, '--blink-settings=defaultFontSize=24'] });
		const page = await browser.newPage({ baseURL, viewport: { width: 360, height: 740 } });
		await showToast(page, outcome);
		expect(await stopsUnderToast(page, outcome)).toEqual([]);
		await browser.close();
	});
}

/** Sends an enquiry with the keyboard. For nine seconds no key is pressed: the toast stays. Then the page's clock stands still. */
async function showToast(page: Page, outcome: keyof typeof toasts): Promise<void> {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	if (outcome === 'failure') await page.route('**/api/enquiries', (route) => route.fulfill({ status: 400 }));
	await page.clock.install();
	await page.goto('/maternity#quote');
	const form = formIn(page);
	await fillIn(form);
	await page.clock.pauseAt(Date.now() + 1000);
	await submitButton(form).press('Enter');
	await expect(form.locator('.message')).toBeFocused();
	await page.clock.runFor(9_000);
	await expect(page.getByText(toasts[outcome].title)).toBeVisible();
	// The element that absorbs a double tap covers the page while it is animated.
	await expect.poll(() => animationsIn(form.locator('.message'))).toBe(0);
}

/** A key pressed in the form ends the toast: tabs on from below the form, and back from above it. Returns what had focus and was hidden. */
async function stopsUnderToast(page: Page, outcome: keyof typeof toasts): Promise<string[]> {
	const stops: string[] = [];
	for (const [from, key, count] of [
		[page.locator('.quote-form > .contact a').first(), 'Tab', 12],
		[page.locator('#quote'), 'Shift+Tab', 25],
	] as const) {
		await from.evaluate((element) => (element as HTMLElement).focus());
		stops.push(...(await obscuredFocusStops(page, key, count)));
	}
	await expect(page.getByText(toasts[outcome].title)).toBeVisible();
	return stops;
}

/** Running animations of an element, its descendants and pseudo-elements. */
function animationsIn(element: Locator): Promise<number> {
	return element.evaluate((root) => root.getAnimations({ subtree: true }).length);
}
