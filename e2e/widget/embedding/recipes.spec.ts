/** End-to-end tests of recipes in `docs/recipes.md` for pages. `e2e/hosts/` tests the recipes for frameworks and test runners. */

import type { Page } from '@playwright/test';
import { errorSummaryTitle, labels, title } from '../../../shared/content/words/en/form-copy.ts';
import { plan3 } from '../../testing/plan-names.ts';
import { recipe } from '../../testing/recipe.ts';
import { fillIn, formIn, inWeeks, planIn, quoteButton, readReference, send } from '../../testing/visitor.ts';
import { expect, type Host, ready, test } from '../host-test.ts';

async function open(page: Page, host: Host, heading: string, around: { head?: string; after?: string } = {}) {
	const body = recipe(heading, host.product) + (around.after ?? '');
	await page.goto(host.publish({ head: around.head ?? '', body }));
}

test('A theme toggle: the widget follows at once', async ({ page, host, problems }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await open(page, host, 'A theme toggle');
	await ready(page);
	const widget = page.locator('.quote-widget');
	await expect(widget).toHaveCSS('color-scheme', 'normal');
	for (const scheme of ['dark', 'light']) {
		await page.getByRole('button', { name: 'Switch theme' }).click();
		await expect(widget).toHaveCSS('color-scheme', scheme);
	}
	expect(problems).toEqual([]);
});

test('Tabs: a plan chosen in one opens the other, and leads to its form', async ({ page, host, problems }) => {
	await open(page, host, 'Tabs');
	await quoteButton(page, plan3).click();
	await expect(page.getByRole('heading', { name: title })).toBeFocused();
	await expect(planIn(formIn(page))).toHaveValue('plan-3');
	await expect(page.getByRole('tab', { selected: true })).toHaveText('Ask');
	await page.getByRole('tab', { name: 'Compare' }).click();
	await expect(quoteButton(page, plan3)).toBeVisible();
	await expect(formIn(page)).toBeHidden();
	expect(problems).toEqual([]);
});

test('A modal: a plan opens it, and its form has the focus', async ({ page, host, problems }) => {
	await open(page, host, 'A modal');
	await quoteButton(page, plan3).click();
	await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeFocused();
	await page.getByRole('button', { name: 'Close' }).click();
	await expect(formIn(page)).toBeHidden();
	expect(problems).toEqual([]);
});

test('A sticky header: it covers neither headings, nor messages, nor the table head', async ({ page, host }) => {
	await open(page, host, 'A sticky header');
	const top = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y;
	await quoteButton(page, plan3).click();
	await expect(page.getByRole('heading', { name: title })).toBeFocused();
	expect(await top(title)).toBeGreaterThanOrEqual(72);
	await send(formIn(page));
	await expect(page.getByRole('region', { name: errorSummaryTitle })).toBeFocused();
	expect(await top(errorSummaryTitle)).toBeGreaterThanOrEqual(72);
	await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
	const tableHead = page.locator('quote-widget').locator('thead th').filter({ visible: true }).first();
	expect((await tableHead.boundingBox())?.y).toBeGreaterThanOrEqual(72);
});

test('Loading it as it comes near: nothing is fetched before', async ({ page, host, problems }) => {
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(...(request.url() === host.script ? [request.url()] : [])));
	await page.goto(
		host.publish({
			body: `<p style="height: 400vh">Text</p>${recipe('Loading it as it comes near', host.product)}`,
		}),
	);
	await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
	expect(scripts).toEqual([]);
	await page.evaluate(() => scrollTo(0, innerHeight * 2.5));
	await ready(page);
	expect(scripts).toHaveLength(1);
	expect(problems).toEqual([]);
});

test('A page after sending: it has the reference, and nothing personal', async ({ page, host }) => {
	await open(page, host, 'A page after sending');
	await page.locator('quote-widget').evaluate((element) => element.setAttribute('endpoint', 'simulate'));
	await fillIn(formIn(page));
	// The partner's site answers 204, so the browser stays on the page.
	const [request] = await Promise.all([page.waitForRequest(/thank-you/), send(formIn(page))]);
	expect(new URL(request.url()).search).toBe('?reference=SIMULATED');
});

test('Answers from the page’s address: the plan and the week of a due date', async ({ page, host, problems }) => {
	const body = recipe('Answers from the page’s address', host.product);
	await page.goto(`${host.publish({ body })}?due=${inWeeks(20)}&plan=plan-2`);
	await expect(planIn(formIn(page))).toHaveValue('plan-2');
	await expect(formIn(page).getByLabel(labels.gestationalWeek, { exact: true })).toHaveValue(/^(19|20)$/);
	expect(problems).toEqual([]);
});

test('A button at the page’s edge: it stays in view, and opens the dialog', async ({ page, host, problems }) => {
	await open(page, host, 'A button at the page’s edge', { after: '<p style="height: 300vh">Text</p>' });
	await page.evaluate(() => scrollTo(0, innerHeight));
	const link = page.getByRole('link', { name: 'Get a free quote' });
	await expect(link).toBeInViewport();
	await link.click();
	await expect(formIn(page)).toBeVisible();
	expect(problems).toEqual([]);
});

const ways = {
	frame: {
		markup: '<iframe src="FRAME" referrerpolicy="no-referrer-when-downgrade" height="1600" title="Quote"></iframe>',
	},
	element: { markup: '<script src="SCRIPT" async></script><quote-widget show="form"></quote-widget>' },
	button: { markup: '<script src="BUTTON" async></script><button type="button" data-quote-widget>Quote</button>' },
};
const campaign = 'utm_source=news&utm_campaign=baby';

for (const [way, { markup }] of Object.entries(ways))
	test(`Analytics and a tag manager count one lead, of the page's campaign: ${way}`, async ({ page, host }) => {
		const scripts = recipe('Google Analytics 4', host.product) + recipe('A tag manager', host.product);
		const frame = `${host.product}/widget/v1/frame?show=form`;
		const button = host.script.replace('.js', '-button.js');
		const tags = markup.replace('SCRIPT', host.script).replace('BUTTON', button).replace('FRAME', frame);
		// The page is on our own origin, which `frame-ancestors` of `/widget/v1/frame` always includes.
		const address = `${host.product}/a-page-with-tags?${campaign}`;
		await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: scripts + tags }));
		await page.goto(address);
		if (way === 'button') await page.getByRole('button', { name: 'Quote', exact: true }).click();
		const form = formIn(way === 'frame' ? page.frameLocator('iframe') : page);
		await fillIn(form);
		const answered = page.waitForResponse('**/api/enquiries');
		await send(form);
		const response = await answered;
		expect(response.request().postDataJSON().page).toBe(page.url());
		const { reference } = await response.json();
		await expect(form.getByText(reference).first()).toBeVisible();
		const pushed = await page.evaluate(() =>
			(window as never as { dataLayer: (ArrayLike<unknown> & { event?: string })[] }).dataLayer.map((entry) =>
				entry.event ? { ...entry } : Array.from(entry),
			),
		);
		const [lead] = pushed.filter(Array.isArray);
		expect(lead).toEqual(['event', 'generate_lead', { lead_source: 'quote-widget', plan: 'plan-1', reference }]);
		expect(pushed).toContainEqual({ event: 'quote_widget_success', reference, plan: 'plan-1' });
		expect(pushed.filter((entry) => JSON.stringify(entry).includes(reference))).toHaveLength(2);
	});

/** Simulates a consent manager, which runs a blocked script after consent. */
const manager = `<button type="button" id="agree">Agree</button><script>
	document.getElementById('agree').addEventListener('click', () => {
		for (const held of document.querySelectorAll('script[type="text/plain"][data-category]')) {
			const script = document.createElement('script');
			for (const { name, value } of held.attributes) if (name !== 'type') script.setAttribute(name, value);
			held.replaceWith(script);
		}
	});
</script>`;

test('Consent managers: it works once they let it go, and keeps nothing', async ({ page, host, problems }) => {
	await open(page, host, 'Consent managers', { after: manager });
	await expect(formIn(page)).toHaveCount(0);
	await page.getByRole('button', { name: 'Agree' }).click();
	await fillIn(formIn(page));
	await send(formIn(page));
	await readReference(page);
	expect(await page.evaluate(() => document.cookie + sessionStorage.length + localStorage.length)).toBe('00');
	expect(problems).toEqual([]);
});
