/** End-to-end tests of the button script: marked elements of a partner's page open the widget in a dialog. */

import type { Locator, Page } from '@playwright/test';
import * as comparisonCopy from '../../../shared/content/words/en/comparison-copy.ts';
import { faqTitle } from '../../../shared/content/words/en/faq.ts';
import * as formCopy from '../../../shared/content/words/en/form-copy.ts';
import { labels } from '../../../shared/content/words/en/form-copy.ts';
import { close } from '../../../shared/content/words/en/launcher-copy.ts';
import { accessibilityViolations } from '../../testing/accessibility-violations.ts';
import { boxOf } from '../../testing/boxes.ts';
import type { HostPage } from '../../testing/servers/host-site.ts';
import { formIn } from '../../testing/visitor.ts';
import { expect, type Host, test } from '../host-test.ts';

const words = 'Get a free quote';
const button = `<button data-quote-widget data-show="form" data-endpoint="simulate">${words}</button>`;

async function open(page: Page, host: Host, { body = button, ...rest }: HostPage = {}): Promise<void> {
	const script = `<script src="${host.product}/widget/v1/quote-widget-button.js" async></script>`;
	await page.goto(host.publish({ body: body + script, ...rest }));
}

/** State of the page that must be the same before the dialog opens and after it closes. */
const pageState = (page: Page) =>
	page.evaluate(() => ({
		url: location.href,
		entries: history.length,
		tag: (document.documentElement.cloneNode() as Element).outerHTML,
		overflow: getComputedStyle(document.documentElement).overflow,
	}));

const press = (page: Page) => page.getByRole('button', { name: words }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: words });

test('opens under the strictest policy, fetched when approached', async ({ page, host, request }) => {
	const { files } = await (await request.get('/widget/v1/manifest.json')).json();
	const policy = `default-src 'none'; script-src ${host.product}; connect-src ${host.product}; require-trusted-types-for 'script'; trusted-types quote-widget`;
	await open(page, host, { policy });
	await expect(page.locator('script')).toHaveCount(1);
	await page.getByRole('button').hover();
	const script = page.locator('script[integrity]');
	await expect(script).toHaveAttribute('src', host.product + files['quote-widget.js'].url);
	await expect(script).toHaveAttribute('integrity', files['quote-widget.js'].integrity);
	await press(page);
	await expect(formIn(page)).toBeVisible();
});

const waysToClose: ((page: Page) => Promise<void>)[] = [
	(page) => page.keyboard.press('Escape'),
	(page) => page.getByRole('button', { name: close, exact: true }).click(),
	(page) => page.mouse.click(5, 5),
	(page) => page.locator('quote-widget-dialog').evaluate((element: HTMLElement & { close(): void }) => element.close()),
];

test('closed in any way, the focus returns, what was typed is kept, the page is as before', async ({ page, host }) => {
	await open(page, host, { head: '<style>html { overflow-y: scroll }</style>' });
	const before = await pageState(page);
	for (const [turn, leave] of waysToClose.entries()) {
		await press(page);
		const name = formIn(page).getByLabel('Name', { exact: true });
		await expect(name).toHaveValue(turn === 0 ? '' : `Tan ${turn - 1}`);
		await name.fill(`Tan ${turn}`);
		await leave(page);
		await expect(dialog(page)).toBeHidden();
		await expect(page.getByRole('button', { name: words })).toBeFocused();
		await expect.poll(() => pageState(page)).toEqual(before);
	}
});

test('buttons, links and later ones open one dialog, with their options or the script’s', async ({ page, host }) => {
	const script = `<script src="${host.product}/widget/v1/quote-widget-button.js" data-partner="acme" data-show="form" async></script>`;
	const head = `<style>:not(:defined) { display: none }</style>${script}`;
	await page.goto(host.publish({ head, body: `<a href="#quote-widget">${words}</a>` }));
	await page.getByRole('link', { name: words }).click();
	await expect(formIn(page)).toHaveAttribute('action', `${host.product}/api/enquiries`);
	await expect(page.getByRole('table')).toHaveCount(0);
	const widget = page.locator('quote-widget');
	await expect(widget).toHaveAttribute('partner', 'acme');
	await page.keyboard.press('Escape');
	const later = '<a href="#x" data-quote-widget data-show="faq" data-partner="own">Questions</a>';
	await page.evaluate((link) => document.body.insertAdjacentHTML('beforeend', link), later);
	await page.getByRole('link', { name: 'Questions' }).click();
	await expect(page.getByRole('dialog', { name: 'Questions' })).toBeVisible();
	expect(page.url(), 'a link leads nowhere else').not.toContain('#');
	await expect(widget).toHaveCount(1);
	await expect(widget).toHaveAttribute('show', 'faq');
	await expect(widget).toHaveAttribute('partner', 'own');
	await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Questions');
});

test('the page behind stays where it is, and locked when it is opened again at once', async ({ page, host }) => {
	await open(page, host, { body: `${button}<p style="height: 300vh"></p>` });
	await press(page);
	await page.evaluate(() => {
		document.querySelector<HTMLElement & { close(): void }>('quote-widget-dialog')?.close();
		document.querySelector<HTMLElement>('[data-quote-widget]')?.click();
	});
	await page.evaluate(() => new Promise(requestAnimationFrame));
	await expect(dialog(page)).toBeVisible();
	await expect(formIn(page)).toBeVisible();
	for (const x of [20, 600]) {
		await page.mouse.move(x, 300);
		await page.mouse.wheel(0, 400);
	}
	await expect.poll(() => dialog(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
	expect(await page.evaluate(() => scrollY)).toBe(0);
	expect((await pageState(page)).overflow).toBe('hidden');
});

test('works in a menu that stops clicks and closes on blur, on a page that prevents clicks', async ({ page, host }) => {
	const link = `<a href="#away" data-quote-widget data-show="form" data-endpoint="simulate">${words}</a>`;
	const prevent = `<script>addEventListener('click', (event) => event.preventDefault(), true)</script>`;
	const menu = `<div id="menu" onclick="event.stopPropagation()">${link}</div><script>
		for (const type of ['pointerdown', 'focusin'])
			document.addEventListener(type, ({ target }) => (menu.hidden = !menu.contains(target)));
	</script>`;
	await open(page, host, { body: prevent + menu });
	await page.getByRole('link', { name: words }).click();
	await formIn(page).getByLabel(labels.email).click();
	await expect(formIn(page).getByLabel(labels.email)).toBeFocused();
	await dialog(page).getByRole('button', { name: close, exact: true }).click();
	await expect(page.getByRole('link', { name: words }), 'the menu is still open').toBeFocused();
	expect(page.url()).not.toContain('#away');
});

test('tells the page when it opens, which may prevent it, and when it is closed', async ({ page, host }) => {
	const head = `<script>seen = []; for (const name of ['open', 'close'])
		addEventListener('quote-widget:' + name, (event) => seen.push([name, event.target.localName]));
		addEventListener('quote-widget:open', (event) => event.preventDefault(), { once: true })</script>`;
	await open(page, host, { head });
	await press(page);
	await expect(dialog(page)).toBeHidden();
	await press(page);
	await expect(dialog(page)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog(page)).toBeHidden();
	// The dialog's `close` event fires in a later task.
	await expect.poll(() => page.evaluate('seen')).toEqual(['open', 'open', 'close'].map((name) => [name, 'button']));
});

test('passes its nonce on; in right-to-left pages the closing button does not cover the heading', async ({
	page,
	host,
}) => {
	const body = `${button}<script nonce="r4nd0m">document.dir = 'rtl'</script><script nonce="r4nd0m" src="${host.product}/widget/v1/quote-widget-button.js" async></script>`;
	await page.goto(host.publish({ body, policy: `default-src 'none'; script-src 'nonce-r4nd0m'` }));
	await press(page);
	const heading = await boxOf(formIn(page).getByRole('heading').first());
	const closing = await boxOf(page.getByRole('button', { name: close, exact: true }));
	expect(closing.left).toBeGreaterThan(heading.left + 100);
});

test('a link pressed with a modifier key leads to the site’s form', async ({ page, host, context }) => {
	await open(page, host, { body: `<a href="${host.product}/maternity#quote" data-quote-widget>${words}</a>` });
	const opened = context.waitForEvent('page');
	await page.getByRole('link', { name: words }).click({ modifiers: ['ControlOrMeta'] });
	await expect(await opened).toHaveURL(`${host.product}/maternity#quote`);
	await expect(dialog(page)).toBeHidden();
});

test('shows the address of the form where the widget cannot be fetched, and tries again', async ({ page, host }) => {
	host.provoked.push('ERR_FAILED');
	await page.route('**/quote-widget.js', (route) => route.abort());
	const policy = `script-src ${host.product}; require-trusted-types-for 'script'; trusted-types quote-widget`;
	const body = `<button data-quote-widget data-show="form" data-partner="acme">${words}</button>`;
	await open(page, host, { policy, body });
	await press(page);
	const link = dialog(page).getByRole('link');
	await expect(link).toHaveAttribute('href', `${host.product}/maternity?partner=acme&plan=#quote`);
	await page.keyboard.press('Escape');
	await page.unroute('**/quote-widget.js');
	await press(page);
	await expect(formIn(page)).toBeVisible();
	await expect(link).toBeHidden();
});

// Clauses: wcag 2.4.3
for (const { width, height } of [
	{ width: 360, height: 740 },
	{ width: 1440, height: 900 },
])
	test(`${width} pixels wide it opens at the form, on one ground and in one type, and is accessible`, async ({
		page,
		host,
	}) => {
		await page.setViewportSize({ width, height });
		const theme = '<style>quote-widget-dialog { --quote-widget-background: rgb(250, 240, 230) }</style>';
		const marked = `<button data-quote-widget data-endpoint="simulate">${words}</button>`;
		await open(page, host, { head: theme, body: `<main><h1>Partner</h1>${marked}</main>` });
		await press(page);
		await expect(formIn(page)).toBeVisible();
		const heading = dialog(page).getByRole('heading').first();
		await expect(heading).toHaveText(words);
		await expect(heading).toBeFocused();
		await expect(formIn(page).getByLabel(labels.name, { exact: true })).toBeInViewport();
		const titles = page.locator('quote-widget').getByRole('heading', { level: 2 });
		await expect(titles).toHaveText([formCopy.title, comparisonCopy.title, faqTitle]);
		const look = (element: Locator, property: 'fontFamily' | 'fontSize' | 'backgroundColor') =>
			element.evaluate((node, name) => getComputedStyle(node)[name], property);
		const title = formIn(page).getByRole('heading').first();
		expect(await look(heading, 'fontFamily')).toBe(await look(title, 'fontFamily'));
		const sizes = await Promise.all([heading, title].map((each) => look(each, 'fontSize')));
		expect(sizes, 'the dialog’s title is smaller than the form’s').toEqual(['16px', '22px']);
		const closing = page.getByRole('button', { name: close, exact: true });
		for (const part of [dialog(page), heading, closing, page.locator('quote-widget > .quote-widget')])
			expect(await look(part, 'backgroundColor')).toBe('rgb(250, 240, 230)');
		await page.keyboard.press('Tab');
		await expect(closing).toBeFocused();
		await page.keyboard.press('Shift+Tab');
		await expect(dialog(page), 'no stop of the Tab key').not.toBeFocused();
		const mark = await boxOf(closing);
		expect([mark.width, mark.height]).toEqual([44, 44]);
		// Allows for a scroll bar of 15 px.
		expect((await boxOf(dialog(page))).width).toBeGreaterThanOrEqual(Math.min(width - 15, 600));
		expect(await accessibilityViolations(page)).toEqual([]);
		await dialog(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
		await expect(closing).toBeInViewport({ ratio: 1 });
		await expect(heading).toBeInViewport({ ratio: 1 });
	});

test('a page opens it by script, before any button was pressed, and may have none', async ({ page, host }) => {
	await open(page, host, { body: '<input aria-label="Search">' });
	await page.getByLabel('Search').focus();
	await page.locator('quote-widget-dialog').evaluate((element: HTMLElement & { open(): void }) => element.open());
	await expect(page.getByRole('dialog', { name: 'Partner' })).toBeVisible();
	await expect(formIn(page)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByLabel('Search')).toBeFocused();
});

test('a copy of its script warns and does nothing, so links work as links', async ({ page, host, request }) => {
	const code = await (await request.get('/widget/v1/quote-widget-button.js')).text();
	const copy = { contentType: 'text/javascript', body: code };
	await page.route('**/js/quote-widget-button.js', (route) => route.fulfill(copy));
	const warnings: string[] = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
	const link = `<a href="${host.product}/maternity#quote" data-quote-widget>${words}</a>`;
	await page.goto(host.publish({ body: `${link}<script src="/js/quote-widget-button.js"></script>` }));
	expect(warnings).toEqual([expect.stringContaining('quote-widget-button')]);
	await page.getByRole('link', { name: words }).click();
	await expect(page).toHaveURL(`${host.product}/maternity#quote`);
});

test('works on a page rewritten by document.write(), and locks scrolling although its style sheets were replaced', async ({
	page,
	host,
}) => {
	await open(page, host);
	const script = `<script src="${host.product}/widget/v1/quote-widget-button.js"></script>`;
	await page.evaluate((html) => {
		document.open();
		document.write(html);
		document.close();
	}, `<!doctype html><html lang="en"><title>Partner</title>${button}${script}`);
	await page.evaluate(() => {
		document.adoptedStyleSheets = [];
	});
	await press(page);
	await expect(formIn(page)).toBeVisible();
	expect((await pageState(page)).overflow).toBe('hidden');
	await page.keyboard.press('Escape');
	await expect(dialog(page)).toBeHidden();
	await expect.poll(async () => (await pageState(page)).overflow).toBe('visible');
});
