import { outcomeCopy, title } from '../../../shared/content/words/en/form-copy.ts';
import { plan1, plan2 } from '../../testing/plan-names.ts';
import { fillIn, formIn, quoteButton, send } from '../../testing/visitor.ts';
import { expect, ready, snippet, test } from '../host-test.ts';

const typed = ['Tan Mei Ling', 'mei@example.com', '8123 4567', '1992-03-14'];

test('it leads to the enquiry’s page, and survives a reload without what was typed', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="plans form" draft') }));
	const form = formIn(page);
	await fillIn(form);
	await send(form);
	const confirmation = form.getByRole('region', { name: outcomeCopy.sentTitle });
	await expect(confirmation).toBeFocused();
	await expect(confirmation).toHaveAccessibleDescription(
		/^Plan 1 Your reference: \S+ You hear from us by \w{3} \d+ \w{3}, \d+:\d\d.[ap]m\.$/,
	);
	const reference = `${await confirmation.locator('[part=reference]').textContent()}`;
	for (const [name, address] of [
		[outcomeCopy.follow, new RegExp(`/enquiry\\?reference=${reference}`)],
		[outcomeCopy.register, /mas\.gov\.sg/],
	] as const)
		await expect(confirmation.getByRole('link', { name })).toHaveAttribute('href', address);
	const stored = JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })));
	expect(stored).toContain(reference);
	for (const answer of typed) expect(stored).not.toContain(answer);

	await page.reload();
	await expect(confirmation).toContainText(reference);
	await expect(confirmation).not.toBeFocused();
	await expect(page.locator('.toast')).toHaveCount(0);
	await quoteButton(page, plan2).click();
	await expect(form.getByRole('heading', { name: title })).toBeFocused();
	await expect(confirmation).toContainText(plan1);
	await form.getByLabel('Name').fill('A second one');
	await page.reload();
	await expect(confirmation).toContainText(reference);
	await expect(form.getByLabel('Name')).toHaveValue('A second one');
	await page.locator('quote-widget').evaluate((element: HTMLElementTagNameMap['quote-widget']) => element.reset());
	await page.reload();
	await ready(page);
	await expect(confirmation).toHaveCount(0);
});
