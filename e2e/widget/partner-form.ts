/** What a visitor does with the form on a partner's page, by the names assistive technology sees. */

import type { Locator, Page } from '@playwright/test';
import * as formCopy from '../../shared/content/form-copy.ts';
import { pregnancyTypeLabels } from '../../shared/content/form-copy.ts';

const { labels } = formCopy;

export function formIn(within: Page | Locator): Locator {
	return within.getByRole('form', { name: formCopy.title });
}

export async function fillIn(form: Locator): Promise<void> {
	await form.getByLabel(labels.name, { exact: true }).fill('Tan Mei Ling');
	await form.getByLabel(labels.dateOfBirth).fill('1992-03-14');
	await form.getByLabel(labels.email).fill('mei@example.com');
	await form.getByLabel(labels.mobilePhone).fill('8123 4567');
	await form.getByLabel(labels.gestationalWeek).selectOption({ label: '20 weeks' });
	await form.getByLabel(pregnancyTypeLabels['single-natural']).check();
	await form.getByRole('checkbox', { name: formCopy.consentLabel }).check();
}

export async function send(form: Locator): Promise<void> {
	await form.getByRole('button', { name: formCopy.submit, exact: true }).click();
}
