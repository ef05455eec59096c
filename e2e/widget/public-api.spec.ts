/** Attributes, properties, methods, events and script-tag mounting, as a partner uses them. */

import type { Page } from '@playwright/test';
import { sampleEnquiry, submitting, toasts } from '../../shared/content/en/form-copy.ts';
import { plan1, plan2, plan3, plan4 } from '../plan-names.ts';
import { fillIn, formIn, planIn, quoteButton, send } from '../visitor.ts';
import { expect, ready, snippet, test } from './host-test.ts';

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
async function enquirySent(page: Page, endpoint = '**/api/enquiries'): Promise<{ page: string; partner?: string }> {
	await fillIn(formIn(page));
	const [request] = await Promise.all([page.waitForRequest(endpoint), send(formIn(page))]);
	return request.postDataJSON();
}

const heardOn = (page: Page) => page.evaluate(() => (window as never as { heard: Heard[] }).heard);

test('shows the parts it is asked for, in their order, and follows show, plan and theme live', async ({
	page,
	host,
}) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="faq plans" theme="dark"') }));
	await ready(page);
	const headings = page.locator('quote-widget').getByRole('heading', { level: 2 });
	await expect(headings).toHaveText([/plans/, /questions/]);
	await expect(page.locator('quote-widget').locator('.quote-widget')).toHaveCSS('color-scheme', 'dark');
	await page.evaluate(() => {
		const element = document.querySelector('quote-widget') as Element;
		element.setAttribute('show', 'form');
		element.setAttribute('plan', 'plan-4');
		element.setAttribute('theme', 'light');
	});
	await expect(headings).toHaveText(['Get your free quote']);
	await expect(page.getByLabel('Additional information')).toHaveValue(sampleEnquiry(plan4));
	await expect(page.locator('quote-widget').locator('.quote-widget')).toHaveCSS('color-scheme', 'light');
});

test('unknown values count as none', async ({ page, host }) => {
	await page.goto(
		host.publish({ body: snippet(host.script, 'show="nonsense" plan="plan-9" theme="pink" partner="no good!"') }),
	);
	await ready(page);
	await expect(page.locator('quote-widget').getByRole('heading', { level: 2 })).toHaveCount(3);
	await expect(page.getByLabel('Additional information')).toHaveValue(sampleEnquiry(plan1));
	await expect(page.locator('.quote-widget')).toHaveCSS('color-scheme', 'normal');
	expect(await enquirySent(page)).not.toHaveProperty('partner');
});

test('follows partner, endpoint, phone and email live', async ({ page, host }) => {
	await page.route('**/elsewhere', (route) => route.fulfill({ status: 403, json: {} }));
	await page.goto(host.publish({ body: snippet(host.script, 'show="form" partner="first" phone="1"') }));
	await ready(page);
	await page.evaluate(() => {
		const element = document.querySelector('quote-widget') as Element;
		const given = { partner: 'acme', endpoint: '/elsewhere', phone: '+65 6111 1111', email: 'help@acme.example' };
		for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
	});
	expect(await enquirySent(page, '**/elsewhere')).toHaveProperty('partner', 'acme');
	const form = formIn(page);
	await expect(form.getByRole('link', { name: '+65 6111 1111' })).toHaveAttribute('href', 'tel:+6561111111');
	await expect(form.getByRole('link', { name: 'help@acme.example' })).toHaveAttribute('href', /^mailto:help@acme/);
});

test('a plan chosen in one element reaches the form in another, and leads there', async ({ page, host }) => {
	const plans = '<quote-widget show="plans"></quote-widget>';
	const form = '<quote-widget show="form" partner="acme"></quote-widget>';
	await page.goto(
		host.publish({ head: listen, body: `<script src="${host.script}"></script>${plans}<p>Text</p>${form}` }),
	);
	await quoteButton(page, plan3).click();
	await expect(page.getByRole('heading', { name: 'Get your free quote' })).toBeFocused();
	await expect(page.getByRole('heading', { name: 'Get your free quote' })).toBeInViewport();
	await expect(page.getByLabel('Additional information')).toHaveValue(sampleEnquiry(plan3));
	expect(await heardOn(page)).toContainEqual({ type: 'plan-selected', detail: { plan: 'plan-3' } });
	await page.getByLabel('Additional information').fill('My own words');
	await quoteButton(page, plan2).click();
	await expect(planIn(formIn(page))).toHaveValue('plan-2');
	await expect(page.getByLabel('Additional information')).toHaveValue('My own words');
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

test('a listener on the document shows the form in time, or cancels, although it was added after the widget', async ({
	page,
	host,
}) => {
	const plans = '<quote-widget show="plans"></quote-widget>';
	const form = '<div id="tab" hidden><quote-widget show="form"></quote-widget></div>';
	const body = `<script src="${host.script}"></script>${plans}<p style="height: 2000px">Text</p>${form}`;
	await page.goto(host.publish({ body }));
	await page.evaluate(() => {
		document.addEventListener('quote-widget:plan-selected', (event) => {
			const tab = document.querySelector('#tab') as HTMLElement;
			if (tab.hidden) tab.hidden = false;
			else event.preventDefault();
		});
	});
	const heading = page.getByRole('heading', { name: 'Get your free quote' });
	await quoteButton(page, plan3).click();
	await expect(heading).toBeFocused();
	await expect(heading).toBeInViewport();
	const button = quoteButton(page, plan2);
	await button.click();
	await expect(planIn(formIn(page))).toHaveValue('plan-2');
	await expect(button).toBeFocused();
});

test('tells its story in events without a word of personal data', async ({ page, host }) => {
	await page.goto(
		host.publish({ head: listen, body: snippet(host.script, 'show="form" partner="acme" plan="plan-2"') }),
	);
	const form = formIn(page);
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

test('a page may take sending into its own hands', async ({ page, host }) => {
	const own = `<script>addEventListener('quote-widget:submit', (event) => {
		event.preventDefault();
		window.taken = event.composedPath()[0].values;
	})</script>`;
	let requests = 0;
	await page.route('**/api/enquiries', (route) => {
		requests++;
		return route.continue();
	});
	await page.goto(host.publish({ head: own, body: snippet(host.script, 'show="form" plan="plan-2"') }));
	await fillIn(formIn(page));
	await send(formIn(page));
	const taken = await page.evaluate(() => (window as never as { taken: object }).taken);
	expect(taken).toMatchObject({
		name: 'Tan Mei Ling',
		pregnancyType: ['single-natural'],
		plan: 'plan-2',
		consent: true,
	});
	await expect(formIn(page).getByRole('button', { name: 'Get Free Quote' })).toBeEnabled();
	await page.evaluate(() => Object.assign(window, { taken: undefined }));
	await send(formIn(page));
	expect(await page.evaluate(() => Boolean((window as never as { taken?: object }).taken))).toBe(true);
	expect(requests).toBe(0);
});

test('a page that sends the form again, as it hears that it is sent, sends it once', async ({
	page,
	host,
	problems,
}) => {
	const again = `<script>addEventListener('quote-widget:submit', (event) => {
		const form = event.composedPath()[0].shadowRoot.querySelector('form');
		form.dispatchEvent(new Event('submit', { cancelable: true }));
	}, { once: true })</script>`;
	let requests = 0;
	await page.route('**/api/enquiries', (route) => {
		requests++;
		return route.continue();
	});
	await page.goto(host.publish({ head: again, body: snippet(host.script, 'show="form"') }));
	await fillIn(formIn(page));
	await send(formIn(page));
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	expect(requests).toBe(1);
	expect(problems).toEqual([]);
});

test('prefill() and reset()', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
	await ready(page);
	await page.evaluate(() => {
		document.querySelector('quote-widget')?.prefill({
			name: 'Tan',
			gestationalWeek: '20',
			pregnancyType: ['single-natural'],
			additionalInfo: 'Hi',
			// @ts-expect-error: scripts that are not typed may try.
			consent: true,
		});
	});
	const form = formIn(page);
	await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Tan');
	await expect(form.getByLabel('Gestational week')).toHaveValue('20');
	await expect(form.getByLabel('Single Baby Natural')).toBeChecked();
	await expect(form.getByText('2/600')).toBeVisible();
	await expect(form.getByRole('checkbox', { name: /agree/ })).not.toBeChecked();
	await send(form);
	await page.evaluate(() => document.querySelector('quote-widget')?.reset());
	await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');
	await expect(form.getByText('There is a problem')).toHaveCount(0);
	await expect(form.getByLabel('Additional information')).toHaveValue(sampleEnquiry(plan1));
});

test('mounts by the script tag alone', async ({ page, host }) => {
	const data = 'data-partner="acme" data-show="form" data-plan="plan-2" async';
	await page.goto(
		host.publish({
			head: `<script src="${host.script}" data-mount="#somewhere" ${data}></script>`,
			body: `<p>Before</p><div id="somewhere"></div>`,
		}),
	);
	await expect(page.locator('#somewhere > quote-widget')).toHaveAttribute('partner', 'acme');
	await expect(planIn(formIn(page))).toHaveValue('plan-2');

	await page.goto(
		host.publish({ body: `<div><script src="${host.script}" data-mount ${data}></script></div><p>After</p>` }),
	);
	await expect(page.locator('div > script + quote-widget')).toHaveCount(1);
});

test('the page is sent with its campaign, though a script changes the address, and with nothing personal', async ({
	page,
	host,
}) => {
	await page.goto(
		`${host.publish({ body: snippet(host.script, 'show="form"') })}?email=mei@example.com&utm_source=news`,
	);
	await ready(page);
	await page.evaluate(() => history.pushState({}, '', '/step-2?step=2#top'));
	expect((await enquirySent(page)).page).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/step-2\?utm_source=news$/);
});

test('the campaign that a visitor came with is kept one page further on', async ({ page, host }) => {
	const form = host.publish({ body: snippet(host.script, 'show="form"') });
	await page.goto(`${host.publish({ body: `<a href="${form}">Next</a>` })}?utm_source=news&utm_medium=mail`);
	await page.getByText('Next').click();
	await ready(page);
	expect((await enquirySent(page)).page).toBe(`${form}?utm_source=news&utm_medium=mail`);
});

// Clauses: spec 4.4
test('endpoint="simulate" sends nothing, logs the values and succeeds after a second', async ({ page, host }) => {
	const logged: string[] = [];
	page.on('console', (message) => logged.push(message.text()));
	page.on('request', (request) => request.method() === 'POST' && logged.push(request.url()));
	await page.clock.install({ time: '2026-01-01T08:00:00' });
	await page.goto(host.publish({ body: snippet(host.script, 'show="form" endpoint="simulate"') }));
	await fillIn(formIn(page));
	await page.clock.pauseAt('2026-01-01T09:00:00');
	await send(formIn(page));
	await page.clock.runFor(990);
	await expect(formIn(page).getByRole('button', { name: submitting })).toBeDisabled();
	await page.clock.runFor(20);
	await expect(formIn(page).getByText('SIMULATED')).toBeVisible();
	await page.clock.resume();
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	expect(logged).toEqual([expect.stringContaining('Tan Mei Ling')]);
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
