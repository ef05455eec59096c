/** What a visitor does with the form, on the site or a partner's page, by the names that assistive technology sees. */

import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { getQuote } from '../shared/content/en/comparison-copy.ts';
import * as formCopy from '../shared/content/en/form-copy.ts';
import { labels } from '../shared/content/en/form-copy.ts';
import type { Words } from '../shared/content/words.ts';

type FormWords = Pick<Words['formCopy'], 'labels' | 'pregnancyTypeLabels' | 'consentLabel'>;

/** The enquiry form, wherever on the page it stands. */
export function formIn(within: Page | FrameLocator | Locator): Locator {
	return within.getByRole('form', { name: formCopy.title });
}

/** The plan that the form is about. */
export function planIn(form: Locator): Locator {
	return form.getByLabel(labels.plan, { exact: true });
}

/** The button on the card of a plan. */
export function quoteButton(within: Page | Locator, plan: string): Locator {
	return within.getByRole('article', { name: plan }).getByRole('button', { name: getQuote });
}

/** Fills every required field with an answer that passes, in the form of any language. */
export async function fillIn(form: Locator, name = 'Tan Mei Ling', copy: FormWords = formCopy): Promise<void> {
	const { labels, pregnancyTypeLabels, consentLabel } = copy;
	await form.getByLabel(labels.name, { exact: true }).fill(name);
	await form.getByLabel(labels.dateOfBirth, { exact: true }).fill('1992-03-14');
	await form.getByLabel(labels.email, { exact: true }).fill('mei@example.com');
	await form.getByLabel(labels.mobilePhone, { exact: true }).fill('8123 4567');
	await form.getByLabel(labels.gestationalWeek, { exact: true }).selectOption('20');
	await form.getByRole('checkbox', { name: pregnancyTypeLabels['single-natural'] }).check();
	await form.getByRole('checkbox', { name: consentLabel }).check();
}

/** What the form would send now. */
export function answersIn(form: Locator): Promise<[string, FormDataEntryValue][]> {
	return form.evaluate((element: HTMLFormElement) => [...new FormData(element)].filter(([, answer]) => answer !== ''));
}

/** The day so many weeks from now, as a date field takes it. */
export function inWeeks(weeks: number): string {
	return new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
}

export function submitButton(form: Locator): Locator {
	return form.getByRole('button', { name: formCopy.submit, exact: true });
}

export async function send(form: Locator): Promise<void> {
	await submitButton(form).click();
}

/** What the service calls an enquiry. */
const reference = /\b[A-Z0-9]{2,}(?:-[A-Z0-9]+)+\b/;

/** Waits for the lasting confirmation and reads the reference from it. */
export async function readReference(page: Page): Promise<string> {
	const confirmation = page.getByText(reference).first();
	await expect(confirmation).toBeVisible();
	return reference.exec((await confirmation.textContent()) ?? '')?.[0] ?? '';
}
