/** What happens to focus and place when a page changes the widget under an answer. All else: `widget/element/quote-widget-element.test.ts`. */

import { plan3 } from '../../testing/plan-names.ts';
import { fillIn, formIn, quoteButton } from '../../testing/visitor.ts';
import { expect, snippet, test } from '../host-test.ts';

type Widget = HTMLElementTagNameMap['quote-widget'];

test('a form shown again, about the plan chosen meanwhile, takes neither focus nor place', async ({ page, host }) => {
	const body = `<input aria-label="Search"><div style="height: 2000px"></div><quote-widget show="form"></quote-widget>`;
	await page.goto(host.publish({ body: `${body}<script src="${host.script}"></script>` }));
	const show = (parts: string) =>
		page.locator('quote-widget').evaluate((element: Widget, parts) => {
			element.show = parts;
		}, parts);
	await fillIn(formIn(page));
	await show('plans');
	await quoteButton(page, plan3).click();
	await page.getByLabel('Search').focus();
	await page.evaluate(() => scrollTo(0, 0));
	await show('plans form');
	await expect(formIn(page).getByLabel('Email')).toHaveValue('mei@example.com');
	await expect(page.getByLabel('Search')).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('reset() leaves the comparison and the answers that are being read as they are', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script) }));
	const question = page.getByRole('button', { name: 'Are twins covered?' });
	await page.getByLabel('S$10,000').check();
	await question.click();
	await fillIn(formIn(page));
	await question.focus();
	const place = (await question.boundingBox())?.y;
	await page.locator('quote-widget').evaluate((element: Widget) => element.reset());
	await expect(formIn(page).getByLabel('Email')).toHaveValue('');
	await expect(page.getByLabel('S$10,000')).toBeChecked();
	await expect(question).toHaveAttribute('aria-expanded', 'true');
	await expect(question).toBeFocused();
	expect((await question.boundingBox())?.y).toBe(place);
});

test('prefill() empties a date that is half typed', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
	const birthday = formIn(page).getByLabel('Date of birth');
	await birthday.pressSequentially('02');
	await expect(birthday).toHaveJSProperty('validity.badInput', true);
	await page.locator('quote-widget').evaluate((element: Widget) => element.prefill({ dateOfBirth: '' }));
	await expect(birthday).toHaveJSProperty('validity.badInput', false);
});
