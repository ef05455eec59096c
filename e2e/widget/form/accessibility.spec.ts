/** What of the widget's accessibility takes layout: sizes of targets, contrast of edges, narrow windows. axe: `e2e/stories/`. */

import type { Locator, Page } from '@playwright/test';
import { formIn, send } from '../../visitor.ts';
import { expect, ready, snippet, test } from '../host-test.ts';

// Clauses: wcag 2.5.8
test('every touch target is at least 44 pixels high', async ({ page, host }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto(host.publish({ body: snippet(host.script) }));
	await ready(page);
	expect(await lowTargets(page)).toEqual([]);
	await send(formIn(page));
	await expect(formIn(page).getByRole('link').first()).toBeVisible();
	expect(await lowTargets(page)).toEqual([]);
});

/** Touch targets lower than 44 pixels. A link within a sentence is as high as its line (WCAG 2.5.8, "Inline"). */
function lowTargets(page: Page): Promise<string[]> {
	return page.locator('quote-widget').evaluate((element) => {
		const targets = (element.shadowRoot as ShadowRoot).querySelectorAll(
			'a, button, summary, select, textarea, label:not([aria-hidden]):has(input)',
		);
		return [...targets]
			.filter((target) => !target.matches('p > a') || target.parentElement?.textContent === target.textContent)
			.filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
			.map((target) => target.outerHTML);
	});
}

// Clauses: wcag 1.4.11 2.4.7
test('the borders of fields and the focus ring have a contrast of 3:1', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
	await ready(page);
	for (const theme of ['light', 'dark']) {
		await page.locator('quote-widget').evaluate((element, value) => element.setAttribute('theme', value), theme);
		await expect(page.locator('.quote-widget')).toHaveCSS('color-scheme', theme);
		await page.keyboard.press('Tab');
		const field = formIn(page).getByLabel('Name', { exact: true });
		await field.focus();
		await expect(field).toHaveCSS('outline', /solid 3px$/);
		for (const [name, contrast] of Object.entries(await edgeContrasts(field)))
			expect(contrast, `${name}, ${theme}`).toBeGreaterThanOrEqual(3);
	}
});

/** WCAG contrast ratios of a focused field's edges against the ground of the widget. */
function edgeContrasts(field: Locator): Promise<Record<string, number>> {
	return field.evaluate((element) => {
		const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
		const luminance = (colour: string) => {
			if (!context) throw new Error('no canvas');
			context.fillStyle = colour;
			context.fillRect(0, 0, 1, 1);
			const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) =>
				value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
			);
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const ground = luminance(getComputedStyle(element.closest('.quote-widget') as Element).backgroundColor);
		const contrast = (colour: string) => {
			const [low = 0, high = 0] = [ground, luminance(colour)].sort((a, b) => a - b);
			return (high + 0.05) / (low + 0.05);
		};
		const { borderTopColor, outlineColor } = getComputedStyle(element);
		return { border: contrast(borderTopColor), 'focus ring': contrast(outlineColor) };
	});
}

// Clauses: wcag 1.4.10 1.4.12
for (const { letters, css } of [
	{ letters: 'default text spacing', css: '' },
	{
		letters: 'the text spacing of WCAG 1.4.12',
		css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
	},
])
	test(`nothing is clipped or scrolls horizontally at 320 pixels with ${letters}`, async ({ page, host }) => {
		await page.setViewportSize({ width: 320, height: 800 });
		await page.goto(host.publish({ body: snippet(host.script, 'show="form faq"') }));
		await ready(page);
		await page.locator('quote-widget').evaluate((element, text) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(text);
			(element.shadowRoot as ShadowRoot).adoptedStyleSheets.push(sheet);
		}, css);
		await send(formIn(page));
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
		expect(await cutOffParts(page)).toEqual([]);
	});

/** Visible elements of the widget that extend beyond the viewport. */
function cutOffParts(page: Page): Promise<string[]> {
	return page.locator('quote-widget').evaluate((element) =>
		// Skips the honeypot, which is hidden from everybody.
		[...(element.shadowRoot as ShadowRoot).querySelectorAll('*')]
			.filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[aria-hidden]'))
			.filter((part) => part.getBoundingClientRect().left < 0 || part.getBoundingClientRect().right > innerWidth)
			.map((part) => part.outerHTML),
	);
}
