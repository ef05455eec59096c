/** Host layouts: shrink-to-fit containers, hidden widgets, popovers, other languages, print. */

import { errorSummaryTitle } from '../../shared/content/en/form-copy.ts';
import { formIn, send } from '../visitor.ts';
import { expect, ready, snippet, test } from './host-test.ts';

const widget = '<quote-widget show="form"></quote-widget>';

const places = {
	'a dialog': `<dialog open>${widget}</dialog>`,
	'a flex row': `<div style="display: flex">${widget}</div>`,
	'a centred grid': `<div style="display: grid; place-items: center">${widget}</div>`,
	'a float': `<div style="float: left">${widget}</div>`,
	'a table cell': `<table><tr><td>${widget}</td></tr></table>`,
	'a popover': `<div popover id="p">${widget}</div><script>p.showPopover()</script>`,
};

for (const [place, body] of Object.entries(places))
	test(`can be used in ${place}, on a phone and beside it`, async ({ page, host }) => {
		await page.goto(host.publish({ body: `${body}<script src="${host.script}"></script>` }));
		for (const { width, least } of [
			{ width: 1280, least: 500 },
			{ width: 360, least: 200 },
		]) {
			await page.setViewportSize({ width, height: 800 });
			expect((await formIn(page).boundingBox())?.width).toBeGreaterThan(least);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		}
	});

test("follows the page's `visibility` and `pointer-events`", async ({ page, host }) => {
	const layer = 'position: fixed; inset: 0; opacity: 0; pointer-events: none';
	const body = `<button onclick="this.textContent = 'Pressed'">Press</button>
<div style="visibility: hidden">${widget}</div><div style="${layer}">${widget}</div>`;
	await page.goto(host.publish({ body: `${body}<script src="${host.script}"></script>` }));
	await expect(page.getByLabel('Email')).toHaveCount(2);
	await expect(page.getByLabel('Email').first()).toBeHidden();
	await page.getByRole('button', { name: 'Press' }).click();
	await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible();
});

test('a message that has the focus takes no press from the page beside the widget', async ({ page, host }) => {
	const body = `<button onclick="this.textContent = 'Pressed'">Beside</button>${widget}<script src="${host.script}"></script>`;
	await page.goto(host.publish({ body }));
	const cover = await page.context().newCDPSession(page);
	await cover.send('Animation.enable');
	await cover.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
	await send(formIn(page));
	await expect(formIn(page).getByRole('region', { name: errorSummaryTitle })).toBeFocused();
	await page.getByRole('button', { name: 'Beside' }).click();
	await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible();
});

test('is hidden as a closed popover', async ({ page, host }) => {
	const body = '<quote-widget show="form" popover></quote-widget>';
	await page.goto(host.publish({ body: `${body}<script src="${host.script}"></script>` }));
	await expect(page.getByLabel('Email')).toBeHidden();
	await page.locator('quote-widget').evaluate((element: HTMLElement) => element.showPopover());
	await expect(page.getByLabel('Email')).toBeVisible();
});

// Clauses: wcag 3.1.1 3.1.2
test('is read aloud in English on a page in another language', async ({ page, host }) => {
	await page.goto(host.publish({ body: `<div lang="zh-Hans">${widget}</div><script src="${host.script}"></script>` }));
	expect(await formIn(page).evaluate((form) => form.matches(':lang(en)'))).toBe(true);
});

test('a dark widget is printed in the light theme', async ({ page, host }) => {
	const body = '<quote-widget show="faq" theme="dark"></quote-widget>';
	await page.goto(host.publish({ body: `${body}<script src="${host.script}"></script>` }));
	await page.emulateMedia({ media: 'print' });
	expect(await page.locator('.quote-widget').evaluate((element) => getComputedStyle(element).colorScheme)).toBe(
		'light',
	);
});

test('keeps the comparison in the URL of a page whose <base> is elsewhere', async ({ page, host, problems }) => {
	await page.goto(
		host.publish({ head: '<base href="https://cdn.example/x/">', body: snippet(host.script, 'show="plans" share') }),
	);
	await page.getByLabel('Highlight differences').check();
	await expect(page).toHaveURL(/#compare\?highlight=1$/);
	expect(problems).toEqual([]);
});

test('moves through a document without a window', async ({ page, host, problems }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
	await ready(page);
	await page.evaluate(() => {
		const element = document.querySelector('quote-widget') as HTMLElement;
		document.implementation.createHTMLDocument('').body.append(element);
		document.body.append(element);
	});
	await ready(page);
	expect(problems).toEqual([]);
});
