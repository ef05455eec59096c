/** A visitor's actions on the form, on the site or on a partner's page. */

import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { getQuote } from '../../shared/content/words/en/comparison-copy.ts';
import * as formCopy from '../../shared/content/words/en/form-copy.ts';
import { labels } from '../../shared/content/words/en/form-copy.ts';

export function formIn(within: Page | FrameLocator | Locator): Locator {
	return within.getByRole('form', { name: formCopy.title });
}

export function planIn(form: Locator): Locator {
	return form.getByLabel(labels.plan, { exact: true });
}

/** The button “Get Quote” on the card of a plan. */
export function quoteButton(within: Page | Locator, plan: string): Locator {
	return within.getByRole('article', { name: plan }).getByRole('button', { name: getQuote });
}

/** Valid answers to the required fields, except the name and the checkboxes. */
const required = {
	dateOfBirth: '1992-03-14',
	email: 'mei@example.com',
	mobilePhone: '8123 4567',
	gestationalWeek: '20',
};

/** Fills every required field by script, with focus and events, because typing is slower. Tests of typing do not use it. */
export async function fillIn(form: Locator, name = 'Tan Mei Ling'): Promise<void> {
	await form.evaluate(
		(element: HTMLFormElement, answers) => {
			for (const [field, answer] of answers) {
				const control = element.elements.namedItem(field) as HTMLInputElement;
				control.focus();
				control.value = answer;
				for (const type of ['input', 'change'])
					control.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
			}
			for (const box of element.querySelectorAll<HTMLInputElement>('[value=single-natural], #consent')) {
				box.focus();
				if (!box.checked) box.click();
			}
		},
		Object.entries({ name, ...required }),
	);
}

/** Non-empty fields that the form would submit. */
export function answersIn(form: Locator): Promise<[string, FormDataEntryValue][]> {
	return form.evaluate((element: HTMLFormElement) => [...new FormData(element)].filter(([, answer]) => answer !== ''));
}

/** Date in a number of weeks, as `YYYY-MM-DD` in UTC. Before 8 a.m. in Singapore, the date is a day earlier than there. */
export function inWeeks(weeks: number): string {
	return new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
}

export function submitButton(form: Locator): Locator {
	return form.getByRole('button', { name: formCopy.submit, exact: true });
}

export async function send(form: Locator): Promise<void> {
	await submitButton(form).click();
}

const reference = /\b[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{4}\b/;

/** Waits for the confirmation and reads the reference from it. */
export async function readReference(page: Page): Promise<string> {
	const confirmation = page.getByText(reference).first();
	await expect(confirmation).toBeVisible();
	return reference.exec((await confirmation.textContent()) ?? '')?.[0] ?? '';
}
