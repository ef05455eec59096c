/** The main job, end to end: compare four plans, send an enquiry, find it stored. */

import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { chosen } from '../../shared/content/en/comparison-copy.ts';
import { consentLabel, outcomeCopy, sampleEnquiry, toasts } from '../../shared/content/en/form-copy.ts';
import { plans } from '../../shared/content/plans/plans.ts';
import { plan3, plan4 } from '../plan-names.ts';
import { answersIn, fillIn, formIn, planIn, quoteButton, readReference, send, submitButton } from '../visitor.ts';
import { listEnquiries } from './operator.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// Clauses: spec 2.17 3.5 7.2, wcag 2.5.1
test('a visitor compares four plans, sends an enquiry for one, and it is stored under the reference on the screen', async ({
	page,
}) => {
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

test('a visitor whose page is loaded again finds the plan and the answers, and taps twice: one enquiry is stored', async ({
	page,
}) => {
	const name = `Returner ${randomUUID()}`;
	await page.goto('/maternity', { waitUntil: 'networkidle' });
	await quoteButton(page, plan3).click();
	const form = formIn(page);
	await expect(planIn(form)).toHaveValue('plan-3');
	await fillIn(form, name);
	const answers = await answersIn(form);
	await page.reload();
	await expect(form.getByLabel('Name', { exact: true })).toHaveValue(name);
	await expect(form.getByLabel('Gestational week', { exact: true })).toHaveValue('20');
	await expect(planIn(form)).toHaveValue('plan-3');
	await expect(form.getByLabel('Additional information')).toHaveValue(sampleEnquiry(plan3));
	await expect(page.getByRole('article').filter({ has: page.getByText(chosen(plan3)) })).toHaveAccessibleName(plan3);
	await form.getByRole('checkbox', { name: consentLabel }).check();
	expect(await answersIn(form)).toEqual(answers);
	await submitButton(form).dblclick();
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	const stored = (await listEnquiries()).filter((enquiry) => enquiry.name === name);
	expect(stored).toEqual([expect.objectContaining({ plan: 'plan-3' })]);
});
