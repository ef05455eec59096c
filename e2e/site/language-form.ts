/** Fills in the form of a language's page. */

import type { Locator } from '@playwright/test';
import type { Words } from '../../shared/content/words.ts';

export async function fillIn(form: Locator, copy: Words['formCopy'], name: string): Promise<void> {
	const { labels } = copy;
	await form.getByLabel(labels.name, { exact: true }).fill(name);
	await form.getByLabel(labels.dateOfBirth, { exact: true }).fill('1992-03-14');
	await form.getByLabel(labels.email, { exact: true }).fill('mei@example.com');
	await form.getByLabel(labels.mobilePhone, { exact: true }).fill('8123 4567');
	await form.getByLabel(labels.gestationalWeek, { exact: true }).selectOption('20');
	await form.getByRole('checkbox', { name: copy.pregnancyTypeLabels['single-natural'] }).check();
	await form.getByRole('checkbox', { name: copy.consentLabel }).check();
}
