/** The playground: every page of it works, and so do its controls, its log and its policy check. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { title } from '../../shared/content/en/comparison-copy.ts';
import * as formCopy from '../../shared/content/en/form-copy.ts';
import { toasts } from '../../shared/content/en/form-copy.ts';
import { accessibilityViolations } from '../accessibility-violations.ts';
import { plan3 } from '../plan-names.ts';
import { answersIn, fillIn, formIn, planIn, quoteButton, send } from '../visitor.ts';
import { test } from './playground-test.ts';

/** The accessibility checker itself cannot run among its broken built-ins. */
const uncheckable = 'hostile-host';

const pages = readdirSync(join(import.meta.dirname, '../../widget/playground/pages'))
	.filter((file) => file.endsWith('.html'))
	.map((file) => file.replace('.html', ''))
	.filter((name) => name !== uncheckable);

async function openPage(page: Page, builtPlayground: string, name: string): Promise<void> {
	await page.goto(`${builtPlayground}pages/${name}.html`);
	await expect(page.locator('quote-widget h2').first()).toBeVisible();
}

test(`the page “${uncheckable}” shows a widget`, async ({ page, builtPlayground }) => {
	await openPage(page, builtPlayground, uncheckable);
});

for (const name of pages) {
	test(`the page “${name}” shows a widget without an accessibility violation`, async ({ page, builtPlayground }) => {
		await openPage(page, builtPlayground, name);
		expect(await accessibilityViolations(page, { include: ['quote-widget'] })).toEqual([]);
	});
}

test('in development it opens on the simulated page, whose form succeeds', async ({ page, playground }) => {
	await page.goto(playground);
	await expect(page).toHaveTitle('quote-widget playground');
	const stage = page.frameLocator('#stage');
	const form = formIn(stage);
	await fillIn(form);
	await send(form);
	await expect(stage.getByText(toasts.success.title)).toBeVisible();
	const log = page.getByRole('log');
	for (const name of ['ready', 'start', 'submit', 'success']) await expect(log).toContainText(`quote-widget:${name}`);
});

test('a control changes its attribute at once, and the markup to copy', async ({ page, builtPlayground }) => {
	await page.goto(builtPlayground);
	const stage = page.frameLocator('#stage');
	await expect(formIn(stage)).toBeVisible();
	await page.getByLabel('show', { exact: true }).fill('faq');
	await expect(formIn(stage)).toHaveCount(0);
	await expect(page.locator('#markup')).toContainText('show="faq"');
});

test('tells which directive of a policy would stop the widget', async ({ page, builtPlayground }) => {
	await page.goto(builtPlayground);
	await page.getByLabel('Address of the widget’s script').fill('https://cover.example/widget/v1/quote-widget.js');
	const policy = page.getByLabel('Content-Security-Policy of your page');
	await policy.fill("default-src 'none'; script-src https://cover.example");
	await expect(page.getByText(/^connect-src lacks https:\/\/cover\.example/)).toBeVisible();
	await policy.fill('default-src https://cover.example');
	await expect(page.getByText('Nothing is missing')).toBeVisible();
});

test('the comparison prints as a table without its controls', async ({ page, builtPlayground }) => {
	await page.goto(`${builtPlayground}pages/show-plans.html`);
	await expect(page.getByLabel('Sort by')).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('table', { name: 'Plan comparison' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Get Quote' })).toHaveCount(0);
	await expect(page.getByLabel('Sort by')).toBeHidden();
	await expect(page.getByRole('region', { name: title })).toHaveCSS('break-inside', 'avoid');
});

test('the failing endpoint ends in the failure text with everything kept', async ({ page, builtPlayground }) => {
	await page.goto(`${builtPlayground}pages/failing.html`);
	await expect(formIn(page)).toBeVisible();
	await page.clock.install();
	await fillIn(formIn(page));
	const answers = await answersIn(formIn(page));
	await send(formIn(page));
	await page.clock.runFor(10_000);
	await expect(page.getByText(toasts.failure.title)).toBeVisible();
	expect(await answersIn(formIn(page))).toEqual(answers);
});

test('in a page’s own form, Enter sends ours alone', async ({ page, builtPlayground }) => {
	await page.goto(`${builtPlayground}pages/inside-a-form.html`);
	await formIn(page).getByLabel(formCopy.labels.name, { exact: true }).press('Enter');
	await expect(page.getByText(formCopy.errorSummaryTitle)).toBeVisible();
	expect(page.url()).toContain('inside-a-form');
});

test('a plan chosen in one element reaches the form in another', async ({ page, builtPlayground }) => {
	await page.goto(`${builtPlayground}pages/two-elements.html`);
	await quoteButton(page, plan3).click();
	await expect(planIn(formIn(page))).toHaveValue('plan-3');
});
