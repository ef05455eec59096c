/** What happens to answers when a page changes the widget under them, and what a page cannot fill in. */

import type { Locator, Page } from '@playwright/test';
import { advice, dueDateCopy, messages, sampleEnquiry, toasts } from '../../../shared/content/en/form-copy.ts';
import { plan2, plan3 } from '../../plan-names.ts';
import { prerenderedForm } from '../../prerendered-form.ts';
import { answersIn, fillIn, formIn, inWeeks, planIn, quoteButton, send } from '../../visitor.ts';
import { expect, type Host, ready, snippet, test } from '../host-test.ts';

type Widget = HTMLElementTagNameMap['quote-widget'];

const prefill = (page: Page, answers: object) =>
	page.locator('quote-widget').evaluate((element: Widget, given) => element.prefill(given), answers);

test('drafts turned off leave none behind, and reset() empties the form and forgets them', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form" draft') }));
	await ready(page);
	const stored = () => page.evaluate(() => sessionStorage.length);
	const setDraft = (isOn: boolean) =>
		page.locator('quote-widget').evaluate((element: Widget, isOn) => {
			element.draft = isOn;
		}, isOn);
	const atFirst = await answersIn(formIn(page));
	await fillIn(formIn(page));
	expect(await stored()).toBe(1);
	await setDraft(false);
	expect(await stored()).toBe(0);
	await setDraft(true);
	await formIn(page).getByLabel('Email').fill('mei@example.com');
	expect(await stored()).toBe(1);
	await page.locator('quote-widget').evaluate((element: Widget) => element.reset());
	await expect.poll(() => answersIn(formIn(page))).toEqual(atFirst);
	expect(await stored()).toBe(0);
});

test('the visitor’s plan outlasts the page’s when that is given again, and not when the page or a later one names another', async ({
	page,
	host,
}) => {
	const plan = planIn(formIn(page));
	const give = (plan: string) =>
		page.locator('quote-widget').evaluate((element: Widget, value) => element.setAttribute('plan', value), plan);
	await page.goto(host.publish({ body: snippet(host.script, 'draft plan="plan-1"') }));
	await quoteButton(page, plan3).click();
	await give('plan-1');
	await expect(plan).toHaveValue('plan-3');
	await page.goto(host.publish({ body: snippet(host.script, 'draft plan="plan-2"') }));
	await expect(plan).toHaveValue('plan-2');
	await quoteButton(page, plan3).click();
	await expect(plan).toHaveValue('plan-3');
	await give('plan-1');
	await expect(plan).toHaveValue('plan-1');
});

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

test('a draft that the page asks for later is filled in and counted, with its plan, and ends the messages of its fields', async ({
	page,
	host,
}) => {
	const form = formIn(page);
	const email = form.getByLabel('Email');
	await page.goto(host.publish({ body: snippet(host.script, 'draft') }));
	await quoteButton(page, plan3).click();
	await email.fill('mei@example.com');
	await form.getByLabel('Additional information').fill('My own words');
	await page.goto(host.publish({ body: snippet(host.script) }));
	await expect(planIn(form)).toHaveValue('plan-1');
	await send(form);
	await expect(form.getByText(messages.email).first()).toBeVisible();
	await page.locator('quote-widget').evaluate((element: Widget) => {
		element.draft = true;
	});
	await expect(email).toHaveValue('mei@example.com');
	await expect(form.locator('#email-error')).toBeHidden();
	await expect(form.getByText('12/600')).toBeVisible();
	await expect(planIn(form)).toHaveValue('plan-3');
});

test('a draft is about the plan chosen last, though the page keeps the focus or another form has the answers', async ({
	page,
	host,
}) => {
	const cancel = `<script>addEventListener('quote-widget:plan-selected', (event) => event.preventDefault(), true)</script>`;
	const widgets = '<quote-widget draft></quote-widget><quote-widget id="second" show="form" draft></quote-widget>';
	for (const head of [cancel, '']) {
		await page.goto(host.publish({ head, body: `${widgets}<script src="${host.script}"></script>` }));
		await formIn(page).nth(1).getByLabel('Email').fill('mei@example.com');
		const plan = head ? plan3 : plan2;
		await quoteButton(page, plan).click();
		await page.reload();
		await expect(formIn(page).nth(1).getByLabel('Email')).toHaveValue('mei@example.com');
		for (const form of await formIn(page).all()) await expect(planIn(form)).toHaveValue(head ? 'plan-3' : 'plan-2');
	}
});

for (const change of ['element.reset()', "element.show = 'faq'"])
	test(`${change} may come while a field is being typed in`, async ({ page, host, problems }) => {
		await page.clock.install();
		await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
		await formIn(page).getByLabel('Name', { exact: true }).pressSequentially('Mei');
		const typed = () => page.locator('quote-widget').evaluate((element: Widget) => element.values.name);
		expect(await typed()).toBe('Mei');
		await page.evaluate(`{ const element = document.querySelector('quote-widget'); ${change} }`);
		await expect.poll(typed).toBe('');
		await page.clock.runFor(1000);
		expect(problems).toEqual([]);
	});

for (const [what, type] of [
	['typed', (form: Locator) => form.getByLabel('Name', { exact: true }).pressSequentially('M')],
	['worked out from the due date', (form: Locator) => form.getByLabel('Due date').fill(inWeeks(20))],
] as const)
	test(`a page may call reset() as it hears of what is being ${what}`, async ({ page, host, problems }) => {
		await page.goto(host.publish({ body: snippet(host.script, 'show="form" draft') }));
		await formIn(page).getByText('Work it out from my due date').click();
		await page.locator('quote-widget').evaluate((element: Widget) => {
			addEventListener('input', () => element.reset(), { capture: true, once: true });
		});
		await type(formIn(page));
		await expect(formIn(page).getByLabel('Name', { exact: true })).toHaveValue('');
		expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
		expect(problems).toEqual([]);
	});

test('a page that hears of a stored enquiry finds the form empty and the draft gone', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form" draft endpoint="simulate"') }));
	await fillIn(formIn(page));
	const found = page.locator('quote-widget').evaluate(
		(element: Widget) =>
			new Promise((resolve) =>
				element.addEventListener('quote-widget:success', () => {
					const { email } = element.values;
					element.show = 'faq';
					resolve({ email, draft: JSON.stringify({ ...sessionStorage }).includes('mei@example.com') });
				}),
			),
	);
	await send(formIn(page));
	expect(await found).toEqual({ email: '', draft: false });
	await page.locator('quote-widget').evaluate((element: Widget) => element.setAttribute('show', 'form'));
	await expect(formIn(page).getByLabel('Email')).toHaveValue('');
});

test('prefill() before the element is on the page adds to what was filled in before', async ({ page, host }) => {
	await page.goto(host.publish({ body: `<script src="${host.script}"></script>` }));
	await page.evaluate(() => {
		const element = document.createElement('quote-widget');
		element.prefill({ name: 'Mei' });
		element.prefill({ email: 'mei@example.com' });
		document.body.append(element);
	});
	await expect(formIn(page).getByLabel('Name', { exact: true })).toHaveValue('Mei');
	await expect(formIn(page).getByLabel('Email')).toHaveValue('mei@example.com');
});

test('a draft about a plan that is gone is about the first one', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form" draft') }));
	await formIn(page).getByLabel('Email').fill('mei@example.com');
	await planIn(formIn(page)).selectOption('plan-2');
	await page.evaluate(() => {
		const [key = ''] = Object.keys(sessionStorage);
		sessionStorage.setItem(key, `${sessionStorage.getItem(key)}`.replace('"plan-2"', '"plan-9"'));
	});
	await page.reload();
	await expect(formIn(page).getByLabel('Email')).toHaveValue('mei@example.com');
	expect(await page.locator('quote-widget').evaluate((element: Widget) => element.values.plan)).toBe('plan-1');
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
	const place = await page.evaluate(() => scrollY);
	await page.locator('quote-widget').evaluate((element: Widget) => element.reset());
	await expect(formIn(page).getByLabel('Email')).toHaveValue('');
	await expect(page.getByLabel('S$10,000')).toBeChecked();
	await expect(question).toHaveAttribute('aria-expanded', 'true');
	await expect(question).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('advice is about what stands in the form, whoever filled it in', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form" draft') }));
	const advised = formIn(page).getByText(advice.age);
	await prefill(page, { dateOfBirth: '1950-01-01' });
	await expect(advised).toBeVisible();
	await formIn(page).getByLabel('Name').fill('Mei');
	await page.reload();
	await expect(advised).toBeVisible();
	await prefill(page, { dateOfBirth: '1992-01-01' });
	await expect(advised).toBeHidden();
});

test('a form that went away while it was sending keeps its key: the enquiry is stored once', async ({ page, host }) => {
	const keys: (string | undefined)[] = [];
	await page.route('**/api/enquiries', (route) => {
		keys.push(route.request().headers()['idempotency-key']);
		return keys.length === 1 ? undefined : route.continue();
	});
	await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
	await fillIn(formIn(page));
	await send(formIn(page));
	await expect.poll(() => keys.length).toBe(1);
	await page.locator('quote-widget').evaluate(async (element: Widget) => {
		element.remove();
		await Promise.resolve();
		document.body.append(element);
	});
	await formIn(page)
		.getByRole('checkbox', { name: /^I agree/ })
		.check();
	await send(formIn(page));
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	expect(keys).toEqual([keys[0], keys[0]]);
});

test('two draft forms without ids of their own keep nothing; with ids each keeps its own', async ({ page, host }) => {
	for (const [ids, kept] of [
		[
			['', ''],
			['', ''],
		],
		[
			['id="a"', 'id="b"'],
			['Anna', 'Bea'],
		],
	] as const) {
		const widgets = ids.map((id) => `<quote-widget ${id} show="form typo" draft></quote-widget>`).join('');
		await page.goto(host.publish({ body: `${widgets}<script src="${host.script}"></script>` }));
		const names = formIn(page).getByLabel('Name', { exact: true });
		await names.nth(0).fill('Anna');
		await names.nth(1).fill('Bea');
		await page.reload();
		await expect(names).toHaveCount(2);
		for (const [index, name] of kept.entries()) await expect(names.nth(index)).toHaveValue(name);
	}
});

test('prefill() with a due date works the week out, says so, and leads to where it is changed', async ({
	page,
	host,
}) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
	const form = formIn(page);
	const week = form.getByLabel('Gestational week', { exact: true });
	await prefill(page, { dueDate: inWeeks(20) });
	await expect(week).toHaveValue(/^(19|20)$/);
	const note = form.getByText(/^(19|20) weeks, from your due date\.$/);
	await expect(note).toBeVisible();
	await expect(form.getByLabel('Due date')).toHaveValue(inWeeks(20));
	await form.getByRole('link', { name: dueDateCopy.change }).click();
	await expect(week).toBeFocused();
	await week.selectOption('30');
	await expect(note).toHaveCount(0);
	await expect(form.getByText(/By your due date you are (19|20) weeks pregnant, but/)).toBeVisible();
});

test('prefill() takes answers of the right shape alone, and leaves what the visitor has changed since', async ({
	page,
	host,
}) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
	const form = formIn(page);
	const name = form.getByLabel('Name', { exact: true });
	const birthday = form.getByLabel('Date of birth');
	const values = () => page.locator('quote-widget').evaluate((element: Widget) => element.values);
	await birthday.pressSequentially('02');
	await expect(birthday).toHaveJSProperty('validity.badInput', true);
	await prefill(page, { dateOfBirth: '' });
	await expect(birthday).toHaveJSProperty('validity.badInput', false);

	await prefill(page, { name: 'Mei', website: 'https://acme.example', plan: 'plan-9', consent: ['true'] });
	await expect(name).toHaveValue('Mei');
	await expect(form.locator('[name=website]')).toHaveValue('');
	await expect(planIn(form)).toHaveValue('plan-1');
	await expect(form.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked();

	const known = { dateOfBirth: '1992-03-14', gestationalWeek: '13', pregnancyType: ['single-natural'] };
	await name.fill('Ann');
	await prefill(page, known);
	await expect.poll(values).toMatchObject({ ...known, name: 'Ann' });
	await prefill(page, { dateOfBirth: '14/03/1992', gestationalWeek: '12', pregnancyType: ['single'] });
	await expect.poll(values).toMatchObject({ dateOfBirth: '', gestationalWeek: '', pregnancyType: [], name: 'Ann' });
});
