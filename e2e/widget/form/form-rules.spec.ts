/** End-to-end tests of the form on a partner's page: layout, validation, messages, states and keyboard. */

import type { Locator } from '@playwright/test';
import { currentConsent } from '../../../shared/content/words/en/consent.ts';
import * as formCopy from '../../../shared/content/words/en/form-copy.ts';
import { dueDateCopy, messages, outcomeCopy, toasts } from '../../../shared/content/words/en/form-copy.ts';
import { boxOf } from '../../testing/boxes.ts';
import { delayResponses } from '../../testing/servers/delay-response.ts';
import { stopClock } from '../../testing/stop-clock.ts';
import { fillIn, planIn, send, submitButton } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

const { labels } = formCopy;

test.beforeEach(async ({ host }) => {
	await host.open('show="form" partner="acme"');
});

test('titles have one face, hints one distance, controls one inset, selects a chevron of ours', async ({
	page,
	form,
}) => {
	expect(await gapsAbove(form.locator('.label + .hint'))).toEqual([4, 4, 4, 4]);
	const face = await form.getByRole('heading', { level: 2 }).evaluate((title) => getComputedStyle(title).fontFamily);
	for (const group of await form.getByRole('heading', { level: 3 }).all())
		await expect(group).toHaveCSS('font-family', face);
	const controls = await form.locator('.control:visible').all();
	expect(controls).toHaveLength(7);
	for (const control of controls) await expect(control).toHaveCSS('padding-inline-start', '12px');
	for (const forcedColors of ['none', 'active'] as const) {
		await page.emulateMedia({ forcedColors });
		for (const select of await form.getByRole('combobox').all())
			await expect(select).toHaveCSS('appearance', forcedColors === 'none' ? 'none' : 'auto');
	}
});

/** Distance of each element from the one before it, in CSS pixels. */
function gapsAbove(elements: Locator): Promise<number[]> {
	return elements.evaluateAll((all) =>
		all.map(
			(element) =>
				element.getBoundingClientRect().top - (element.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
		),
	);
}

test('the disclosure is before the consent, links to policies are below the form', async ({ page, host, form }) => {
	const part = page.locator('section').filter({ has: form });
	const introduction = part.getByText(formCopy.introduction, { exact: true });
	await expect(introduction).toContainText('CoverCompass Pte. Ltd. (UEN 202000000X)');
	expect((await boxOf(introduction)).bottom).toBeLessThan((await boxOf(part.getByText(currentConsent.text))).top);
	for (const [name, path] of [
		[formCopy.privacy, '/privacy'],
		[formCopy.terms, '/terms'],
	] as const) {
		const link = part.getByRole('link', { name, exact: true });
		await expect(link).toHaveAttribute('href', host.product + path);
		await expect(link).toHaveAttribute('target', '_blank');
	}
});

// Clauses: spec 5.1 8.5, wcag 1.3.3 3.3.1
test('an empty form shows every error, at the field and in an error summary that has focus', async ({ form }) => {
	await send(form);
	const summary = form.getByRole('region', { name: formCopy.errorSummaryTitle });
	await expect(summary).toBeFocused();
	await expect(summary.getByText('7 answers need your attention')).toBeVisible();
	const expected = {
		[labels.name]: messages.name,
		[labels.dateOfBirth]: messages.dateOfBirth,
		[labels.email]: messages.email,
		[labels.mobilePhone]: messages.mobilePhone,
		[labels.gestationalWeek]: messages.gestationalWeek,
		[formCopy.consentLabel]: messages.consent,
	};
	for (const [label, message] of Object.entries(expected)) {
		const control = form.getByLabel(label, { exact: true });
		await expect(control).toHaveAttribute('aria-invalid', 'true');
		await expect(control).toHaveAccessibleDescription(new RegExp(message));
		await summary.getByRole('link', { name: message }).click();
		await expect(control).toBeFocused();
	}
	const group = form.getByRole('group', { name: labels.pregnancyType });
	await expect(group).toHaveAccessibleDescription(new RegExp(messages.pregnancyType));
	await summary.getByRole('link', { name: messages.pregnancyType }).click();
	await expect(group.getByRole('checkbox').first()).toBeFocused();
});

// Clauses: wcag 1.3.4
test('on the smallest phone a message begins in view, in landscape fields it leads to', async ({ page, form }) => {
	await page.setViewportSize({ width: 320, height: 480 });
	await send(form);
	const summary = form.getByRole('region', { name: formCopy.errorSummaryTitle });
	await expect(summary.getByRole('heading')).toBeInViewport({ ratio: 1 });
	await page.setViewportSize({ width: 568, height: 232 });
	for (const link of await summary.getByRole('link').all()) {
		await link.click();
		await expect(form.locator(':focus')).toBeInViewport({ ratio: 1 });
	}
	await expect(form.locator('#consent-error')).toBeInViewport({ ratio: 1 });
	await page.setViewportSize({ width: 320, height: 480 });
	await fillIn(form);
	await send(form);
	await expect(form.getByRole('heading', { name: outcomeCopy.sentTitle })).toBeInViewport({ ratio: 1 });
});

// Clauses: wcag 3.3.3
test('an incomplete date and an impossible date are invalid, not missing', async ({ page, form }) => {
	await fillIn(form);
	const birthday = form.getByLabel(labels.dateOfBirth);
	const shown = form.getByText(messages.dateOfBirthNotReal);
	for (const typed of ['02', '02302000']) {
		await birthday.fill('');
		await birthday.pressSequentially(typed);
		// Uses the keyboard, because a click within 300 ms after a message, near the click before, is ignored as a double tap.
		await submitButton(form).press('Enter');
		await expect(form.getByRole('region', { name: formCopy.errorSummaryTitle })).toBeFocused();
		await expect(shown).toHaveCount(2);
		await expect(birthday).toHaveAccessibleDescription(new RegExp(messages.dateOfBirthNotReal));
	}
	await birthday.pressSequentially('02282000');
	await birthday.blur();
	await expect(form.locator('#dateOfBirth-error')).toBeHidden();
	await birthday.pressSequentially('02');
	await page.evaluate(() => document.querySelector('quote-widget')?.prefill({ dateOfBirth: '' }));
	await expect(birthday, 'prefill() empties it').toHaveJSProperty('validity.badInput', false);
});

// Clauses: spec 4.2, wcag 2.4.3 4.1.3
test('while sending the button says so, the focus stays, and nothing is sent twice', async ({ page, form }) => {
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST') sent.push(request.url());
	});
	const release = await delayResponses(page, '**/api/enquiries');
	const status = page.getByRole('status');
	await fillIn(form);
	await stopClock(page);
	await submitButton(form).press('Enter');
	await expect(form.getByRole('button', { name: formCopy.submitting })).toBeDisabled();
	const sending = form.getByRole('group', { name: formCopy.submitting });
	// The focus moves to the group, because disabling the focused button would drop the focus.
	await expect(sending).toBeFocused();
	await page.keyboard.press('Shift+Tab');
	await expect(form.getByRole('checkbox', { name: formCopy.consentLabel })).toBeFocused();
	await form.getByLabel(labels.name, { exact: true }).press('Enter');
	await page.clock.runFor(3_900);
	await expect(status).toHaveText('');
	await page.clock.runFor(200);
	await expect(status).toHaveText(formCopy.stillTrying);
	release();
	await expect(status).toContainText(toasts.success.title);
	await expect(form.getByText(formCopy.stillTrying)).toHaveCount(0);
	expect(sent).toEqual([expect.stringMatching(/\/api\/enquiries$/)]);
});

// Clauses: wcag 3.2.2
test('Enter in the due date helper sends nothing', async ({ page, form }) => {
	// The event fires synchronously on submit, before any request.
	const events = await page.evaluateHandle(() => {
		const events: string[] = [];
		addEventListener('quote-widget:submit', ({ type }) => events.push(type));
		return events;
	});
	const sent: string[] = [];
	page.on('request', (request) => sent.push(request.method()));
	await fillIn(form);
	await form.getByText(dueDateCopy.open).click();
	await form.getByLabel(dueDateCopy.label).press('Enter');
	expect(await events.jsonValue()).toEqual([]);
	await form.getByLabel(labels.name, { exact: true }).press('Enter');
	expect(await events.jsonValue()).toEqual(['quote-widget:submit']);
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	expect(sent.filter((method) => method === 'POST')).toHaveLength(1);
});

test('a click that blurs the due date reaches its target', async ({ form }) => {
	await form.getByText(dueDateCopy.open).click();
	const moved = await form.getByLabel(dueDateCopy.label).evaluate(async (dueDate: HTMLInputElement) => {
		const below = () => dueDate.form?.querySelector('#consent')?.getBoundingClientRect().top;
		const before = below();
		dueDate.valueAsDate = new Date(Date.now() + 140 * 86_400_000);
		dueDate.dispatchEvent(new Event('change', { bubbles: true }));
		await Promise.resolve().then(() => undefined);
		return below() !== before;
	});
	expect(moved).toBe(false);
	await expect(form.getByText(/^You are \d+ weeks pregnant/)).toBeVisible();
});

// Clauses: spec 3.1, wcag 2.1.1 2.4.6 3.2.1 3.3.2
test('the whole form by keyboard alone', async ({ page, form }) => {
	await tabTo(form.getByLabel(labels.name, { exact: true }));
	await page.keyboard.type('Tan Mei Ling');
	await page.keyboard.press('Tab');
	await page.keyboard.type('03141992');
	await tabTo(form.getByLabel(labels.email));
	await page.keyboard.type('mei@example.com');
	await page.keyboard.press('Tab');
	await page.keyboard.type('81234567');
	await page.keyboard.press('Tab');
	await page.keyboard.type('2');
	await tabTo(form.getByLabel('Single Baby Natural'));
	await page.keyboard.press('Space');
	await tabTo(planIn(form));
	await page.keyboard.type('Not');
	await tabTo(form.getByRole('checkbox', { name: formCopy.consentLabel }));
	await page.keyboard.press('Space');
	await page.keyboard.press('Tab');
	await expect(form.getByRole('button', { name: formCopy.submit })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByText(toasts.success.title)).toBeVisible();
});

/** Presses Tab until the control has focus. Each part of a date is a tab stop, so up to twelve presses are needed. */
async function tabTo(control: Locator): Promise<void> {
	const hasFocus = () => control.evaluate((element) => element.matches(':focus'));
	for (let stops = 0; stops < 12 && !(await hasFocus()); stops++) await control.page().keyboard.press('Tab');
	await expect(control).toBeFocused();
}

test('an enquiry with a filled honeypot is refused with 422 and the failure toast', async ({ page, host, form }) => {
	host.provoked.push('status of 422');
	await fillIn(form);
	const website = 'https://spam.example';
	await form.locator('[name=website]').evaluate((field, value) => Object.assign(field, { value }), website);
	const [response] = await Promise.all([page.waitForResponse('**/api/enquiries'), send(form)]);
	expect(response.status()).toBe(422);
	expect(response.request().postDataJSON()).toMatchObject({ website });
	await expect(page.getByRole('status')).toContainText(toasts.failure.title);
	await expect(page.getByRole('status')).toContainText(toasts.failure.text);
});
