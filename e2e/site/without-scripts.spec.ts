/** End-to-end tests of the site with JavaScript off: all of it is readable, and the form works. */

import { expect, test } from '@playwright/test';
import { brand } from '../../shared/content/brand.ts';
import { plans } from '../../shared/content/plans/plans.ts';
import { planTerms } from '../../shared/content/words/en/comparison-copy.ts';
import { currentConsent } from '../../shared/content/words/en/consent.ts';
import { faq } from '../../shared/content/words/en/faq.ts';
import { consentLabel, messages, noScriptCopy, outcomeCopy, toasts } from '../../shared/content/words/en/form-copy.ts';
import { boxesOf, boxOf } from '../testing/boxes.ts';
import { sectionIn } from '../testing/site-pages.ts';
import { fillIn, formIn, send } from '../testing/visitor.ts';

test.use({ javaScriptEnabled: false });

test('plans, form, answers, initial results of the tools, and the partner’s lines can be read', async ({ page }) => {
	await page.goto('/maternity');
	for (const plan of plans) await expect(page.getByRole('table', { name: /Plan comparison/ })).toContainText(plan.name);
	for (const term of Object.values(planTerms)) await expect(page.locator('#compare').getByText(term)).toBeVisible();
	for (const [, answer] of Object.values(faq)) await expect(page.getByText(answer)).toBeVisible();
	await expect(formIn(page)).toBeVisible();
	await expect(page.getByText('From week 13 to week 36 is when you can apply for these plans.')).toBeVisible();
	await expect(page.getByLabel('When is your baby due?')).toBeHidden();
	const premium = sectionIn(page, 'Premium and value');
	await expect(premium.getByText('from the plan for diagnosis and 7 days at S$5,000 assured')).toBeVisible();
	await expect(premium.getByRole('definition')).toHaveCount(6);
	await expect(premium.getByRole('slider')).toBeHidden();
	await page.goto('/partners');
	await expect(page.locator('.embed-lines code')).toHaveText(
		`<script src="${brand.url}/widget/v1/quote-widget.js" async></script>\n<quote-widget partner="test"></quote-widget>`,
	);
	await expect(page.getByText('WordPress, as administrator or editor')).toBeVisible();
});

test('a wrong field is explained; what was typed and the partner are kept and sent', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto('/maternity?partner=acme-advisers');
	const form = formIn(page);
	await fillIn(form, 'Kept As Typed');
	await form.getByLabel('Email').fill('mei');
	await send(form);
	await expect(page.getByRole('main')).toContainText(messages.email);
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kept As Typed');
	await expect(page.locator('form [name=partner]')).toHaveValue('acme-advisers');
	// `Email` matches only one field, because the consent's text, which also mentions email, is a description rather than a label.
	await page.getByLabel('Email').fill('mei@example.com');
	await expect(page.getByLabel(consentLabel)).toHaveAccessibleDescription(new RegExp(currentConsent.text.slice(0, 40)));
	await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
	const targets = page.locator(
		'.error-summary a, .no-script-answer :is(button, select, textarea, .field > input:not([type=hidden]), label:has(input))',
	);
	const heights = (await boxesOf(targets)).map(({ height }) => height);
	expect(heights.filter((height) => height < 44)).toEqual([]);
	await page.getByRole('button', { name: 'Get Free Quote' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(toasts.success.title);
	await expect(page.getByRole('main')).toContainText(toasts.success.text);
	for (const name of [outcomeCopy.follow, noScriptCopy.home])
		expect((await boxOf(page.getByRole('main').getByRole('link', { name }))).height).toBeGreaterThanOrEqual(44);
	await expect(page.getByRole('banner')).toBeVisible();
});
