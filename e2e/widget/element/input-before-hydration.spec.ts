/** End-to-end tests of input before hydration: typed text is kept, and clicks and changes are replayed. */

import type { Page } from '@playwright/test';
import { faq } from '../../../shared/content/words/en/faq.ts';
import * as formCopy from '../../../shared/content/words/en/form-copy.ts';
import { dueDateCopy, labels, sampleEnquiry } from '../../../shared/content/words/en/form-copy.ts';
import { plan3 } from '../../testing/plan-names.ts';
import { openWithDelayed } from '../../testing/servers/delay-response.ts';
import { fillIn, inWeeks, planIn, quoteButton } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

const [question, answer] = faq['what-it-is'];
const table = (page: Page) => page.getByRole('table', { name: 'Plan comparison' });

/** Opens the maternity page and delays the widget's script. @returns function that releases the script */
async function openWithoutScript(page: Page): Promise<() => Promise<void>> {
	const release = await openWithDelayed(page, '/maternity', '**/quote-widget.js');
	return async () => {
		expect(await page.evaluate(() => customElements.get('quote-widget'))).toBeUndefined();
		release();
	};
}

test('what is chosen, opened and entered before hydration takes effect', async ({ page, form }) => {
	const release = await openWithoutScript(page);
	const button = page.getByRole('button', { name: question });
	await page.getByRole('radio', { name: 'S$25,000' }).check();
	await button.click();
	await fillIn(form);
	await form.getByLabel(labels.additionalInfo).fill('Typed early');
	await form.getByText(dueDateCopy.open).click();
	const dueDate = inWeeks(20);
	const [year, month, day] = dueDate.split('-');
	await form.getByLabel(dueDateCopy.label).focus();
	await page.keyboard.type(`${month}${day}${year}`);
	await page.keyboard.press('Tab');
	await expect(form.getByLabel(dueDateCopy.label)).toHaveValue(dueDate);
	await expect(button).toHaveAttribute('aria-expanded', 'false');
	await table(page).getByRole('button', { name: 'Bundling required' }).click();
	await release();
	await expect(page.getByRole('tooltip').filter({ hasText: 'bundled plan comes with' })).toBeVisible();
	await expect(table(page)).toContainText('S$500/day S$15,000 for 30 days');
	await expect(page.getByRole('radio', { name: 'S$25,000' })).toBeChecked();
	await page.getByRole('radio', { name: 'S$5,000' }).check();
	await expect(table(page)).toContainText('S$100/day');
	await expect(button).toHaveAttribute('aria-expanded', 'true');
	await expect(page.getByText(answer)).toBeVisible();
	await button.click();
	await expect(button).toHaveAttribute('aria-expanded', 'false');
	const closed = page.locator('[hidden="until-found"]');
	await expect(closed, 'find-in-page sees what is closed').toHaveCount(Object.keys(faq).length);
	await expect(form.getByLabel(labels.gestationalWeek)).toHaveValue(/^(19|20)$/);
	await expect(form.getByLabel(labels.name, { exact: true })).toHaveValue('Tan Mei Ling');
	await expect(form.getByText('11/600')).toBeVisible();
});

test('Get Quote clicked before hydration leads to the form about that plan', async ({ page, form }) => {
	const release = await openWithoutScript(page);
	await quoteButton(page, plan3).click();
	await release();
	await expect(planIn(form)).toHaveValue('plan-3');
	await expect(form.getByLabel(labels.additionalInfo)).toHaveValue(sampleEnquiry(plan3));
	await expect(form.getByRole('heading', { name: formCopy.title })).toBeFocused();
	await expect(form).toBeInViewport();
});

test('each widget hydrates in a separate task, and a click between the tasks is not lost', async ({ page }) => {
	await page.addInitScript((name) => {
		const readyByTask: number[] = [];
		let ready = 0;
		Object.assign(window, { readyByTask });
		addEventListener('quote-widget:ready', () => {
			ready++;
			// At the end of the current task `ready` has counted every widget that this task has hydrated.
			queueMicrotask(() => readyByTask.push(ready));
		});
		customElements.whenDefined('quote-widget').then(() => {
			const parts = [...document.querySelectorAll('quote-widget')];
			const buttons = parts.flatMap((part) => [...(part.shadowRoot?.querySelectorAll('button') ?? [])]);
			buttons.find((button) => button.textContent === name)?.click();
		});
	}, question);
	await page.goto('/maternity');
	await expect(page.getByRole('button', { name: question })).toHaveAttribute('aria-expanded', 'true');
	expect(await page.evaluate('readyByTask')).toEqual([1, 2, 3]);
});
