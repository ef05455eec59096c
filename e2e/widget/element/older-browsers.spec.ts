/** End-to-end tests of browsers from 2023 on, simulated by removing newer APIs and CSS features from a current browser. */

import { toasts } from '../../../shared/content/words/en/form-copy.ts';
import { fillIn, send } from '../../testing/visitor.ts';
import { expect, snippet, test } from '../host-test.ts';

/** Removes APIs that Chrome 111, Firefox 113 or Safari 16.4 lacks. */
function becomeOlder() {
	const younger: [object, ...string[]][] = [
		[AbortSignal, 'any'],
		[URL, 'canParse', 'parse'],
		[Promise, 'withResolvers', 'try'],
		[Object, 'groupBy'],
		[Map, 'groupBy'],
		[Array, 'fromAsync'],
		[Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
		[Element.prototype, 'checkVisibility', 'moveBefore', 'setHTMLUnsafe', 'ariaNotify'],
		[HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
		[globalThis, 'Iterator', 'scheduler', 'navigation', 'Temporal'],
	];
	for (const [holder, ...names] of younger) for (const name of names) Reflect.deleteProperty(holder, name);
}

test.beforeEach(({ page }) => page.addInitScript(becomeOlder));

test('sends an enquiry from a partner’s page, and from a prerendered one', async ({ page, host, form }) => {
	for (const address of [host.publish({ body: snippet(host.script) }), '/maternity']) {
		await page.goto(address);
		expect(await page.evaluate(() => 'any' in AbortSignal || 'popover' in HTMLElement.prototype)).toBe(false);
		await page.getByRole('radio', { name: 'S$25,000' }).check();
		await expect(page.getByRole('table', { name: 'Plan comparison' })).toContainText('S$15,000 for 30 days');
		await fillIn(form);
		await send(form);
		await expect(page.getByText(toasts.success.title)).toBeVisible();
	}
});

test('without light-dark() the widget is light, even if the dark theme is set', async ({ page, host }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.route(host.script, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: (await response.text()).replaceAll('light-dark(', 'unknown(') });
	});
	const head = '<style>:root { color-scheme: dark }</style>';
	const body = `${snippet(host.script)}<quote-widget theme="dark"></quote-widget>`;
	await page.goto(host.publish({ head, body }));
	for (const nth of [0, 1]) {
		const widget = page.locator('.quote-widget').nth(nth);
		await expect(widget).toHaveCSS('background-color', 'oklch(0.984 0.008 85)');
		await expect(widget).toHaveCSS('color', 'oklch(0.24 0.02 220)');
		await expect(widget).toHaveCSS('color-scheme', 'light');
	}
});

test('without subgrid the text of a service is as wide as its card', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto('/');
	await page.evaluate(() => {
		const drop = (rule: CSSRule): void => {
			if (rule instanceof CSSStyleRule && rule.style.gridTemplateRows.startsWith('subgrid'))
				rule.style.removeProperty('grid-template');
			if (rule instanceof CSSGroupingRule) for (const inner of rule.cssRules) drop(inner);
		};
		for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) drop(rule);
	});
	for (const card of await page.locator('.service-card').all())
		await expect(card).toHaveCSS('grid-template-columns', /^\S+$/);
});
