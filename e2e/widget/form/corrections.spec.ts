/** End-to-end test of corrections after a refused submit: nothing moves while typing, and a field is checked on blur. */

import type { Locator } from '@playwright/test';
import { labels, outcomeCopy } from '../../../shared/content/words/en/form-copy.ts';
import { fillIn, send } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

test('no field moves while errors are corrected by typing', async ({ page, host, form }) => {
	await page.setViewportSize({ width: 320, height: 740 });
	await host.open('show="form"');
	await send(form);
	const errors = form.locator('.error');
	await expect(errors).toHaveCount(7);
	for (const [label, text] of [
		[labels.name, 'Mei'],
		[labels.dateOfBirth, '03141992'],
		[labels.email, 'm@b.sg'],
		[labels.mobilePhone, '81234567'],
	] as const) {
		const control = form.getByLabel(label, { exact: true });
		await control.focus();
		const before = await errors.count();
		const places = await placesIn(form);
		for (const key of text) {
			await page.keyboard.type(key);
			expect(await placesIn(form)).toEqual(places);
		}
		await control.blur();
		await expect(errors).toHaveCount(before - 1);
		await expect(control).not.toHaveAttribute('aria-invalid');
	}
	await fillIn(form);
	await expect(errors).toHaveCount(0);
	await expect(form.locator('.error-summary'), 'nothing is wrong any more').toHaveCount(0);
	await send(form);
	await expect(form.getByRole('region', { name: outcomeCopy.sentTitle })).toBeFocused();
});

/** Top of each field, relative to the page. */
function placesIn(form: Locator): Promise<number[]> {
	const places = (fields: Element[]) => fields.map((field) => Math.round(field.getBoundingClientRect().top + scrollY));
	return form.locator('.field').evaluateAll(places);
}
