/** The confirmation of a stored enquiry: kept through a reload, collapsed for another plan, taken along as a copy. */

import type { Page } from '@playwright/test';
import { outcomeCopy, title } from '../../../shared/content/en/form-copy.ts';
import { accessibilityViolations } from '../../accessibility-violations.ts';
import { plan1, plan2 } from '../../plan-names.ts';
import { fillIn, formIn, planIn, quoteButton, send, startAnother } from '../../visitor.ts';
import { expect, type Host, ready, snippet, test } from '../host-test.ts';

const typed = ['Tan Mei Ling', 'mei@example.com', '8123 4567', '1992-03-14'];

async function sendFrom(page: Page, host: Host, attributes: string) {
	await page.goto(host.publish({ body: snippet(host.script, attributes) }));
	await ready(page);
	const form = formIn(page);
	await fillIn(form);
	await send(form);
	const confirmation = form.getByRole('region', { name: outcomeCopy.sentTitle });
	await expect(confirmation).toBeFocused();
	const reference = `${await confirmation.locator('[part=reference]').textContent()}`;
	return { form, confirmation, reference };
}

test('where drafts are kept it survives a reload, and holds nothing that was typed', async ({ page, host }) => {
	const { confirmation, reference } = await sendFrom(page, host, 'show="form" draft');
	const stored = JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })));
	expect(stored).toContain(reference);
	for (const answer of typed) expect(stored).not.toContain(answer);
	await page.reload();
	await expect(confirmation).toContainText(reference);
	await expect(confirmation).not.toBeFocused();
	const form = formIn(page);
	await startAnother(form);
	await form.getByLabel('Name').fill('A second one');
	await page.reload();
	await expect(form.getByRole('group').filter({ hasText: reference })).toBeVisible();
	await expect(form.getByLabel('Name')).toHaveValue('A second one');
	await page.locator('quote-widget').evaluate((element: HTMLElementTagNameMap['quote-widget']) => element.reset());
	await page.reload();
	await ready(page);
	await expect(confirmation).toHaveCount(0);
});

test('"Get Quote" on another plan brings the form back, below the collapsed receipt', async ({ page, host }) => {
	const { form, confirmation, reference } = await sendFrom(page, host, 'show="plans form"');
	await quoteButton(page, plan1).click();
	await expect(confirmation).toBeFocused();
	await quoteButton(page, plan2).click();
	await expect(confirmation).toHaveCount(0);
	await expect(form.getByRole('heading', { name: title })).toBeFocused();
	await planIn(form).selectOption({ label: plan1 });
	await expect(planIn(form)).toBeVisible();
	const collapsed = form.getByRole('group').filter({ hasText: reference });
	await expect(collapsed.getByText(outcomeCopy.caller)).toBeHidden();
	await collapsed.getByText(outcomeCopy.sentTitle).click();
	await expect(collapsed.getByText(outcomeCopy.caller)).toBeVisible();
	expect(await accessibilityViolations(page, { include: ['quote-widget'] })).toEqual([]);
});

test('a copy can be mailed and names nobody, its reference can be copied, and a reload without drafts leaves nothing', async ({
	page,
	host,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const { confirmation, reference } = await sendFrom(page, host, 'show="form"');
	const mail = new URL(
		`${await confirmation.getByRole('link', { name: outcomeCopy.mailToSelf }).getAttribute('href')}`,
	);
	expect(mail.protocol + mail.pathname).toBe('mailto:');
	expect(mail.search).not.toContain('+');
	expect(mail.searchParams.get('subject')).toContain(reference);
	for (const part of [reference, ...outcomeCopy.next, outcomeCopy.caller])
		expect(mail.searchParams.get('body')).toContain(part);
	for (const answer of typed) expect(decodeURIComponent(mail.search)).not.toContain(answer);
	await expect(confirmation.getByRole('link', { name: outcomeCopy.register })).toHaveAttribute('href', /mas\.gov\.sg/);

	const copy = confirmation.getByRole('button', { name: outcomeCopy.copyReference });
	await copy.click();
	await expect(confirmation.getByText(outcomeCopy.copied)).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
	await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
	await copy.click();
	// Where the page may not copy, the reference is selected.
	await expect.poll(() => page.evaluate(() => `${getSelection()}`.trim())).toBe(reference);

	await page.reload();
	await ready(page);
	await expect(confirmation).toHaveCount(0);
	expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('it is printed alone', async ({ page, host }) => {
	await page.addInitScript(() => Object.assign(window, { print: () => {} }));
	const { form, confirmation } = await sendFrom(page, host, '');
	await confirmation.getByRole('button', { name: outcomeCopy.print }).click();
	await page.emulateMedia({ media: 'print' });
	await expect(confirmation.getByText(outcomeCopy.caller)).toBeVisible();
	await expect(form.getByLabel('Name')).toBeHidden();
	await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeHidden();
	await expect(confirmation.getByRole('button', { name: outcomeCopy.copyReference })).toBeHidden();
	await expect(confirmation.getByRole('link', { name: outcomeCopy.mailToSelf })).toBeHidden();
});
