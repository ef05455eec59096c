/** End-to-end tests of isolation: strict CSP, hostile styles, and side effects on the host page. */

import { toasts } from '../../../shared/content/words/en/form-copy.ts';
import { fillIn, send } from '../../testing/visitor.ts';
import { expect, ready, test } from '../host-test.ts';

test('works, fully styled, under a CSP without styles and with Trusted Types', async ({ page, host, form }) => {
	const policy = `default-src 'none'; script-src ${host.product}; connect-src ${host.product}; require-trusted-types-for 'script'`;
	await host.open('partner="acme"', { policy });
	const submit = form.getByRole('button', { name: 'Get Free Quote' });
	await expect(submit).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
	await expect(form.getByLabel('Name', { exact: true })).toHaveCSS('min-height', '44px');
	await page.getByRole('article').first().getByRole('button', { name: 'Get Quote' }).click();
	await page.getByRole('heading', { name: 'What is maternity insurance?' }).getByRole('button').click();
	await send(form);
	await fillIn(form);
	await send(form);
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	expect(await page.evaluate(() => document.styleSheets.length)).toBe(0);
	// Only toast and message have inline styles. A script sets these by CSSOM, which every policy allows.
	const styled = '[style]:not(.toast, .message), button:not([type])';
	await expect(page.locator('quote-widget').locator(styled)).toHaveCount(0);
});

const hostile = `
	* { all: unset !important; color: red !important; font-family: fantasy !important; }
	html { font-size: 6px !important; direction: rtl !important; letter-spacing: 1em; text-transform: uppercase; }
	button, input, form { display: none !important; }`;

test('hostile styles of the page do not reach the shadow tree', async ({ page, host }) => {
	const measure = () =>
		page.locator('quote-widget').evaluate((element) => {
			const root = element.shadowRoot as ShadowRoot;
			return ['h2', 'input#name', 'button[type=submit]', 'label', 'p'].map((selector) => {
				const style = getComputedStyle(root.querySelector(selector) as Element);
				const { display, fontSize, fontFamily, color, direction, letterSpacing, textTransform, minHeight } = style;
				return { selector, display, fontSize, fontFamily, color, direction, letterSpacing, textTransform, minHeight };
			});
		});
	await host.open('show="form"');
	const plain = await measure();
	await host.open('show="form"', { head: `<style>${hostile}</style>` });
	expect(await measure()).toEqual(plain);
});

test('leaves globals, classes, styles, storage, history, scroll, focus as they were', async ({ page, host, form }) => {
	const url = host.publish({ body: `<p style="height:200vh">Tall</p><div id="here"></div>` });
	await page.goto(url);
	const pageState = () =>
		page.evaluate(() => ({
			globals: Object.getOwnPropertyNames(window).sort(),
			html: document.documentElement.getAttributeNames(),
			head: document.head.innerHTML,
			body: document.body.getAttributeNames(),
			sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
			storage: localStorage.length + sessionStorage.length,
			cookies: document.cookie,
			entries: history.length,
			address: location.href,
			scroll: scrollY,
			focus: document.activeElement?.tagName,
		}));
	const before = await pageState();
	await page.evaluate(async (src) => {
		const script = document.createElement('script');
		script.src = src;
		document.body.append(script);
		(document.getElementById('here') as HTMLElement).append(document.createElement('quote-widget'));
		await customElements.whenDefined('quote-widget');
		script.remove();
	}, host.script);
	await ready(page);
	expect(await pageState()).toEqual(before);

	await fillIn(form);
	await form.getByLabel('Email').fill('nonsense');
	await send(form);
	await form.getByRole('link', { name: 'Please enter a valid email address' }).click();
	await expect(form.getByLabel('Email')).toBeFocused();
	const { storage, entries, address, head } = before;
	expect(await pageState()).toMatchObject({ storage, entries, address, head });
});
