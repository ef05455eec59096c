/** The playground around its pages, as built and put into a folder of some site: controls, log, links, markup. */

import { expect, type Page } from '@playwright/test';
import * as formCopy from '../../shared/content/en/form-copy.ts';
import { accessibilityViolations } from '../accessibility-violations.ts';
import { plan3 } from '../plan-names.ts';
import { fillIn, formIn, quoteButton, send } from '../visitor.ts';
import { test } from './playground-test.ts';

const stageOf = (page: Page) => page.frameLocator('#stage');
const choosePage = (page: Page, title: string) => page.getByLabel('Page', { exact: true }).selectOption(title);
const log = (page: Page) => page.getByRole('log', { name: 'Events' });

test('every page tells its first event', async ({ page, builtPlayground }) => {
	await page.goto(builtPlayground);
	for (const title of await page.getByLabel('Page', { exact: true }).getByRole('option').allTextContents()) {
		await choosePage(page, title);
		await expect(stageOf(page).locator('quote-widget h2').first()).toBeVisible();
		await expect(log(page)).toContainText('quote-widget:ready {}');
		await page.getByRole('button', { name: 'Clear' }).click();
		await expect(log(page)).toBeEmpty();
	}
});

test('“back” goes to the page before, and “forward” on', async ({ page, builtPlayground }) => {
	await page.goto(builtPlayground);
	await choosePage(page, 'Theme: dark');
	await choosePage(page, 'Show: FAQ');
	await page.goBack();
	await expect(page.getByLabel('Page', { exact: true })).toHaveValue('theme-dark');
	await expect(stageOf(page).getByRole('heading', { name: 'A light page' })).toBeVisible();
	await page.goForward();
	await expect(page.getByLabel('show', { exact: true })).toHaveValue('faq');
});

test('a link shows someone else what was chosen, and “start again” takes it back', async ({
	page,
	builtPlayground,
}) => {
	await page.goto(builtPlayground);
	await choosePage(page, 'Show: form');
	await page.getByLabel('theme', { exact: true }).fill('dark');
	await page.getByLabel('endpoint', { exact: true }).fill('');
	await page.getByLabel('draft', { exact: true }).check();
	await page.getByLabel('Width').selectOption('360 pixels');
	await page.reload();
	const widget = stageOf(page).locator('quote-widget');
	await expect(widget).toHaveJSProperty('outerHTML', '<quote-widget show="form" theme="dark" draft=""></quote-widget>');
	await expect(page.getByLabel('draft', { exact: true })).toBeChecked();
	await expect(page.locator('#stage')).toHaveCSS('width', '360px');
	await page.getByRole('button', { name: 'Start again' }).click();
	await expect(widget).toHaveJSProperty('outerHTML', '<quote-widget show="form" endpoint="simulate"></quote-widget>');
	await expect(page.getByLabel('draft', { exact: true })).not.toBeChecked();
});

test('a link that names nothing there is shows the first there is', async ({ page, builtPlayground }) => {
	await page.goto(`${builtPlayground}#page=nowhere&element=9&plan=plan-2`);
	await expect(page.getByLabel('Page', { exact: true })).toHaveValue('simulated');
	await expect(stageOf(page).locator('quote-widget')).toHaveAttribute('plan', 'plan-2');
});

test('a part that is chosen gets a rule to go on with', async ({ page, builtPlayground }) => {
	await page.goto(`${builtPlayground}#page=show-form`);
	await page.getByText('Styling').click();
	const styles = page.getByLabel('Styles of your page');
	await styles.fill('quote-widget { opacity: 1 }');
	await page.getByLabel('::part()').selectOption('submit');
	await expect(styles).toHaveValue(/^quote-widget \{ opacity: 1 \}\nquote-widget::part\(submit\)/);
	await expect(stageOf(page).locator('[part~=submit]')).toHaveCSS('outline-style', 'dashed');
});

for (const way of ['With the element', 'With the script tag alone']) {
	test(`the markup, pasted into another site, gives the same widget: ${way}`, async ({
		page,
		builtPlayground,
		hostSite,
	}) => {
		await page.goto(builtPlayground);
		await page.getByText('Styling').click();
		const chosen = {
			show: 'plans form',
			partner: 'a.b_c-1',
			plan: 'plan-3',
			theme: 'dark',
			phone: `"'<b>&amp; ü 孕`,
			email: 'a&b@partner.example',
			'--quote-widget-accent': 'rgb(1, 200, 3)',
			'Styles of your page': 'quote-widget::part(submit) { outline: 2px solid }',
		};
		for (const [name, value] of Object.entries(chosen)) await page.getByLabel(name, { exact: true }).fill(value);
		await page.getByLabel('share', { exact: true }).check();
		const inside = (element: Element) => {
			const button = element.shadowRoot?.querySelector('[part~=submit]') as Element;
			const { outlineWidth, backgroundColor } = getComputedStyle(button);
			const attributes = element.getAttributeNames().sort();
			return [
				outlineWidth,
				backgroundColor,
				...attributes.map((name) => `${name}=${element.getAttribute(name)}`),
				// What was chosen on the stage is said there: it stands in a live region.
				element.shadowRoot?.innerHTML.replace(/<span aria-live="polite">((?:<span>[^<]*<\/span>)?)<\/span>/g, '$1'),
			];
		};
		const onStage = stageOf(page).locator('quote-widget');
		await expect(onStage.locator('[part~=submit]')).toHaveCSS('outline-width', '2px');
		const shown = await onStage.evaluate(inside);
		const markup = await page.getByRole('region', { name: way }).getByRole('code').innerText();
		await page.goto(hostSite.publish({ body: markup }));
		await expect(formIn(page)).toBeVisible();
		expect(await page.locator('quote-widget').evaluate(inside)).toEqual(shown);
	});
}

test('the markup is copied, and selected where a page may not copy', async ({ page, context, builtPlayground }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(`${builtPlayground}#page=show-faq`);
	const section = page.getByRole('region', { name: 'With the element' });
	await expect(section.getByRole('code')).toContainText('show="faq"');
	const markup = await section.getByRole('code').innerText();
	const button = section.getByRole('button');
	await button.click();
	await expect(button).toHaveText('Copied');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markup);
	await expect(button).toHaveText('Copy');
	await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
	await button.click();
	await expect(button).toHaveText('Selected: copy it by hand');
	expect(await page.evaluate(() => `${getSelection()}`)).toBe(markup);
});

test('the log has events in order with their details, and nothing that was typed', async ({
	page,
	builtPlayground,
}) => {
	await page.goto(`${builtPlayground}#page=two-elements`);
	const form = formIn(stageOf(page));
	await page.getByRole('checkbox', { name: 'submit' }).check();
	await quoteButton(stageOf(page).locator('#plans'), plan3).click();
	await fillIn(form);
	await send(form);
	await page.getByRole('checkbox', { name: 'submit' }).uncheck();
	await send(form);
	await expect(log(page)).toContainText('quote-widget:success');
	const lines = (await log(page).innerText()).split('\n').map((line) => line.replace(/^[\d.]+ s\s+/, ''));
	expect(lines.filter(Boolean)).toEqual([
		'quote-widget:ready {} from #plans',
		'quote-widget:ready {} from #form',
		'quote-widget:plan-selected {"plan":"plan-3"} from #plans',
		'quote-widget:start {"plan":"plan-3"} from #form',
		'quote-widget:submit {"plan":"plan-3"} from #form, canceled',
		'quote-widget:submit {"plan":"plan-3"} from #form',
		'quote-widget:success {"reference":"SIMULATED","plan":"plan-3"} from #form',
	]);
});

test('methods act on the element that was chosen, and say what is wrong with their values', async ({
	page,
	builtPlayground,
}) => {
	await page.goto(`${builtPlayground}#page=two-elements`);
	await page.getByLabel('Element', { exact: true }).selectOption('#form');
	// The page starts again with it.
	await expect(page.getByLabel('endpoint', { exact: true })).toHaveValue('simulate');
	const name = formIn(stageOf(page)).getByLabel(formCopy.labels.name, { exact: true });
	await page.getByRole('button', { name: 'prefill()' }).click();
	await expect(name).toHaveValue('Tan Mei Ling');
	await page.getByRole('button', { name: 'values' }).click();
	await expect(page.getByRole('status')).toContainText('"mobilePhone": "8123 4567"');
	await page.getByRole('button', { name: 'reset()' }).click();
	await expect(name).toHaveValue('');
	await page.getByLabel('Values for prefill()').fill('{');
	await page.getByRole('button', { name: 'prefill()' }).click();
	await expect(page.getByRole('status')).toContainText('SyntaxError');
});

test('custom properties stand as the page has them, and can be taken away', async ({ page, builtPlayground }) => {
	await page.goto(`${builtPlayground}#page=theme-own`);
	await page.getByText('Styling').click();
	const accent = page.getByLabel('--quote-widget-accent', { exact: true });
	await expect(accent).toHaveValue('#7a1f5c');
	const button = stageOf(page).locator('[part~=submit]');
	await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 92)');
	await accent.fill('');
	await expect(button).not.toHaveCSS('background-color', 'rgb(122, 31, 92)');
	await expect(page.getByRole('region', { name: 'With the element' })).toContainText('--quote-widget-accent: initial;');
	await accent.fill('#7a1f5c');
	await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 92)');
});

test('a value that the widget does not take is told apart', async ({ page, builtPlayground }) => {
	await page.goto(builtPlayground);
	const plan = page.getByLabel('plan', { exact: true });
	await plan.fill('plan-5');
	await expect(page.getByText('Not understood')).toHaveCount(4);
	await expect(page.getByText('Not understood').filter({ visible: true })).toHaveCount(1);
	await expect(plan).toHaveAccessibleDescription(/^Not understood/);
	await plan.fill('plan-4');
	await expect(page.getByText('Not understood').filter({ visible: true })).toHaveCount(0);
});

test('a page with a strict policy has the simulated endpoints, too: a field that the service finds wrong', async ({
	page,
	builtPlayground,
}) => {
	await page.goto(`${builtPlayground}#page=strict-csp`);
	await page.getByLabel('endpoint', { exact: true }).fill('https://correcting.example');
	await fillIn(formIn(stageOf(page)));
	await send(formIn(stageOf(page)));
	await expect(stageOf(page).getByRole('link', { name: 'This address was refused' })).toBeVisible();
	await expect(log(page)).toContainText('POST https://correcting.example: 422');
	await expect(log(page)).toContainText('quote-widget:invalid {"fields":["email"]}');
});

test('the failing endpoint shows its quiet retries', async ({ page, builtPlayground }) => {
	await page.goto(`${builtPlayground}#page=failing`);
	await expect(formIn(stageOf(page))).toBeVisible();
	await page.clock.install();
	await fillIn(formIn(stageOf(page)));
	await send(formIn(stageOf(page)));
	await page.clock.runFor(10_000);
	await expect(log(page)).toContainText('quote-widget:error {"code":"503","retryable":true}');
	await expect(log(page).getByText('POST https://failing.example: 503')).toHaveCount(4);
});

test('a keyboard reaches the controls without walking through the widget', async ({ page, builtPlayground }) => {
	await page.goto(builtPlayground);
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: 'Skip to the controls' })).toBeInViewport();
	await page.keyboard.press('Enter');
	await expect(page.getByLabel('show', { exact: true })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
	test(`the controls have no accessibility violation, ${colorScheme}`, async ({ page, builtPlayground }) => {
		await page.emulateMedia({ colorScheme });
		await page.goto(builtPlayground);
		await page.getByText('Styling').click();
		await page.getByRole('button', { name: 'values' }).click();
		for (let press = 0; press < 12; press++) await quoteButton(stageOf(page).locator('quote-widget'), plan3).click();
		expect(await accessibilityViolations(page, { exclude: '#stage' })).toEqual([]);
	});
}

test('in development the controls are about a widget that comes late, too', async ({ page, playground }) => {
	await page.goto(`${playground}widget/playground/#page=script-alone&plan=plan-2`);
	await expect(page.getByLabel('partner', { exact: true })).toHaveValue('acme-advisers');
	await expect(page.getByRole('region', { name: 'With the element' })).toContainText('plan="plan-2"');
});

test('in development the page around the widget keeps its own look', async ({ page, playground }) => {
	await page.goto(`${playground}widget/playground/pages/simulated.html`);
	await expect(formIn(page)).toBeVisible();
	await expect(page.locator('body')).toHaveCSS('margin-top', '8px');
});
