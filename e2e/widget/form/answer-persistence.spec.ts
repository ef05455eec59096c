/** What happens to focus, place and prerendered answers when a page changes the widget under them. All else: `widget/element/quote-widget-element.test.ts`. */

import { sampleEnquiry } from '../../../shared/content/en/form-copy.ts';
import { plan3 } from '../../plan-names.ts';
import { prerenderedForm } from '../../prerendered-form.ts';
import { fillIn, formIn, planIn, quoteButton } from '../../visitor.ts';
import { expect, type Host, snippet, test } from '../host-test.ts';

type Widget = HTMLElementTagNameMap['quote-widget'];

test('answers outlast a change of what is shown, the sample line is about the plan chosen meanwhile, and nothing is scrolled or focused', async ({
	page,
	host,
}) => {
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
	await expect(planIn(formIn(page))).toHaveValue('plan-3');
	await expect(formIn(page).getByLabel('Additional information')).toHaveValue(sampleEnquiry(plan3));
	await expect(page.getByLabel('Search')).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** Address of a page that changes an attribute of the prerendered form before the widget takes its content over. */
async function changedEarly(host: Host, name: string, value: string): Promise<string> {
	const change = `customElements.whenDefined('quote-widget').then(() => {
		document.querySelector('quote-widget').setAttribute('${name}', '${value}');
	})`;
	const scripts = `<script>${change}</script><script src="${host.script}" defer></script>`;
	return host.publish({ body: `${await prerenderedForm(host.product)}${scripts}` });
}

test('what the page changes before prerendered content is taken over holds', async ({ page, host }) => {
	await page.goto(await changedEarly(host, 'show', 'plans faq'));
	await expect(page.getByRole('button', { expanded: false })).toHaveCount(14);
	await expect(page.locator('section')).toHaveClass([/^comparison/, 'faq']);
	await page.goto(await changedEarly(host, 'theme', 'dark'));
	await expect(page.locator('.quote-widget')).toHaveCSS('color-scheme', 'dark');
	await page.goto(await changedEarly(host, 'plan', 'plan-3'));
	await expect(planIn(formIn(page))).toHaveValue('plan-3');
	await expect(formIn(page).getByLabel('Additional information')).toHaveValue(sampleEnquiry(plan3));
});

test('a plan that the page announces at prerendered content, before it is taken over, is known to every form', async ({
	page,
	host,
	problems,
}) => {
	const announce = `<script>document.querySelector('[draft]').dispatchEvent(
		new CustomEvent('quote-widget:plan-selected', { bubbles: true, detail: { plan: 'plan-3' } }),
	)</script>`;
	const widgets = `<quote-widget show="form"></quote-widget>${await prerenderedForm(host.product)}`;
	await page.goto(host.publish({ body: `${widgets}<script src="${host.script}"></script>${announce}` }));
	for (const form of await formIn(page).all()) await expect(planIn(form)).toHaveValue('plan-3');
	expect(problems).toEqual([]);
});

test('answers given by the page before prerendered content is taken over are filled in, whatever is shown then', async ({
	page,
	host,
}) => {
	const change = `customElements.whenDefined('quote-widget').then(() => {
		const element = document.querySelector('quote-widget');
		element.prefill({ name: 'Mei' });
		element.show = 'form faq';
	})`;
	const early = `<script>document.querySelector('quote-widget').shadowRoot.getElementById('email').value = 'mei@'</script>`;
	const scripts = `${early}<script>${change}</script><script src="${host.script}" defer></script>`;
	await page.goto(host.publish({ body: `${await prerenderedForm(host.product)}${scripts}` }));
	await expect(page.getByRole('button', { expanded: false })).toHaveCount(14);
	await expect(formIn(page).getByLabel('Email')).toHaveValue('mei@');
	await expect(formIn(page).getByLabel('Name', { exact: true })).toHaveValue('Mei');
});

for (const [what, change] of [
	['reset()', 'element.reset()'],
	['being removed and put back', 'element.remove(); setTimeout(() => document.body.append(element))'],
])
	test(`${what} takes no focus, though the visitor was led to the form before`, async ({ page, host }) => {
		await page.goto(host.publish({ body: `<input aria-label="Search">${snippet(host.script)}` }));
		await quoteButton(page, plan3).click();
		await formIn(page).getByLabel('Email').fill('mei@');
		await page.getByLabel('Search').focus();
		await page.evaluate(`{ const element = document.querySelector('quote-widget'); ${change} }`);
		await expect(formIn(page).getByLabel('Email')).toHaveValue(what === 'reset()' ? '' : 'mei@');
		await expect(page.getByLabel('Search')).toBeFocused();
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
