/** End-to-end tests of the element when a page moves it, nests it in other elements, or is prerendered. */

import { toasts } from '../../../shared/content/words/en/form-copy.ts';
import { plan2 } from '../../testing/plan-names.ts';
import { fillIn, formIn, planIn, quoteButton } from '../../testing/visitor.ts';
import { expect, snippet, test } from '../host-test.ts';

test('moved by moveBefore() it keeps focus and nodes, moved by append() its answers', async ({ page, host }) => {
	await page.goto(host.publish({ body: `${snippet(host.script, 'show="form"')}<div id="there"></div>` }));
	const name = formIn(page).getByLabel('Name', { exact: true });
	await name.fill('Tan Mei Ling');
	const moved = await page.evaluate(async () => {
		const element = document.querySelector('quote-widget') as HTMLElement;
		const form = element.shadowRoot?.querySelector('form');
		let mounts = 0;
		element.addEventListener('quote-widget:ready', () => mounts++);
		(document.querySelector('#there') as HTMLElement).moveBefore(element, null);
		await new Promise((resolve) => setTimeout(resolve));
		return { sameForm: element.shadowRoot?.querySelector('form') === form, mounts };
	});
	expect(moved).toEqual({ sameForm: true, mounts: 0 });
	await expect(page.locator('#there').getByLabel('Name', { exact: true })).toBeFocused();
	await page.locator('quote-widget').evaluate((element) => document.body.append(element));
	await expect(name).toHaveValue('Tan Mei Ling');
});

test('works in a shadow root, a modal dialog, a form, quirks mode, with <base>', async ({ page, host, form }) => {
	const body = `<form action="/elsewhere" onsubmit="throw 'submitted'"><input name="q"><dialog><div id="outer"></div></dialog></form>
		<script src="${host.script}"></script><script>
			document.querySelector('#outer').attachShadow({ mode: 'open' }).append(document.createElement('quote-widget'));
			document.querySelector('dialog').showModal();
		</script>`;
	await page.goto(host.publish({ doctype: '', head: '<base href="https://elsewhere.example/deep/">', body }));
	expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
	await quoteButton(page, plan2).click();
	const name = form.getByLabel('Name', { exact: true });
	await expect(planIn(form)).toHaveValue('plan-2');
	await name.press('Enter');
	await form.getByRole('link', { name: 'Name is required' }).click();
	await expect(name).toBeFocused();
	await fillIn(form);
	await name.press('Enter');
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	expect(page.url()).not.toContain('elsewhere');
});

test('a page shown after it was prerendered has the draft of the page before, and overwrites none of it', async ({
	page,
	host,
	form,
}) => {
	const name = form.getByLabel('Name', { exact: true });
	await host.open('show="form" draft');
	await name.fill('Tan');
	// Browsers prerender a page with a copy of the tab's `sessionStorage`, and give the page the real one on activation.
	await page.reload();
	await expect(name).toHaveValue('Tan');
	await page.evaluate(() => {
		const [key = ''] = Object.keys(sessionStorage);
		const draft = JSON.parse(sessionStorage[key]);
		const answers = { ...draft.answers, name: 'Tan Mei Ling', email: 'mei@example.com' };
		sessionStorage[key] = JSON.stringify({ ...draft, plan: 'plan-3', answers, edited: ['name', 'email'] });
		document.dispatchEvent(new Event('prerenderingchange'));
	});
	await expect(name).toHaveValue('Tan Mei Ling');
	await expect(planIn(form)).toHaveValue('plan-3');
	await form.getByLabel('Mobile phone').fill('8123 4567');
	await page.reload();
	await expect(name).toHaveValue('Tan Mei Ling');
	await expect(form.getByLabel('Email')).toHaveValue('mei@example.com');
	await expect(form.getByLabel('Mobile phone')).toHaveValue('8123 4567');
});
