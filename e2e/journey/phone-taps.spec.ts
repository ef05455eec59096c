/** How many taps it takes on a phone from the landing page to a stored enquiry. */

import { randomUUID } from 'node:crypto';
import { expect, type Locator, test } from '@playwright/test';
import { consentLabel, labels, outcomeCopy, pregnancyTypeLabels } from '../../shared/content/en/form-copy.ts';
import { plan3 } from '../plan-names.ts';
import { formIn, planIn, quoteButton, submitButton } from '../visitor.ts';
import { listEnquiries } from './operator.ts';

test.use({
	contextOptions: { reducedMotion: 'no-preference' },
	viewport: { width: 360, height: 740 },
	hasTouch: true,
	isMobile: true,
});

test('from the landing page over the comparison to a stored enquiry in at most 14 taps', async ({ page }) => {
	let taps = 0;
	const tap = async (target: Locator) => {
		await target.tap();
		taps++;
	};
	const name = `Thumb ${randomUUID()}`;
	await page.goto('/');
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
	const week = form.getByLabel(labels.gestationalWeek, { exact: true });
	await tap(week);
	// The phone's own list: a tap on an entry, which no script can tap.
	await week.selectOption('20');
	taps++;
	await tap(form.getByLabel(pregnancyTypeLabels['single-natural']));
	await tap(form.getByRole('checkbox', { name: consentLabel }));
	await tap(submitButton(form));
	await expect(form.getByRole('region', { name: outcomeCopy.sentTitle })).toBeVisible();
	expect(taps).toBeLessThanOrEqual(14);
	const stored = (await listEnquiries()).filter((enquiry) => enquiry.name === name);
	expect(stored).toMatchObject([{ plan: 'plan-3', gestationalWeek: '20', mobilePhoneE164: '+6581234567' }]);
});
