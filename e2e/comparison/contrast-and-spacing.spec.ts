/** End-to-end tests of `/maternity` with more contrast, with wider text spacing, and at a time that differs from the build's. */

import { expect, test } from '@playwright/test';
import { provenance } from '../../shared/content/words/en/plan-summary.ts';
import { formIn, send } from '../testing/visitor.ts';

test('with more contrast lines have the colour of text', async ({ page }) => {
	await page.emulateMedia({ contrast: 'more' });
	await page.goto('/maternity');
	const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
	const lines = [page.locator('quote-widget .control').first(), page.locator('.closing')];
	for (const line of lines) await expect(line).toHaveCSS('border-top-color', text);
});

// Clauses: wcag 1.4.10 1.4.12
test('with the text spacing of WCAG 1.4.12 nothing is cut at 320 pixels', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 800 });
	await page.goto('/maternity');
	await page.getByLabel('S$10,000').check();
	await send(formIn(page));
	await expect(formIn(page).locator('.error')).toHaveCount(7);
	const cut = await page.locator('quote-widget').evaluateAll((widgets) => {
		const spacing = new CSSStyleSheet();
		spacing.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
			p { margin-block-end: 2em !important }`);
		return widgets.flatMap((widget) => {
			const root = widget.shadowRoot as ShadowRoot;
			root.adoptedStyleSheets = [...root.adoptedStyleSheets, spacing];
			return [...root.querySelectorAll<HTMLElement>('.quote-widget *')]
				.filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, option, [hidden]'))
				.filter((element) => {
					const { left, right } = element.getBoundingClientRect();
					const inline = getComputedStyle(element).display === 'inline';
					return left < 0 || right > innerWidth || (!inline && element.scrollWidth > element.clientWidth + 1);
				})
				.map((element) => element.outerHTML.slice(0, 120));
		});
	});
	expect(cut).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a premium check counts as old by the clock of the reader, not of the build', async ({ page }) => {
	const problems: string[] = [];
	page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
	page.on('pageerror', (error) => problems.push(`${error}`));
	const { checked, month, oldFrom, source } = provenance.premiums;
	const old = `as checked in ${checked}. That is over a year ago: ask for today’s. Source: ${source}`;
	const html = await (await page.request.get('/maternity')).text();
	const recent = `as checked in ${checked}. Source: ${source}`;
	const isOld = html.includes(old);
	expect(html).toContain(isOld ? old : recent);
	// The prerendered HTML says that the premium check is recent, or that it is old. Sets the reader's clock to a time at which
	// the opposite is true.
	await page.clock.setFixedTime(isOld ? `${month}-28` : oldFrom);
	await page.goto('/maternity');
	await expect(page.getByText(/as checked in .* Source: /)).toContainText(isOld ? recent : old);
	expect(problems).toEqual([]);
});
