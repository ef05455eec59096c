/** Browsers from 2023 on, simulated by removing newer APIs from a current one. CSS features are checked in the stylesheets' text. */

import { toasts } from '../../shared/content/en/form-copy.ts';
import { fillIn, formIn, send } from '../visitor.ts';
import { expect, ready, snippet, test } from './host-test.ts';

/** APIs that at least one of Chrome 111, Firefox 113 and Safari 16.4 lacks. */
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

test('sends an enquiry from a partner’s page', async ({ page, host, problems }) => {
	await page.goto(host.publish({ body: snippet(host.script) }));
	expect(await page.evaluate(() => 'any' in AbortSignal || 'popover' in HTMLElement.prototype)).toBe(false);
	await fillIn(formIn(page));
	await send(formIn(page));
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	expect(problems).toEqual([]);
});

test('hydrates the site’s prerendered page, and sends from it', async ({ page, problems }) => {
	await page.goto('/maternity');
	await page.getByRole('radio', { name: 'S$25,000' }).check();
	await expect(page.getByRole('table', { name: 'Plan comparison' })).toContainText('S$15,000 for 30 days');
	await fillIn(formIn(page));
	await send(formIn(page));
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	expect(problems).toEqual([]);
});

test('no stylesheet uses light-dark(), and the themes have the same colours as with it', async ({ page, host }) => {
	for (const url of ['/maternity', host.script]) {
		const text = await (await page.request.get(url)).text();
		expect(text).toContain('oklch(');
		expect(text).not.toContain('light-dark(');
	}
	const colours: Record<string, string> = {};
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		for (const theme of ['auto', 'light', 'dark']) {
			await page.goto(host.publish({ body: snippet(host.script, `theme="${theme}"`) }));
			await ready(page);
			colours[`${theme} in ${colorScheme}`] = await page
				.locator('.quote-widget')
				.evaluate((widget) => `${getComputedStyle(widget).backgroundColor} ${getComputedStyle(widget).color}`);
		}
	}
	const light = 'oklch(0.984 0.008 85) oklch(0.24 0.02 220)';
	const dark = 'oklch(0.2 0.012 220) oklch(0.94 0.008 85)';
	expect(colours).toEqual({
		'auto in light': light,
		'light in light': light,
		'dark in light': dark,
		'auto in dark': dark,
		'light in dark': light,
		'dark in dark': dark,
	});
});
