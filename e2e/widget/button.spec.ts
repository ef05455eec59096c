/** The button: any marked element of a partner's page opens the widget in a dialog, and nothing of the page is harmed. */

import type { Page } from '@playwright/test';
import { labels } from '../../shared/content/en/form-copy.ts';
import { close } from '../../shared/content/en/launcher-copy.ts';
import { accessibilityViolations } from '../accessibility-violations.ts';
import { fillIn, formIn, send } from '../visitor.ts';
import { expect, type Host, test } from './host-test.ts';

const words = 'Get a free quote';
const button = `<button data-quote-widget data-show="form" data-endpoint="simulate">${words}</button>`;

interface HostPage {
	body?: string;
	head?: string;
	policy?: string;
}

async function open(page: Page, host: Host, { body = button, head, policy }: HostPage = {}): Promise<void> {
	const script = `<script src="${host.product}/widget/v1/quote-widget-button.js" async></script>`;
	const url = host.publish({ body: body + script, ...(head && { head }), ...(policy && { policy }) });
	await page.goto(url, { waitUntil: 'networkidle' });
}

/** What a guest leaves as it was. */
const pageState = (page: Page) =>
	page.evaluate(() => ({
		url: location.href,
		entries: history.length,
		tag: (document.documentElement.cloneNode() as Element).outerHTML,
		overflow: getComputedStyle(document.documentElement).overflow,
	}));

const press = (page: Page, name = words) => page.getByRole('button', { name }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: words });

test('the manifest names an immutable copy of it', async ({ request }) => {
	const { files } = await (await request.get('/widget/v1/manifest.json')).json();
	const copy = await request.get(files['quote-widget-button.js'].url);
	expect(copy.headers()['cache-control']).toContain('immutable');
	expect(await copy.text()).toBe(await (await request.get('/widget/v1/quote-widget-button.js')).text());
});

test('opens under the strictest policy, and fetches the widget, with its integrity, when approached', async ({
	page,
	host,
	problems,
	request,
}) => {
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
	expect(problems.filter((problem) => !problem.includes('favicon'))).toEqual([]);
});

for (const [way, leave] of Object.entries({
	Escape: (page: Page) => page.keyboard.press('Escape'),
	'its button': (page: Page) => page.getByRole('button', { name: close, exact: true }).click(),
	'the backdrop': (page: Page) => page.mouse.click(5, 5),
	'a script of the page': (page: Page) =>
		page.locator('quote-widget-dialog').evaluate((element: HTMLElement & { close(): void }) => element.close()),
}))
	test(`is closed by ${way}: focus returns, and what was typed is kept`, async ({ page, host }) => {
		await open(page, host, { head: '<style>html { overflow-y: scroll }</style>' });
		const before = await pageState(page);
		for (let visit = 0; visit < 2; visit++) {
			await press(page);
			const name = formIn(page).getByLabel(labels.name, { exact: true });
			await expect(name).toHaveValue(visit === 0 ? '' : 'Tan Mei Ling');
			await name.fill('Tan Mei Ling');
			await leave(page);
			await expect(dialog(page)).toBeHidden();
			await expect(page.getByRole('button', { name: words })).toBeFocused();
			await expect.poll(() => pageState(page)).toEqual(before);
		}
	});

test('many buttons open one dialog, those that come later too, each with its own attributes', async ({
	page,
	host,
}) => {
	await open(page, host);
	await page.evaluate(() => {
		document.body.insertAdjacentHTML('beforeend', '<a href="#x" data-quote-widget data-show="faq">Questions</a>');
	});
	await press(page);
	await expect(page.locator('quote-widget')).toHaveAttribute('show', 'form');
	await page.keyboard.press('Escape');
	await page.getByRole('link', { name: 'Questions' }).click();
	await expect(page.getByRole('dialog', { name: 'Questions' })).toBeVisible();
	await expect(page.locator('quote-widget')).toHaveAttribute('show', 'faq');
	await expect(page.locator('quote-widget')).toHaveAttribute('endpoint', `${host.product}/api/enquiries`);
	await expect(page.locator('quote-widget')).toHaveCount(1);
});

test('opened again at once, it stays open, and the page behind stays locked', async ({ page, host }) => {
	await open(page, host);
	await press(page);
	await page.evaluate(() => {
		document.querySelector<HTMLElement & { close(): void }>('quote-widget-dialog')?.close();
		document.querySelector<HTMLElement>('[data-quote-widget]')?.click();
	});
	await page.evaluate(() => new Promise(requestAnimationFrame));
	await expect(dialog(page)).toBeVisible();
	expect((await pageState(page)).overflow).toBe('hidden');
});

for (const [place, around] of [
	['that stops what comes from it', (inside: string) => `<div onclick="event.stopPropagation()">${inside}</div>`],
	[
		'that prevents it before',
		(inside: string) => `<script>addEventListener('click', (e) => e.preventDefault(), true)</script>${inside}`,
	],
] as const)
	test(`works in a menu ${place}`, async ({ page, host }) => {
		const link = `<a href="#away" data-quote-widget data-show="form" data-endpoint="simulate">${words}</a>`;
		await open(page, host, { body: around(link) });
		await page.getByRole('link', { name: words }).click();
		await formIn(page).getByLabel(labels.email).click();
		await expect(formIn(page).getByLabel(labels.email)).toBeFocused();
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
	// The dialog's own `close` event comes in a later task.
	await expect.poll(() => page.evaluate('seen')).toEqual(['open', 'open', 'close'].map((name) => [name, 'button']));
});

test('a link to #quote-widget is a button, too, with the options of the script; :not(:defined) hides nothing', async ({
	page,
	host,
}) => {
	const script = `<script src="${host.product}/widget/v1/quote-widget-button.js" data-partner="acme" data-show="form" async></script>`;
	const head = `<style>:not(:defined) { display: none }</style>${script}`;
	const body = `<a href="#quote-widget">${words}</a><button data-quote-widget data-partner="own">Other</button>`;
	await page.goto(host.publish({ head, body }), { waitUntil: 'networkidle' });
	await page.getByRole('link', { name: words }).click();
	await expect(formIn(page)).toBeVisible();
	await expect(page.getByRole('table')).toHaveCount(0);
	await expect(page.locator('quote-widget')).toHaveAttribute('partner', 'acme');
	await page.keyboard.press('Escape');
	await press(page, 'Other');
	await expect(page.locator('quote-widget')).toHaveAttribute('partner', 'own');
});

test('an enquiry goes to the product where a module has defined the element before', async ({ page, host }) => {
	await open(page, host, {
		head: `<script type="module">await import('${host.script}')</script>`,
		body: `<button data-quote-widget data-show="form">${words}</button>`,
	});
	await press(page);
	await fillIn(formIn(page));
	const [request] = await Promise.all([
		page.waitForRequest((request) => request.method() === 'POST'),
		send(formIn(page)),
	]);
	expect(request.url()).toBe(`${host.product}/api/enquiries`);
});

test('its script hands its nonce on', async ({ page, host }) => {
	const url = host.publish({
		body: `${button}<script nonce="r4nd0m" src="${host.product}/widget/v1/quote-widget-button.js" async></script>`,
		policy: `default-src 'none'; script-src 'nonce-r4nd0m'`,
	});
	await page.goto(url, { waitUntil: 'networkidle' });
	await press(page);
	await expect(formIn(page)).toBeVisible();
});

test('on a page from right to left, the closing button leaves the heading free', async ({ page, host }) => {
	await open(page, host, { body: `<script>document.dir = 'rtl'</script>${button}` });
	await press(page);
	const heading = await formIn(page).getByRole('heading').first().boundingBox();
	const closing = await page.getByRole('button', { name: close, exact: true }).boundingBox();
	expect(closing?.x).toBeGreaterThan((heading?.x ?? 0) + 100);
});

test('a link with a modifier key, or without the script, leads to the site’s form', async ({ page, host, context }) => {
	const link = `<a href="${host.product}/maternity#quote" data-quote-widget>${words}</a>`;
	await open(page, host, { body: link });
	const opened = context.waitForEvent('page');
	await page.getByRole('link', { name: words }).click({ modifiers: ['ControlOrMeta'] });
	await expect(await opened).toHaveURL(`${host.product}/maternity#quote`);
	await expect(dialog(page)).toBeHidden();
	await page.goto(host.publish({ body: link }));
	await page.getByRole('link', { name: words }).click();
	await expect(page).toHaveURL(`${host.product}/maternity#quote`);
});

test('shows the address of the form where the widget cannot be fetched, and tries again', async ({ page, host }) => {
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

test('the page behind stays where it is', async ({ page, host }) => {
	await open(page, host, { body: `${button}<p style="height: 300vh"></p>` });
	await press(page);
	await expect(formIn(page)).toBeVisible();
	await page.mouse.move(20, 300);
	await page.mouse.wheel(0, 400);
	await page.mouse.move(600, 300);
	await page.mouse.wheel(0, 400);
	await expect.poll(() => dialog(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const { width, theme } of [
	{ width: 360, theme: 'dark' },
	{ width: 1280, theme: 'light' },
] as const)
	test(`no accessibility violation at ${width} pixels, ${theme}`, async ({ page, host }) => {
		await page.setViewportSize({ width, height: 740 });
		await page.emulateMedia({ colorScheme: theme });
		await open(page, host, {
			head: '<meta name="color-scheme" content="light dark">',
			body: `<main><h1>Partner</h1>${button}</main>`,
		});
		await press(page);
		await expect(formIn(page)).toBeVisible();
		const closing = await page.getByRole('button', { name: close, exact: true }).boundingBox();
		expect(Math.min(closing?.width ?? 0, closing?.height ?? 0)).toBeGreaterThanOrEqual(44);
		if (width === 360) expect((await dialog(page).boundingBox())?.width).toBe(360);
		expect(await accessibilityViolations(page)).toEqual([]);
	});
