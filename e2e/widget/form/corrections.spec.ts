/** After a failed submit nothing moves while somebody types: messages and summary keep their room until the next submit. */

import type { Locator } from '@playwright/test';
import * as formCopy from '../../../shared/content/en/form-copy.ts';
import { labels, messages, outcomeCopy, pregnancyTypeLabels } from '../../../shared/content/en/form-copy.ts';
import { formIn, send } from '../../visitor.ts';
import { expect, snippet, test } from '../host-test.ts';

for (const width of [320, 360, 1440])
	test(`no field moves as the errors are corrected, at ${width} pixels`, async ({ page, host }) => {
		await page.setViewportSize({ width, height: 740 });
		await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
		const form = formIn(page);
		await send(form);
		await expect(form.locator('.error')).toHaveCount(7);
		const before = await placesIn(form);
		expect(before).toHaveLength(9);
		const isUnmoved = async () => expect(await placesIn(form)).toEqual(before);
		const type = async (label: string, text: string) => {
			await form.getByLabel(label, { exact: true }).focus();
			for (const key of text) {
				await page.keyboard.type(key);
				await isUnmoved();
			}
		};
		await type(labels.name, 'Mei');
		await type(labels.dateOfBirth, '03141992');
		await type(labels.email, 'mei@example.com');
		await type(labels.mobilePhone, '8123 4567');
		await form.getByLabel(labels.gestationalWeek, { exact: true }).selectOption('20');
		await isUnmoved();
		await form.getByLabel(pregnancyTypeLabels['single-natural']).check();
		await isUnmoved();
		await form.getByRole('checkbox', { name: formCopy.consentLabel }).check();
		await isUnmoved();
		await expect(form.locator('[aria-invalid]')).toHaveCount(0);
		await send(form);
		await expect(form.getByRole('region', { name: outcomeCopy.sentTitle })).toBeFocused();
		await expect(form.locator('.error, .error-summary')).toHaveCount(0);
	});

test('the summary keeps an entry that is corrected, says so, and still leads to its field', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
	const form = formIn(page);
	await send(form);
	const name = form.getByLabel(labels.name, { exact: true });
	await name.fill('Mei');
	const summary = form.getByRole('region', { name: formCopy.errorSummaryTitle });
	const entry = summary.getByRole('link', { name: `${messages.name} ${formCopy.corrected}` });
	await expect(entry).toBeVisible();
	await expect(form.locator('#name-error').getByText(formCopy.corrected)).toBeVisible();
	await expect(summary.getByRole('link', { name: formCopy.corrected })).toHaveCount(1);
	await entry.click();
	await expect(name).toBeFocused();
	await expect(name).toHaveAccessibleDescription('');
	await name.fill('');
	await expect(name).toHaveAccessibleDescription(messages.name);
	await expect(summary.getByRole('link', { name: formCopy.corrected })).toHaveCount(0);
});

/** The top of each field on the page. */
function placesIn(form: Locator): Promise<number[]> {
	return form
		.locator('.field')
		.evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().top + scrollY)));
}
