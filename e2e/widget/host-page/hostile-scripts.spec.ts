/** End-to-end tests of host pages with interfering scripts: the widget works, and does not interfere with them. */

import {
	dueDateCopy,
	labels,
	outcomeCopy,
	pregnancyTypeLabels,
	title,
	toasts,
} from '../../../shared/content/words/en/form-copy.ts';
import { fillIn, send, submitButton } from '../../testing/visitor.ts';
import { expect, ready, snippet, test } from '../host-test.ts';

const hostileScript = `
	// Old libraries extend prototypes; Prototype.js and MooTools also replace functions.
	Array.prototype.toJSON = function () { return '"' + this.join() + '"' };
	Object.prototype.extra = function () {};
	Object.prototype.note = 'text';
	Array.prototype.each = function () {};
	String.prototype.toJSON = function () { return 'corrupted' };
	Function.prototype.extend = function () {};
	Array.from = (items) => Array.prototype.slice.call(items);
	// A page with an AMD loader, leaked module variables, and its own React and Preact.
	window.define = () => { throw new Error('define was called') }; window.define.amd = {};
	window.exports = {}; window.module = { exports: window.exports }; window.require = () => { throw new Error('require') };
	window.React = { createElement() { throw new Error('React was used') } }; window.preact = { h() { throw new Error('preact was used') } };
	// Zone.js wraps promises, fetch and timers.
	const NativePromise = Promise;
	window.Promise = class ZonePromise extends NativePromise { then(...handlers) { return super.then(...handlers) } };
	const nativeFetch = window.fetch;
	window.fetch = function (...args) { return new Promise((resolve, reject) => nativeFetch.apply(window, args).then(resolve, reject)) };
	const nativeTimeout = window.setTimeout;
	window.setTimeout = function (run, ...rest) { return nativeTimeout.call(window, () => run(), ...rest) };
	window.queueMicrotask = (run) => Promise.resolve().then(run);
	// Monitoring adds headers to every request.
	const zoneFetch = window.fetch;
	const added = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', 'X-Requested-With': 'XMLHttpRequest' };
	window.fetch = (url, options = {}) => zoneFetch(url, { ...options, headers: { ...options.headers, ...added } });`;

test('sends the whole enquiry where scripts extend, replace and leak things', async ({ page, host, form }) => {
	const head = `<script>${hostileScript}</script>`;
	await host.open('partner="acme" plan="plan-3"', { head });
	await fillIn(form);
	const [request] = await Promise.all([page.waitForRequest('**/api/enquiries'), send(form)]);
	expect(JSON.parse(request.postData() ?? '')).toMatchObject({
		name: 'Tan Mei Ling',
		pregnancyType: ['single-natural'],
		plan: 'plan-3',
		partner: 'acme',
		consent: true,
	});
	expect(request.headers()).toHaveProperty('traceparent');
	await expect(page.getByText(toasts.success.title)).toBeVisible();
});

/** Document properties that forms of the same name replace (DOM clobbering); not `documentElement`, which Playwright needs. */
const clobbered = [
	...['URL', 'activeElement', 'adoptedStyleSheets', 'body', 'cookie', 'defaultView', 'dir', 'domain', 'forms', 'head'],
	...['images', 'links', 'location', 'readyState', 'referrer', 'scripts', 'title', 'visibilityState'],
];

test('elements that clobber document properties change nothing', async ({ page, host, form }) => {
	host.provoked.push('net::ERR_');
	const comment = `<img name="currentScript" src="https://evil.example/cat.png" data-mount="body" data-endpoint="https://evil.example">`;
	const forms = clobbered.map((name) => `<form name="${name}"></form>`).join('');
	const button = `<script src="${host.product}/widget/v1/quote-widget-button.js" async></script><button data-quote-widget>Quote</button>`;
	const address = host.publish({ body: comment + forms + snippet(host.script, 'show="form"') + button });
	const page1 = host.publish({ body: `<a href="${address}">Refer a friend</a>` });
	await page.goto(`${page1}?utm_source=friend`);
	await page.getByRole('link').click();
	await ready(page);
	expect(await page.evaluate(() => `${document.referrer}`)).toContain('HTMLFormElement');
	await expect(page.locator('quote-widget')).toHaveCount(2);
	await expect(form).toHaveAttribute('action', /^(?!.*evil)/);
	await fillIn(form);
	const [request] = await Promise.all([page.waitForRequest(/\/api\/enquiries/), send(form)]);
	expect(request.url()).not.toContain('evil.example');
	expect(request.postDataJSON().page).toBe(`${address}?utm_source=friend`);
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	await page.getByRole('button', { name: 'Quote', exact: true }).click();
	await expect(page.getByRole('dialog', { name: 'Quote' })).toBeVisible();
	await page.keyboard.press('Escape');
	// A dialog is named after the button that opens it. A dialog that a script opens is named after the page's title.
	await page.locator('quote-widget-dialog').evaluate((element: HTMLElement & { open(): void }) => element.open());
	await expect(page.getByRole('dialog', { name: 'Partner' })).toBeVisible();
});

// Clauses: wcag 2.1.4
test('typing never triggers the hotkeys of the page', async ({ page, host, form }) => {
	const hotkeys = `<script>
		window.pressed = [];
		const typing = (target) => target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
		for (const type of ['keydown', 'keypress', 'keyup']) {
			document.addEventListener(type, (event) => pressed.push(event.key));
			addEventListener(type, (event) => typing(event.target) || pressed.push('captured ' + event.key), true);
		}
	</script>`;
	await host.open('show="form"', { head: hotkeys });
	await form.getByLabel('Name', { exact: true }).pressSequentially('s/?k');
	await form.getByLabel('Additional information').pressSequentially('jk');
	await form.getByLabel('Gestational week').press('2');
	expect(await page.evaluate('pressed')).toEqual([]);
	await page.keyboard.press('Escape');
	expect(await page.evaluate('pressed')).toContain('Escape');
});

test('buttons can be pressed with keys that the page prevents, which hears its other hotkeys', async ({
	page,
	host,
	form,
}) => {
	const preventKeys = `<script>
		window.pressed = [];
		for (const type of ['keydown', 'keypress', 'keyup']) document.addEventListener(type, (event) => {
			pressed.push(event.key);
			event.preventDefault();
		});
	</script>`;
	await host.open('show="form"', { head: preventKeys });
	await fillIn(form);
	await submitButton(form).press('k');
	await submitButton(form).press('Space');
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	expect(new Set((await page.evaluate('pressed')) as string[])).toEqual(new Set(['k']));
});

test('is themed although browser extensions put nodes into the shadow tree', async ({ page, host }) => {
	await host.open('show="form"');
	await page.locator('quote-widget').evaluate((element: HTMLElementTagNameMap['quote-widget']) => {
		element.shadowRoot?.prepend(document.createElement('div'));
		element.shadowRoot?.append('text', document.createElement('style'));
		element.theme = 'dark';
	});
	await expect(page.locator('.quote-widget')).toHaveCount(1);
	await expect(page.locator('.quote-widget')).toHaveCSS('color-scheme', 'dark');
	await expect(page.locator('.quote-widget')).toContainText(title);
});

test('keeps going inside a focus trap of the page', async ({ page, host, form }) => {
	const trap = `<script>
		addEventListener('DOMContentLoaded', () => {
			const dialog = document.querySelector('#trap');
			document.addEventListener('focusin', (event) => { if (!dialog.contains(event.target)) dialog.focus() });
		});
	</script>`;
	const body = `<div id="trap" tabindex="-1">${snippet(host.script, 'show="form"')}</div>`;
	await page.goto(host.publish({ head: trap, body }));
	await fillIn(form);
	await form.getByLabel('Name', { exact: true }).focus();
	await page.keyboard.press('Tab');
	await expect(form.getByLabel('Date of birth')).toBeFocused();
});

/** Calls that a browser may refuse and a page may replace. If such a call fails, the receipt must still be shown. */
const decorations = {
	'a popover': ['HTMLElement', 'showPopover'],
	'the focus': ['HTMLElement', 'focus'],
	scrolling: ['Element', 'scrollIntoView'],
	'writing to storage': ['Storage', 'setItem'],
	'reading from storage': ['Storage', 'getItem'],
	'clearing storage': ['Storage', 'removeItem'],
	'an event': ['EventTarget', 'dispatchEvent'],
	measuring: ['Element', 'getBoundingClientRect'],
} as const;

for (const [what, [owner, method]] of Object.entries(decorations))
	test(`a sent enquiry has its receipt where ${what} fails`, async ({ page, host, form }) => {
		await host.open('show="form" draft');
		await fillIn(form);
		await page.evaluate(
			([owner, method]) => {
				Object.assign(window[owner].prototype, {
					[method]() {
						throw new Error(`${method} is refused`);
					},
				});
				// Clicks by script, because Playwright's click needs the replaced methods.
				const form = document.querySelector('quote-widget')?.shadowRoot?.querySelector('form');
				form?.querySelector<HTMLElement>('[type=submit]')?.click();
			},
			[owner, method] as const,
		);
		const receipt = form.getByRole('region', { name: outcomeCopy.sentTitle });
		await expect(receipt).toBeAttached();
		await expect(receipt.locator('[part=reference]')).toHaveText(/\S{6,}/);
		await expect(form.getByText(outcomeCopy.failedTitle)).toHaveCount(0);
		await expect(form.getByLabel(labels.email)).toHaveValue('');
	});

/**
 * Simulates copy-protection plug-ins, and libraries such as iScroll: both prevent events of these types, unless the target has the
 * tag of a control. On the page, the target of a press in the widget is `<quote-widget>`.
 */
const preventOutsideControls = (...types: string[]) => `<script>
	for (const type of ${JSON.stringify(types)}) document.addEventListener(type, (event) => {
		if (!/^(INPUT|TEXTAREA|SELECT|OPTION|LABEL|BUTTON|A|SUMMARY)$/.test(event.target.tagName)) event.preventDefault();
	}, { passive: false });
	window.pressed = [];
	for (const type of ['mousedown', 'click']) document.addEventListener(type, () => pressed.push(type));
</script>`;

test('fields can be used on a page that prevents presses, typing and copying outside them', async ({
	page,
	host,
	form,
}) => {
	const copying = ['copy', 'cut', 'paste', 'selectstart', 'contextmenu'];
	await host.open('show="form"', { head: preventOutsideControls('mousedown', 'click', 'beforeinput', ...copying) });
	const name = form.getByLabel(labels.name, { exact: true });
	await name.click();
	await expect(name).toBeFocused();
	await name.pressSequentially('Mei');
	await name.press('ControlOrMeta+a');
	await name.press('ControlOrMeta+x');
	await expect(name).toHaveValue('');
	const notes = form.getByLabel(labels.additionalInfo);
	await notes.fill('');
	await notes.click();
	await expect(notes).toBeFocused();
	await notes.press('ControlOrMeta+v');
	await expect(notes).toHaveValue('Mei');
	for (const type of copying) {
		const isLeft = await name.evaluate(
			(field, type) => field.dispatchEvent(new Event(type, { bubbles: true, composed: true, cancelable: true })),
			type,
		);
		expect(isLeft, type).toBe(true);
	}
	await form.getByLabel(pregnancyTypeLabels['multiple-natural']).click();
	await expect(form.getByLabel(pregnancyTypeLabels['multiple-natural'])).toBeChecked();
	expect(await page.evaluate('pressed'), 'presses in fields').toEqual([]);
	await form.getByRole('heading', { name: title }).click();
	expect(await page.evaluate('pressed'), 'a press beside them').toEqual(['mousedown', 'click']);
});

test.describe('by touch', () => {
	test.use({ hasTouch: true });

	for (const type of ['touchstart', 'touchend', 'click'])
		test(`an enquiry can be sent on a page that prevents ${type} outside controls`, async ({ page, host, form }) => {
			await host.open('show="form"', { head: preventOutsideControls(type) });
			const email = form.getByLabel(labels.email);
			await email.tap();
			await expect(email).toBeFocused();
			await form.getByText(pregnancyTypeLabels['multiple-natural']).tap();
			await expect(form.getByLabel(pregnancyTypeLabels['multiple-natural'])).toBeChecked();
			await form.getByText(dueDateCopy.open).tap();
			await expect(form.getByLabel(dueDateCopy.label)).toBeVisible();
			await fillIn(form);
			await submitButton(form).tap();
			await expect(page.getByText(toasts.success.title)).toBeVisible();
		});
});

test('sends the enquiry again when a service worker answered it with a stored page', async ({ page, host, form }) => {
	await host.open('show="form"');
	await fillIn(form);
	// A stored response keeps the URL of the page that was stored, and its status 200, but contains no receipt.
	await page.evaluate(async () => {
		const stored = await caches.open('offline');
		await stored.add(location.href);
		const { fetch } = window;
		window.fetch = async () => {
			window.fetch = fetch;
			return (await stored.match(location.href)) as Response;
		};
	});
	await send(form);
	await expect(page.getByText(toasts.success.title)).toBeVisible();
});
