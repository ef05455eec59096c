/** Attributes, properties, methods, events and script-tag mounting, as a partner uses them. */

import type { Page } from '@playwright/test';
import { sampleEnquiry, toasts } from '../../../shared/content/en/form-copy.ts';
import { plan2, plan3, plan4 } from '../../plan-names.ts';
import { fillIn, formIn, planIn, quoteButton, send, submitButton } from '../../visitor.ts';
import { expect, ready, snippet, test } from '../host-test.ts';

interface Heard {
	type: string;
	detail: unknown;
}

const listen = `<script>
	window.heard = [];
	for (const name of ['ready', 'plan-selected', 'start', 'invalid', 'submit', 'success', 'error']) {
		addEventListener('quote-widget:' + name, (event) => heard.push({ type: name, detail: event.detail }));
	}
</script>`;

/** Fills in the form and sends it. Returns what went to its endpoint. */
async function enquirySent(page: Page, endpoint = '**/api/enquiries'): Promise<Record<string, unknown>> {
	await fillIn(formIn(page));
	const [request] = await Promise.all([page.waitForRequest(endpoint), send(formIn(page))]);
	return request.postDataJSON();
}

const heardOn = (page: Page) => page.evaluate(() => (window as never as { heard: Heard[] }).heard);

test('shows the parts it is asked for, in their order, and follows every attribute live', async ({ page, host }) => {
	await page.route('**/elsewhere', (route) => route.fulfill({ status: 403, json: {} }));
	const given = 'show="faq plans" theme="dark" partner="first" phone="1"';
	await page.goto(host.publish({ body: snippet(host.script, given) }));
	await ready(page);
	const widget = page.locator('quote-widget');
	const headings = widget.getByRole('heading', { level: 2 });
	await expect(headings).toHaveText([/plans/, /questions/]);
	await expect(widget.locator('.quote-widget')).toHaveCSS('color-scheme', 'dark');
	await widget.evaluate((element) => {
		const changed = { show: 'form', plan: 'plan-4', theme: 'light', partner: 'acme', endpoint: '/elsewhere' };
		const contact = { phone: '+65 6111 1111', email: 'help@acme.example' };
		for (const [name, value] of Object.entries({ ...changed, ...contact })) element.setAttribute(name, value);
	});
	await expect(headings).toHaveText(['Get your free quote']);
	await expect(widget.locator('.quote-widget')).toHaveCSS('color-scheme', 'light');
	await expect(page.getByLabel('Additional information')).toHaveValue(sampleEnquiry(plan4));
	expect(await enquirySent(page, '**/elsewhere')).toMatchObject({ partner: 'acme', plan: 'plan-4' });
	const form = formIn(page);
	await expect(form.getByRole('link', { name: '+65 6111 1111' })).toHaveAttribute('href', 'tel:+6561111111');
	await expect(form.getByRole('link', { name: 'help@acme.example' })).toHaveAttribute('href', /^mailto:help@acme/);
});

test('a plan chosen in one element reaches the form in another, and leads there, unless a listener added after the widget cancels', async ({
	page,
	host,
}) => {
	const plans = '<quote-widget show="plans"></quote-widget>';
	const form = '<quote-widget show="form" partner="acme"></quote-widget>';
	const body = `<script src="${host.script}"></script>${plans}<p style="height: 2000px">Text</p>${form}`;
	await page.goto(host.publish({ head: listen, body }));
	const heading = page.getByRole('heading', { name: 'Get your free quote' });
	await quoteButton(page, plan3).click();
	await expect(heading).toBeFocused();
	await expect(heading).toBeInViewport();
	await expect(page.getByLabel('Additional information')).toHaveValue(sampleEnquiry(plan3));
	expect(await heardOn(page)).toContainEqual({ type: 'plan-selected', detail: { plan: 'plan-3' } });
	await page.getByLabel('Additional information').fill('My own words');
	await page.evaluate(() => {
		document.addEventListener('quote-widget:plan-selected', (event) => event.preventDefault());
	});
	await quoteButton(page, plan2).click();
	await expect(planIn(formIn(page))).toHaveValue('plan-2');
	await expect(page.getByLabel('Additional information')).toHaveValue('My own words');
	await expect(quoteButton(page, plan2)).toBeFocused();
});

test('a plan chosen in one of two whole widgets is answered by its own form, and known to both', async ({
	page,
	host,
}) => {
	const widget = '<quote-widget show="plans form"></quote-widget>';
	await page.goto(host.publish({ body: `<script src="${host.script}"></script>${widget}${widget}` }));
	const [first, second] = [page.locator('quote-widget').first(), page.locator('quote-widget').last()];
	for (const [pressed, name] of [
		[second, plan3],
		[first, plan2],
	] as const) {
		await quoteButton(pressed, name).click();
		await expect(pressed.getByRole('heading', { name: 'Get your free quote' })).toBeFocused();
		for (const each of [first, second]) await expect(planIn(formIn(each)).locator('option:checked')).toHaveText(name);
	}
});

test('mounted by its script tag alone, it tells its story in events without a word of personal data', async ({
	page,
	host,
}) => {
	const data = 'data-partner="acme" data-show="form" data-plan="plan-2"';
	await page.goto(
		host.publish({
			head: `${listen}<script src="${host.script}" data-mount="#here" ${data} async></script>`,
			body: '<div id="here"></div>',
		}),
	);
	const form = formIn(page);
	await expect(page.locator('#here > quote-widget')).toHaveAttribute('show', 'form');
	await send(form);
	await fillIn(form);
	await send(form);
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	const heard = await heardOn(page);
	const subject = { partner: 'acme', plan: 'plan-2' };
	expect(heard.map(({ type }) => type)).toEqual(['ready', 'invalid', 'start', 'submit', 'success']);
	expect(heard[2]?.detail).toEqual(subject);
	expect(heard[3]?.detail).toEqual(subject);
	expect(heard[4]?.detail).toEqual({ ...subject, reference: expect.any(String) });
	expect(JSON.stringify(heard)).not.toMatch(/Tan|mei@|8123|1992/);
});

test('a page may remove the element as soon as it hears of a failure', async ({ page, host, problems }) => {
	const removeIt = `<script>addEventListener('quote-widget:error', ({ target }) => target.remove())</script>`;
	await page.goto(host.publish({ head: removeIt, body: snippet(host.script, 'show="form"') }));
	await page.route('**/api/enquiries', (route) => route.fulfill({ status: 200, json: {} }));
	await fillIn(formIn(page));
	await send(formIn(page));
	await expect(page.locator('quote-widget')).toHaveCount(0);
	await page.evaluate(() => new Promise(requestAnimationFrame));
	expect(problems).toEqual([]);
});

test('a page may take sending into its own hands, again and again, and one that sends the form twice at once sends it once', async ({
	page,
	host,
	problems,
}) => {
	const own = `<script>
		window.taken = [];
		addEventListener('quote-widget:submit', (event) => {
			const [widget] = event.composedPath();
			if (taken.push(widget.values) < 3) event.preventDefault();
			else widget.shadowRoot.querySelector('form').dispatchEvent(new Event('submit', { cancelable: true }));
		});
	</script>`;
	let requests = 0;
	await page.route('**/api/enquiries', (route) => {
		requests++;
		return route.continue();
	});
	await page.goto(host.publish({ head: own, body: snippet(host.script, 'show="form" plan="plan-2"') }));
	await fillIn(formIn(page));
	await send(formIn(page));
	await send(formIn(page));
	const expected = { name: 'Tan Mei Ling', pregnancyType: ['single-natural'], plan: 'plan-2', consent: true };
	expect(await page.evaluate('taken')).toMatchObject([expected, expected]);
	await expect(submitButton(formIn(page))).toBeEnabled();
	expect(requests).toBe(0);
	await send(formIn(page));
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	expect(await page.evaluate('taken.length')).toBe(3);
	expect(requests).toBe(1);
	expect(problems).toEqual([]);
});

test('the page is sent with the campaign the visitor came with, though a link or a script changed the address, and with nothing personal', async ({
	page,
	host,
}) => {
	const form = host.publish({ body: snippet(host.script, 'show="form"') });
	const arrival = `${host.publish({ body: `<a href="${form}?email=mei@example.com">Next</a>` })}?utm_source=news&utm_medium=mail`;
	await page.goto(arrival);
	await page.getByText('Next').click();
	await ready(page);
	expect((await enquirySent(page)).page).toBe(`${form}?utm_source=news&utm_medium=mail`);
	await page.goto(`${form}?email=mei@example.com&utm_source=post`);
	await ready(page);
	await page.evaluate(() => history.pushState({}, '', '/step-2?step=2#top'));
	expect((await enquirySent(page)).page).toBe(`${new URL(form).origin}/step-2?utm_source=post`);
});

test('is themed by custom properties and parts', async ({ page, host }) => {
	const css = `quote-widget { --quote-widget-accent: rgb(120, 0, 90); --quote-widget-radius: 0px; --quote-widget-font: monospace }
		quote-widget::part(submit) { text-transform: uppercase }`;
	await page.goto(host.publish({ head: `<style>${css}</style>`, body: snippet(host.script, 'show="form"') }));
	const button = formIn(page).getByRole('button', { name: 'Get Free Quote' });
	await expect(button).toHaveCSS('background-color', 'rgb(120, 0, 90)');
	await expect(button).toHaveCSS('border-radius', '0px');
	await expect(button).toHaveCSS('font-family', 'monospace');
	await expect(button).toHaveCSS('text-transform', 'uppercase');
});
