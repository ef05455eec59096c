/** End-to-end tests of the widget prerendered as declarative shadow DOM, before and after hydration. */

import * as formCopy from '../../../shared/content/words/en/form-copy.ts';
import { prerenderedForm } from '../../testing/servers/prerendered-form.ts';
import { fillIn, formIn, send } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

test('hydrates in place, the smallest part first: no node, attribute or place changes', async ({ page }) => {
	await page.addInitScript(() => {
		const seen: string[] = [];
		const state = { seen, shift: 0, nodes: [] as number[], measuredFrom: Number.POSITIVE_INFINITY };
		Object.assign(window, { state });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				if (entry.startTime >= state.measuredFrom) state.shift += (entry as never as { value: number }).value;
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
	// Delays the widget's script until the site's fonts have arrived, because fonts that arrive after the first frame shift the
	// buttons.
	await page.route(/quote-widget[^/]*\.js/, async (route) => {
		await page.evaluate(async () => {
			await document.fonts.ready;
			await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
			Object.assign((window as never as { state: object }).state, { measuredFrom: performance.now() });
		});
		await route.continue();
	});
	await page.goto('/maternity', { waitUntil: 'networkidle' });
	const state = () => page.evaluate<{ seen: string[]; shift: number; nodes: number[]; measuredFrom: number }>('state');
	await expect.poll(async () => (await state()).seen).toContain('ready: plans');
	const { seen, shift, nodes, measuredFrom } = await state();
	expect(measuredFrom).toBeLessThan(Number.POSITIVE_INFINITY);
	expect(seen).toEqual(['ready: faq', 'ready: form', 'ready: plans']);
	expect(shift).toBe(0);
	expect(nodes).toHaveLength(3);
	expect(Math.min(...nodes)).toBeGreaterThan(20);
});

test('is styled on a page whose CSP blocks inline styles', async ({ page, host, form }) => {
	host.provoked.push('inline style');
	const policy = `default-src 'none'; script-src ${host.product}; connect-src ${host.product}`;
	const body = `${await prerenderedForm(host.product)}<script src="${host.script}" async></script>`;
	await page.goto(host.publish({ policy, body }));
	await expect(form.getByLabel('Name', { exact: true })).toHaveCSS('min-height', '44px');
});

for (const order of ['before', 'after'] as const)
	test(`set by innerHTML ${order} the script runs, it leaves no template behind`, async ({ page, host }) => {
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
	});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	for (const charset of ['windows-1252', 'Big5'])
		for (const [browser, left] of [
			['a browser', ''],
			['one that does not heed accept-charset', ' accept-charset="utf-8"'],
		] as const)
			test(`on a page in ${charset}, ${browser} sends a name as it was typed`, async ({ page, host, form }) => {
				host.provoked.push('422');
				const prerendered = await prerenderedForm(host.product);
				const body = prerendered.replace('action="', `action="${host.product}`).replace(left, '');
				const headers = { 'Content-Type': `text/html; charset=${charset}` };
				await page.goto(host.publish({ body, headers }));
				await fillIn(form, '陈美玲');
				await form.getByLabel('Email').fill('mei');
				await send(form);
				await expect(page.getByRole('main')).toContainText(formCopy.messages.email);
				await expect(page.getByLabel('Name', { exact: true })).toHaveValue('陈美玲');
			});
});
