/** The element through everything a page may do to it. */

import { toasts } from '../../../shared/content/en/form-copy.ts';
import { delayResponses } from '../../delay-response.ts';
import { plan2 } from '../../plan-names.ts';
import { fillIn, formIn, planIn, quoteButton, send } from '../../visitor.ts';
import { expect, ready, snippet, test } from '../host-test.ts';

test('is upgraded late, with properties and attributes set before', async ({ page, host }) => {
	await page.goto(host.publish({ body: `<quote-widget id="w" show="form faq"></quote-widget>` }));
	await page.evaluate((src) => {
		Object.assign(document.getElementById('w') as HTMLElement, { show: 'form', plan: 'plan-2' });
		const script = document.createElement('script');
		script.src = src;
		document.head.append(script);
	}, host.script);
	await expect(formIn(page).getByText(plan2)).toHaveCount(2);
	await expect(page.locator('quote-widget')).toHaveAttribute('show', 'form');
});

test('keeps what was typed when it is moved or removed for a while, and with moveBefore() focus and nodes, too', async ({
	page,
	host,
}) => {
	await page.goto(host.publish({ body: `${snippet(host.script, 'show="form"')}<div id="there"></div>` }));
	const name = formIn(page).getByLabel('Name', { exact: true });
	await name.fill('Tan Mei Ling');
	const moved = await page.evaluate(async () => {
		const element = document.querySelector('quote-widget') as HTMLElement;
		const form = element.shadowRoot?.querySelector('form');
		let mounts = 0;
		element.addEventListener('quote-widget:ready', () => mounts++);
		(document.querySelector('#there') as HTMLElement).moveBefore(element, null);
		await new Promise((resolve) => setTimeout(resolve));
		return {
			isThere: element.parentElement?.id === 'there',
			sameForm: element.shadowRoot?.querySelector('form') === form,
			mounts,
		};
	});
	expect(moved).toEqual({ isThere: true, sameForm: true, mounts: 0 });
	await expect(name).toHaveValue('Tan Mei Ling');
	await expect(name).toBeFocused();
	const widget = page.locator('quote-widget');
	await widget.evaluate((element) => document.body.append(element));
	await expect(name).toHaveValue('Tan Mei Ling');
	await widget.evaluate(async (element) => {
		element.remove();
		await new Promise((resolve) => setTimeout(resolve));
		document.body.append(element);
	});
	await expect(name).toHaveValue('Tan Mei Ling');
});

test('is cloned, made by script, taken from a template where it sleeps, and many at once', async ({
	page,
	host,
	problems,
}) => {
	const template = '<template><quote-widget show="form"></quote-widget></template>';
	await page.goto(host.publish({ body: snippet(host.script, 'show="form" plan="plan-3"') + template }));
	await expect(formIn(page)).toHaveCount(1);
	await page.evaluate(() => {
		const original = document.querySelector('quote-widget') as HTMLElement;
		for (let count = 0; count < 5; count++) document.body.append(original.cloneNode(true));
		const made = document.createElement('quote-widget');
		made.setAttribute('show', 'form');
		document.body.append(made, document.querySelector('template')?.content.cloneNode(true) as Node);
	});
	await expect(formIn(page)).toHaveCount(8);
	await expect(planIn(formIn(page.locator('quote-widget').nth(5)))).toHaveValue('plan-3');
	expect(problems).toEqual([]);
});

const places = {
	'another shadow root': `<div id="outer"></div><script>
		document.querySelector('#outer').attachShadow({ mode: 'open' }).append(document.createElement('quote-widget'))</script>`,
	'a modal dialog': `<dialog><quote-widget></quote-widget></dialog><script>document.querySelector('dialog').showModal()</script>`,
	'a form of the page': `<form action="/elsewhere" onsubmit="throw 'submitted'"><input name="q"><quote-widget></quote-widget></form>`,
};

for (const [place, markup] of Object.entries(places)) {
	test(`works inside ${place}`, async ({ page, host, problems }) => {
		await page.goto(host.publish({ body: `<script src="${host.script}"></script>${markup}` }));
		await quoteButton(page, plan2).click();
		const form = formIn(page);
		await expect(planIn(form)).toHaveValue('plan-2');
		await fillIn(form);
		await form.getByLabel('Name', { exact: true }).press('Enter');
		await expect(page.getByText(toasts.success.title)).toBeVisible();
		expect(page.url()).not.toContain('elsewhere');
		expect(problems).toEqual([]);
	});
}

test('works on a page with <base>, and in quirks mode', async ({ page, host, problems }) => {
	await page.goto(
		host.publish({
			doctype: '',
			head: '<base href="https://elsewhere.example/deep/">',
			body: snippet(host.script, 'show="plans form"'),
		}),
	);
	expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
	const form = formIn(page);
	await send(form);
	await form.getByRole('link', { name: 'Name is required' }).click();
	await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
	await fillIn(form);
	await send(form);
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	expect(problems).toEqual([]);
});

test('survives a document without a window, a body swap, and a visitor who leaves and comes back', async ({
	page,
	host,
	problems,
}) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
	await ready(page);
	await page.locator('quote-widget').evaluate((element) => {
		document.implementation.createHTMLDocument('').body.append(element);
		document.body.append(element);
	});
	await formIn(page).getByLabel('Name', { exact: true }).fill('Tan');
	await page.evaluate(() => {
		const next = document.createElement('body');
		next.append(document.createElement('quote-widget'));
		document.documentElement.replaceChild(next, document.body);
	});
	await expect(formIn(page).getByLabel('Name', { exact: true })).toHaveValue('');
	await page.goto(host.publish({ body: '<p>Elsewhere</p>' }));
	await page.goBack();
	await ready(page);
	expect(problems).toEqual([]);
});

test('a request under way ends when the element is removed', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
	await page.route('**/api/enquiries', () => {});
	await fillIn(formIn(page));
	const [request] = await Promise.all([page.waitForRequest('**/api/enquiries'), send(formIn(page))]);
	const failed = page.waitForEvent('requestfailed', (one) => one === request);
	await page.evaluate(() => document.querySelector('quote-widget')?.remove());
	expect((await failed).failure()?.errorText).toContain('ABORTED');
});

test('an enquiry is finished though the page puts the form away while it is sent', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
	const release = await delayResponses(page, '**/api/enquiries');
	await fillIn(formIn(page));
	await Promise.all([page.waitForRequest('**/api/enquiries'), send(formIn(page))]);
	const reference = page.evaluate(async () => {
		const widget = document.querySelector('quote-widget') as HTMLElement;
		const success = new Promise<Event>((heard) => widget.addEventListener('quote-widget:success', heard));
		widget.setAttribute('show', 'plans');
		return ((await success) as CustomEvent).detail.reference;
	});
	await expect(page.locator('quote-widget').getByRole('form')).toHaveCount(0);
	release();
	expect(await reference).toMatch(/\S{6,}/);
});
