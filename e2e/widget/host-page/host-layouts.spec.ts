/** End-to-end tests of the widget in a host page's layouts: containers, visibility, language, print, zoom. */

import { errorSummaryTitle } from '../../../shared/content/words/en/form-copy.ts';
import { boxOf } from '../../testing/boxes.ts';
import { formIn, send } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

const widget = '<quote-widget show="form"></quote-widget>';

const places = {
	'a dialog': `<dialog open>${widget}</dialog>`,
	'a flex row': `<div style="display: flex">${widget}</div>`,
	'a centred grid': `<div style="display: grid; place-items: center">${widget}</div>`,
	'a float': `<div style="float: left">${widget}</div>`,
	'a table cell': `<table><tr><td>${widget}</td></tr></table>`,
	'a popover': `<div popover id="p">${widget}</div><script>p.showPopover()</script>`,
};

test('can be used in every kind of container, on a phone and on a desktop', async ({ page, host, form }) => {
	const body = Object.values(places).join('<hr style="clear: both">');
	await page.goto(host.publish({ body: `${body}<script src="${host.script}"></script>` }));
	await expect(form).toHaveCount(Object.keys(places).length);
	for (const { width, least } of [
		{ width: 1280, least: 500 },
		{ width: 360, least: 200 },
	]) {
		await page.setViewportSize({ width, height: 800 });
		for (const [index, place] of Object.keys(places).entries())
			expect((await boxOf(form.nth(index))).width, place).toBeGreaterThan(least);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
	}
});

test("follows the page's `visibility`, `pointer-events` and closed popovers", async ({ page, host }) => {
	const layer = 'position: fixed; inset: 0; opacity: 0; pointer-events: none';
	const body = `<button onclick="this.textContent = 'Pressed'">Press</button>
<div style="visibility: hidden">${widget}</div><div style="${layer}">${widget}</div><quote-widget show="form" popover></quote-widget>`;
	await page.goto(host.publish({ body: `${body}<script src="${host.script}"></script>` }));
	const email = page.getByLabel('Email');
	await expect(email).toHaveCount(3);
	await expect(email.first()).toBeHidden();
	await page.getByRole('button', { name: 'Press' }).click();
	await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible();
	await expect(email.last()).toBeHidden();
	await page.locator('[popover]').evaluate((element: HTMLElement) => element.showPopover());
	await expect(email.last()).toBeVisible();
});

test('a focused message does not block presses on the page beside the widget', async ({ page, host, form }) => {
	const body = `<button onclick="this.textContent = 'Pressed'">Beside</button>${widget}<script src="${host.script}"></script>`;
	await page.goto(host.publish({ body }));
	const cover = await page.context().newCDPSession(page);
	await cover.send('Animation.enable');
	await cover.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
	await send(form);
	await expect(form.getByRole('region', { name: errorSummaryTitle })).toBeFocused();
	await page.getByRole('button', { name: 'Beside' }).click();
	await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible();
});

// Clauses: wcag 3.1.1 3.1.2
test('is read aloud in its own language, and printed in the light theme', async ({ page, host }) => {
	const body = '<div lang="zh-Hans"><quote-widget show="form" theme="dark"></quote-widget></div>';
	await page.goto(host.publish({ body: `${body}<script src="${host.script}"></script>` }));
	expect(await formIn(page).evaluate((form) => form.matches(':lang(en)'))).toBe(true);
	await expect(page.locator('.quote-widget')).toHaveCSS('color-scheme', 'dark');
	await page.emulateMedia({ media: 'print' });
	await expect(page.locator('.quote-widget')).toHaveCSS('color-scheme', 'light');
});

for (const zoomed of ['html', 'body', 'quote-widget'])
	test(`under a zoom of ${zoomed} tooltips are beside their words, within the window`, async ({ page, host }) => {
		await page.setViewportSize({ width: 700, height: 800 });
		for (const zoom of [0.8, 1.5]) {
			await host.open('show="plans"', { head: `<style>${zoomed} { zoom: ${zoom} }</style>` });
			const terms = page.locator('.tooltip button');
			await expect(terms).not.toHaveCount(0);
			for (const term of await terms.all()) {
				if (await term.isHidden()) continue;
				await term.focus();
				const bubble = await boxOf(page.locator('.tooltip-bubble:popover-open'));
				const word = await boxOf(term);
				// The bubble covers 6 px of the padding around the word.
				const covered = Math.min(bubble.bottom - word.top, word.bottom - bubble.top);
				expect(Math.abs(covered - 6 * zoom), `${zoom}`).toBeLessThan(2);
				expect(bubble.left).toBeGreaterThanOrEqual(0);
				expect(bubble.right).toBeLessThanOrEqual(700);
			}
		}
	});
