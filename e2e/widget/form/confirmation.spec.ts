/** The confirmation of a stored enquiry: kept through a reload, above the form for the next one. */

import type { Page } from '@playwright/test';
import { outcomeCopy, sampleEnquiry, title } from '../../../shared/content/en/form-copy.ts';
import { plan1, plan2 } from '../../plan-names.ts';
import { fillIn, formIn, quoteButton, send } from '../../visitor.ts';
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

test('where drafts are kept it survives a reload above the empty form, and holds nothing that was typed', async ({
	page,
	host,
}) => {
	const { confirmation, reference } = await sendFrom(page, host, 'show="form" draft');
	const stored = JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })));
	expect(stored).toContain(reference);
	for (const answer of typed) expect(stored).not.toContain(answer);
	await page.reload();
	await expect(confirmation).toContainText(reference);
	await expect(confirmation).not.toBeFocused();
	await expect(page.locator('.toast')).toHaveCount(0);
	const form = formIn(page);
	await form.getByLabel('Name').fill('A second one');
	await page.reload();
	await expect(confirmation).toContainText(reference);
	await expect(form.getByLabel('Name')).toHaveValue('A second one');
	await page.locator('quote-widget').evaluate((element: HTMLElementTagNameMap['quote-widget']) => element.reset());
	await page.reload();
	await ready(page);
	await expect(confirmation).toHaveCount(0);
});

test('"Get Quote" leads to the form below the receipt', async ({ page, host }) => {
	const { form, confirmation } = await sendFrom(page, host, 'show="plans form"');
	await quoteButton(page, plan2).click();
	await expect(form.getByRole('heading', { name: title })).toBeFocused();
	await expect(form.getByLabel('Additional information')).toHaveValue(sampleEnquiry(plan2));
	await expect(confirmation).toContainText(plan1);
});

test('it says what was asked and by when somebody replies, and leads to the enquiry’s own page', async ({
	page,
	host,
}) => {
	const { confirmation, reference } = await sendFrom(page, host, 'show="form"');
	await expect(confirmation).toHaveAccessibleDescription(
		/^Plan 1 Your reference: \S+ You hear from us by \w{3} \d+ \w{3}, \d+:\d\d.[ap]m\.$/,
	);
	await expect(confirmation.getByRole('link', { name: outcomeCopy.follow })).toHaveAttribute(
		'href',
		new RegExp(`/enquiry\\?reference=${reference}`),
	);
	await expect(confirmation.getByRole('link', { name: outcomeCopy.register })).toHaveAttribute('href', /mas\.gov\.sg/);

	await page.reload();
	await ready(page);
	await expect(confirmation).toHaveCount(0);
	expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
