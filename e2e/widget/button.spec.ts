/** The button: any marked element of a partner's page opens the widget in a dialog, and nothing of the page is harmed. */

import type { Page } from '@playwright/test';
import { labels } from '../../shared/content/en/form-copy.ts';
import { close } from '../../shared/content/en/launcher-copy.ts';
import { accessibilityViolations } from '../accessibility-violations.ts';
import { formIn } from '../visitor.ts';
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

const press = (page: Page, name = words) => page.getByRole('button', { name }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: words });

test('the button’s script stays within 1,500 bytes', async ({ request }) => {
	const script = await request.get('/widget/v1/quote-widget-button.js', { headers: { 'Accept-Encoding': 'br' } });
	expect(script.headers()).toMatchObject({
		'content-encoding': 'br',
		'access-control-allow-origin': '*',
		'cache-control': expect.stringContaining('max-age=300, stale-while-revalidate'),
	});
	expect(Number(script.headers()['content-length'])).toBeLessThanOrEqual(1_500);
});

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
	const policy = `default-src 'none'; script-src ${host.product}; connect-src ${host.product}; require-trusted-types-for 'script'`;
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
	'the back button': (page: Page) => page.goBack(),
}))
	test(`is closed by ${way}: focus returns, and what was typed is kept`, async ({ page, host }) => {
		await open(page, host);
		const url = page.url();
		const entries = await page.evaluate(() => history.length);
		for (let visit = 0; visit < 2; visit++) {
			await press(page);
			const name = formIn(page).getByLabel(labels.name, { exact: true });
			await expect(name).toHaveValue(visit === 0 ? '' : 'Tan Mei Ling');
			await name.fill('Tan Mei Ling');
			await leave(page);
			await expect(dialog(page)).toBeHidden();
			await expect(page.getByRole('button', { name: words })).toBeFocused();
			await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
		}
		expect(page.url()).toBe(url);
		// The entry of the dialog lies ahead, where the forward button leads; each opening takes the place of the one before.
		expect(await page.evaluate(() => history.length)).toBe(entries + 1);
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
	await expect(page.locator('quote-widget')).not.toHaveAttribute('endpoint');
	await expect(page.locator('quote-widget')).toHaveCount(1);
});

test('a router of the page finds its own state at its own address all along', async ({ page, host }) => {
	const head = `<script>seen = []; history.replaceState({ key: 'router' }, '');
		addEventListener('popstate', ({ state }) => seen.push([state.key, location.hash]))</script>`;
	await open(page, host, { head });
	await press(page);
	expect(await page.evaluate(() => history.state.key)).toBe('router');
	await page.keyboard.press('Escape');
	await expect.poll(() => page.evaluate(() => history.state)).toEqual({ key: 'router' });
	await press(page);
	await page.goBack();
	await expect(dialog(page)).toBeHidden();
	expect(await page.evaluate('seen.every(([key, hash]) => key === "router" && hash === "")')).toBe(true);
	await page.evaluate(() => history.pushState({ key: 'next' }, '', '#next'));
	await press(page);
	await page.evaluate(() => history.pushState({ key: 'pushed by the page' }, '', '#further'));
	await page.keyboard.press('Escape');
	await expect(dialog(page)).toBeHidden();
	expect(await page.evaluate(() => history.state.key)).toBe('pushed by the page');
});

test('a link with a modifier key, or without the script, leads to the site’s form', async ({ page, host, context }) => {
	const link = `<a href="${host.product}/maternity#quote" data-quote-widget>${words}</a>`;
	await open(page, host, { body: link });
	const opened = context.waitForEvent('page');
	await page.getByRole('link', { name: words }).click({ modifiers: ['ControlOrMeta'] });
	expect((await opened).url()).toContain('/maternity');
	await expect(dialog(page)).toBeHidden();
	await page.goto(host.publish({ body: link }));
	await page.getByRole('link', { name: words }).click();
	await expect(page).toHaveURL(`${host.product}/maternity#quote`);
});

test('shows the address of the form where the widget cannot be fetched, and tries again', async ({ page, host }) => {
	await page.route('**/quote-widget.js', (route) => route.abort());
	await open(page, host);
	await press(page);
	const link = dialog(page).getByRole('link');
	await expect(link).toHaveAttribute('href', `${host.product}/maternity#quote`);
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

for (const width of [360, 1280])
	for (const theme of ['light', 'dark'] as const)
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
