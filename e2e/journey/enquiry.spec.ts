/** The main job, end to end: compare four plans, send an enquiry, find it stored. */

import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { plans } from '../../shared/content/plans/plans.ts';
import { outcomeCopy, sampleEnquiry, toasts } from '../../shared/content/words/en/form-copy.ts';
import { plan4 } from '../testing/plan-names.ts';
import { fillIn, formIn, quoteButton, readReference, send } from '../testing/visitor.ts';
import { listEnquiries } from './operator.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// Clauses: spec 2.17 3.5 7.2, wcag 2.5.1
test('an enquiry about a plan that was compared is stored under the reference on the screen', async ({ page }) => {
	const name = `Visitor ${randomUUID()}`;
	await page.goto('/maternity');
	const comparison = page.getByRole('table', { name: /Plan comparison/ });
	for (const plan of plans) await expect(comparison.getByText(plan.name, { exact: true }).first()).toBeVisible();

	await quoteButton(page, plan4).click();
	const form = formIn(page);
	await expect(form.getByLabel('Additional information')).toHaveValue(sampleEnquiry(plan4));
	await fillIn(form, name);
	await send(form);

	await expect(page.getByText(toasts.success.title)).toBeVisible();
	await expect(page.getByText(toasts.success.text).first()).toBeVisible();
	const reference = await readReference(page);
	const stored = (await listEnquiries()).filter((enquiry) => enquiry.name === name);
	expect(stored).toEqual([
		expect.objectContaining({
			reference,
			email: 'mei@example.com',
			mobilePhoneE164: '+6581234567',
			gestationalWeek: '20',
			plan: 'plan-4',
			page: expect.stringMatching(/\/maternity$/),
		}),
	]);
	const confirmation = page.getByRole('region', { name: outcomeCopy.sentTitle });
	await page.emulateMedia({ media: 'print' });
	await expect(confirmation.locator('[part=reference]')).toBeVisible();
	await expect(page.locator('form').getByLabel('Email')).toBeHidden();
	await expect(page.getByText(toasts.success.title)).toBeHidden();
	await page.emulateMedia({ media: 'screen' });
	await expect(form.getByText('0/600')).toBeVisible();
});
