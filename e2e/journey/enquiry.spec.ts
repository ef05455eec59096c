/** End-to-end test of the main task on a phone: from the landing page to an enquiry that is stored, confirmed and printed. */

import { randomUUID } from 'node:crypto';
import { expect, type Locator, test } from '@playwright/test';
import {
	consentLabel,
	dueDateCopy,
	labels,
	outcomeCopy,
	pregnancyTypeLabels,
	toasts,
} from '../../shared/content/words/en/form-copy.ts';
import { inTimeCopy } from '../../shared/content/words/en/in-time-copy.ts';
import { plan3 } from '../testing/plan-names.ts';
import { formIn, inWeeks, planIn, quoteButton, readReference, submitButton } from '../testing/visitor.ts';
import { listEnquiries } from './operator.ts';

test.use({
	contextOptions: { reducedMotion: 'no-preference' },
	viewport: { width: 360, height: 740 },
	hasTouch: true,
	isMobile: true,
});

// Clauses: spec 2.17 3.5 7.2, wcag 2.5.1
test('from the landing page to a stored enquiry in at most 12 taps, and the week is asked once', async ({ page }) => {
	let taps = 0;
	const tap = async (target: Locator) => {
		await target.tap();
		taps++;
	};
	const name = `Thumb ${randomUUID()}`;
	await page.goto('/');
	const question = page.getByLabel(inTimeCopy.label);
	await tap(question);
	await question.fill(inWeeks(20));
	await expect(page.getByRole('banner')).toContainText('Week 20 · apply until');
	await tap(page.getByRole('main').getByRole('link', { name: 'Compare Plans' }).first());
	await page.waitForURL(/\/maternity#compare/);
	await tap(quoteButton(page, plan3));
	const form = formIn(page);
	await expect(planIn(form)).toHaveValue('plan-3');
	for (const [label, typed] of [
		[labels.name, name],
		[labels.dateOfBirth, '03141992'],
		[labels.email, 'mei@example.com'],
		[labels.mobilePhone, '81234567'],
	] as const) {
		await tap(form.getByLabel(label, { exact: true }));
		await page.keyboard.type(typed);
	}
	await expect(form.getByLabel(labels.gestationalWeek, { exact: true })).toHaveValue('20');
	await expect(form).toContainText(dueDateCopy.filled('20'));
	await tap(form.getByLabel(pregnancyTypeLabels['single-natural']));
	await tap(form.getByRole('checkbox', { name: consentLabel }));
	await tap(submitButton(form));
	const confirmation = page.getByRole('region', { name: outcomeCopy.sentTitle });
	await expect(confirmation).toBeVisible();
	expect(taps).toBeLessThanOrEqual(12);
	const reference = await readReference(page);
	const stored = (await listEnquiries()).filter((enquiry) => enquiry.name === name);
	const answers = { email: 'mei@example.com', mobilePhoneE164: '+6581234567', gestationalWeek: '20', plan: 'plan-3' };
	expect(stored).toMatchObject([{ reference, ...answers, page: expect.stringMatching(/\/maternity$/) }]);
	await page.emulateMedia({ media: 'print' });
	await expect(confirmation.locator('[part=reference]')).toBeVisible();
	await expect(page.locator('form').getByLabel(labels.email)).toBeHidden();
	await expect(page.getByText(toasts.success.title)).toBeHidden();
});
