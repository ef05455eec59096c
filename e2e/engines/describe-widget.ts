/**
 * Tests for Firefox and WebKit of what other tests cover in Chromium: mounting, sending, hydration, hostile styles and scripts of
 * the host page, and the keyboard.
 */

import { expect } from '@playwright/test';
import { faq } from '../../shared/content/words/en/faq.ts';
import * as formCopy from '../../shared/content/words/en/form-copy.ts';
import { messages, toasts } from '../../shared/content/words/en/form-copy.ts';
import { prerenderedForm } from '../testing/servers/prerendered-form.ts';
import { button, control, type Engine, type EngineName, focused, text } from './engine.ts';
import { skipWithout, test } from './engine-test.ts';
import { fillIn, waitFor } from './visit.ts';

const { labels } = formCopy;
const inWidget = "document.querySelector('quote-widget')?.shadowRoot";

export function describeWidget(engineName: EngineName): void {
	skipWithout(engineName);
	test.use({ engineName });

	test('mounts, fully styled, under the strictest policy', async ({ engine, hostSite, baseURL }) => {
		const policy = `default-src 'none'; script-src ${baseURL}; connect-src ${baseURL}; require-trusted-types-for 'script'`;
		await engine.open(hostSite.publish({ body: bodyWith('<quote-widget></quote-widget>', baseURL), policy }));
		await waitForVisible(engine, 'form');
		expect(await engine.evaluate(`${inWidget}.querySelectorAll('article').length`)).toBe(4);
		const questions = await engine.evaluate(`${inWidget}.querySelectorAll(':is(h2, h3) [aria-expanded]').length`);
		expect(questions).toBe(Object.keys(faq).length);
		expect(await engine.evaluate(`getComputedStyle(${button(formCopy.submit)}).fontSize`)).toBe('16px');
		expect(hostSite.violations).toEqual([]);
	});

	test('sends an enquiry from another origin and shows its reference', async ({ engine, hostSite, baseURL }) => {
		await engine.open(hostSite.publish({ body: bodyWith('<quote-widget show="form"></quote-widget>', baseURL) }));
		await fillIn(engine);
		await engine.click(button(formCopy.submit));
		await waitFor(engine, `${inWidget}.textContent.includes(${JSON.stringify(toasts.success.title)})`);
		expect(await engine.evaluate(`${inWidget}.querySelector('[part=reference]').textContent`)).toMatch(/\S{6,}/);
		expect(await engine.evaluate(`${control(labels.name)}.value`)).toBe('');
	});

	test('hydrates the prerendered widget in place', async ({ engine, hostSite, baseURL }) => {
		const remember = `<script>prerenderedForm = ${inWidget}.querySelector('form');
			addEventListener('quote-widget:ready', () => { isReady = true })</script>`;
		await engine.open(hostSite.publish({ body: bodyWith((await prerenderedForm(`${baseURL}`)) + remember, baseURL) }));
		await waitFor(engine, 'globalThis.isReady');
		expect(await engine.evaluate(`getComputedStyle(${control(labels.email)}).minHeight`)).toBe('44px');
		expect(await engine.evaluate(`${inWidget}.querySelector('form') === prerenderedForm`)).toBe(true);
		await engine.click(button(formCopy.submit));
		await waitFor(engine, `${inWidget}.textContent.includes(${JSON.stringify(messages.name)})`);
		expect(await engine.evaluate(`${inWidget}.querySelector('form') === prerenderedForm`)).toBe(true);
	});

	test('keeps its size and its buttons on a page that styles everything', async ({ engine, hostSite, baseURL }) => {
		const hostile =
			'<style>html { font-size: 6px } * { all: unset !important } button, input { display: none !important }</style>';
		await engine.open(hostSite.publish({ body: bodyWith(`${hostile}<quote-widget></quote-widget>`, baseURL) }));
		await waitForVisible(engine, 'form');
		expect(await engine.evaluate(`getComputedStyle(${control(labels.name)}).fontSize`)).toBe('16px');
		for (const find of [button(formCopy.submit), control(labels.email)])
			expect(await engine.evaluate(`${find}.getBoundingClientRect().height`)).toBeGreaterThanOrEqual(44);
	});

	test('can be filled in on a page that prevents presses outside field elements', async ({
		engine,
		hostSite,
		baseURL,
	}) => {
		const preventPresses = `<script>document.onmousedown = ({ target }) =>
			/INPUT|TEXTAREA|SELECT|OPTION/.test(target.tagName) || target.isContentEditable</script>`;
		await engine.open(
			hostSite.publish({ body: bodyWith(`${preventPresses}<quote-widget show="form"></quote-widget>`, baseURL) }),
		);
		await engine.click(control(labels.email));
		expect(await engine.evaluate(`${focused} === ${control(labels.email)}`)).toBe(true);
	});

	// Clauses: wcag 2.1.1
	test('is used with the keyboard alone, on a page that prevents its keys', async ({ engine, hostSite, baseURL }) => {
		const preventKeys = `<script>for (const type of ['keydown', 'keypress', 'keyup'])
			document.addEventListener(type, (event) => /^( |Enter)$/.test(event.key) && event.preventDefault())</script>`;
		await engine.open(
			hostSite.publish({ body: bodyWith(`${preventKeys}<quote-widget show="form faq"></quote-widget>`, baseURL) }),
		);
		await engine.click(control(labels.name));
		await engine.press('Tab');
		expect(await engine.evaluate(`${focused} === ${control(labels.dateOfBirth)}`)).toBe(true);
		await engine.evaluate(`${control(labels.name)}.focus()`);
		await engine.press('Enter');
		await waitFor(engine, `${focused}?.textContent.includes(${JSON.stringify(formCopy.errorSummaryTitle)})`);
		expect(await engine.evaluate(`${control(labels.name)}.getAttribute('aria-invalid')`)).toBe('true');
		const question = button(faq['what-it-is'][0]);
		await engine.evaluate(`${question}.focus()`);
		await engine.press('Enter');
		expect(await engine.evaluate(`${question}.getAttribute('aria-expanded')`)).toBe('true');
		await waitFor(engine, `${text(faq['what-it-is'][1])}?.getBoundingClientRect().height > 0`);
		await engine.press(' ');
		expect(await engine.evaluate(`${question}.getAttribute('aria-expanded')`)).toBe('false');
	});
}

function bodyWith(content: string, widgetHost: string | undefined): string {
	return `${content}<script src="${widgetHost}/widget/v1/quote-widget.js" async></script>`;
}

const waitForVisible = (engine: Engine, selector: string) =>
	waitFor(engine, `${inWidget}?.querySelector('${selector}')?.clientHeight > 0`);
