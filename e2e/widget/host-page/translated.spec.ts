/** Page translators replace text nodes; later updates of the widget must still be visible. */

import * as formCopy from '../../../shared/content/words/en/form-copy.ts';
import { advice, dueDateCopy, messages } from '../../../shared/content/words/en/form-copy.ts';
import { translate } from '../../testing/translate.ts';
import { inWeeks } from '../../testing/visitor.ts';
import { expect, ready, snippet, test } from '../host-test.ts';

test('another sum assured updates the figures', async ({ page, host, problems }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="plans"') }));
	await ready(page);
	await translate(page);
	await page.getByRole('radio', { name: 'S$10,000' }).check();
	const table = page.getByRole('table');
	await expect(table).toContainText('S$200 a day, S$6,000 for 30 days');
	await expect(table).not.toContainText('S$50 a day');
	await page.getByRole('radio', { name: 'S$25,000' }).check();
	await expect(page.locator('.comparison > [aria-live]')).toHaveText(/^S\$25,000: [^:]+$/);
	expect(problems).toEqual([]);
});

test('the form shows the plan selected last and the remaining errors', async ({ page, host, problems }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
	await ready(page);
	const form = page.locator('quote-widget form');
	await form.locator('[type=submit]').click();
	await form.locator('#mobilePhone').fill('1234 5678');
	await form.locator('summary').click();
	await form.locator('#due-date').fill('2001-01-01');
	await form.locator('#name').focus();
	await expect(form).toContainText(advice.mobilePhone);
	await expect(form).toContainText(dueDateCopy.impossible);
	await translate(page);

	await page.locator('quote-widget').evaluate((widget) => widget.setAttribute('plan', 'plan-3'));
	await form.locator('#name').fill('Tan');
	await form.locator('#dateOfBirth').fill('2999-01-01');
	await form.locator('#mobilePhone').fill('8123 4567');
	await form.locator('#due-date').fill(inWeeks(20));
	await form.locator('[type=submit]').click();
	await expect(form.locator('#plan')).toHaveValue('plan-3');
	await expect(form.getByText('answers need your attention')).toHaveText(formCopy.errorCount(4));
	await expect(form.locator('#dateOfBirth-error')).toHaveText(messages.dateOfBirthNotPast);
	await expect(form.locator('[part=due-date] .advice')).toHaveText(dueDateCopy.week(20));
	for (const gone of [messages.name, messages.mobilePhone, messages.dateOfBirth, advice.mobilePhone]) {
		await expect(form).not.toContainText(gone);
	}
	expect(problems).toEqual([]);
});
