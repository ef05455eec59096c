/** Prerendered as declarative shadow DOM: complete before any script, then hydrated in place. */

import { delayResponses } from '../../delay-response.ts';
import { prerenderedForm } from '../../prerendered-form.ts';
import { fillIn, formIn, send } from '../../visitor.ts';
import { expect, test } from '../host-test.ts';

const maternity = '/maternity';

test('hydrates in place: no node is moved or made, no attribute set, nothing shifts, and the smallest part starts', async ({
	page,
	problems,
}) => {
	await page.addInitScript(() => {
		const seen: string[] = [];
		const state = { seen, shift: 0, nodes: [] as number[] };
		Object.assign(window, { state });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) state.shift += (entry as never as { value: number }).value;
		}).observe({ type: 'layout-shift', buffered: true });
		addEventListener('quote-widget:ready', ({ target }) =>
			seen.push(`ready: ${(target as Element).getAttribute('show')}`),
		);
		const describe = ({ type, target, attributeName, addedNodes, removedNodes }: MutationRecord) => {
			const elements = [...addedNodes, ...removedNodes].filter((node) => node instanceof Element);
			return type === 'attributes' || elements.length > 0
				? [`${type} ${attributeName} of ${target.nodeName}: ${elements.map(({ nodeName }) => nodeName)}`]
				: [];
		};
		const observer = new MutationObserver((records) => seen.push(...records.flatMap(describe)));
		document.addEventListener('readystatechange', () => {
			if (document.readyState !== 'interactive') return;
			for (const { shadowRoot } of document.querySelectorAll('quote-widget')) {
				state.nodes.push(shadowRoot?.querySelectorAll('.quote-widget *').length ?? 0);
				observer.observe(shadowRoot as ShadowRoot, { subtree: true, childList: true, attributes: true });
			}
		});
	});
	await page.goto(maternity, { waitUntil: 'networkidle' });
	const state = () =>
		page.evaluate(() => (window as never as { state: { seen: string[]; shift: number; nodes: number[] } }).state);
	await expect.poll(async () => (await state()).seen).toContain('ready: plans');
	const { seen, shift, nodes } = await state();
	expect(seen).toEqual(['ready: faq', 'ready: form', 'ready: plans']);
	expect(shift).toBe(0);
	expect(nodes).toHaveLength(3);
	expect(Math.min(...nodes)).toBeGreaterThan(20);
	expect(problems).toEqual([]);
});

test('text typed before hydration is kept', async ({ page }) => {
	const release = await delayResponses(page, '**/widget/v1/**');
	await page.goto(maternity, { waitUntil: 'commit' });
	const form = formIn(page);
	await fillIn(form);
	await form.getByLabel('Additional information').fill('Typed early');
	release();
	await page.waitForFunction(() => customElements.get('quote-widget'));
	await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Tan Mei Ling');
	await expect(form.getByLabel('Additional information')).toHaveValue('Typed early');
	await expect(form.getByText('11/600')).toBeVisible();
	await expect(form.getByLabel('Gestational week')).toHaveValue('20');
});

test('is styled on a page whose CSP blocks inline styles', async ({ page, host }) => {
	const policy = `default-src 'none'; script-src ${host.product}; connect-src ${host.product}`;
	await page.goto(
		host.publish({
			policy,
			body: `${await prerenderedForm(host.product)}<script src="${host.script}" async></script>`,
		}),
	);
	await expect(formIn(page).getByLabel('Name', { exact: true })).toHaveCSS('min-height', '44px');
});

for (const order of ['before', 'after'] as const)
	test(`set by innerHTML ${order} the script runs, it leaves no template behind`, async ({ page, host, problems }) => {
		const form = await prerenderedForm(host.product);
		await page.goto(host.publish({ body: '<div id="here"></div>' }));
		const steps = [
			() => page.locator('#here').evaluate((here, html) => Object.assign(here, { innerHTML: html }) && undefined, form),
			() => page.addScriptTag({ url: host.script }),
		];
		for (const step of order === 'before' ? steps : steps.reverse()) await step();
		await fillIn(formIn(page));
		await expect(formIn(page)).toHaveCount(1);
		expect(await page.locator('quote-widget').evaluate((element) => element.childElementCount)).toBe(0);
		expect(problems).toEqual([]);
	});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('is readable, styled, and posts the same fields, with the partner of the link', async ({ page }) => {
		await page.goto(`${maternity}?partner=acme-advisers`);
		const form = formIn(page);
		await send(form);
		await expect(form.locator('[name=partner]')).toHaveValue('acme-advisers');
		await page.goto(maternity);
		await expect(form.getByLabel('Name', { exact: true })).toHaveCSS('min-height', '44px');
		await expect(page.getByRole('table', { name: 'Plan comparison' })).toBeVisible();
		await fillIn(form);
		const [request] = await Promise.all([page.waitForRequest('**/api/enquiries'), send(form)]);
		const sent = new URLSearchParams(request.postData() ?? '');
		expect(Object.fromEntries(sent)).toMatchObject({
			name: 'Tan Mei Ling',
			gestationalWeek: '20',
			pregnancyType: 'single-natural',
			consent: 'true',
			plan: 'plan-1',
			website: '',
		});
		expect(sent.get('consentVersion')).toMatch(/^\d{4}-\d\d-\d\d\./);
	});
});
