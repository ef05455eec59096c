/**
 * The form and the questions as assistive technology gets them: names, roles, states and order, in each state. After a
 * change on purpose: `npx playwright test e2e/widget/accessibility-tree.spec.ts --update-snapshots`, and read the difference.
 */

import type { Page } from '@playwright/test';
import { faq, faqTitle } from '../../shared/content/en/faq.ts';
import { dueDateCopy, labels, outcomeCopy } from '../../shared/content/en/form-copy.ts';
import { plan2 } from '../plan-names.ts';
import { fillIn, formIn, send } from '../visitor.ts';
import { expect, ready, snippet, test } from './host-test.ts';

const states: Record<string, (page: Page) => Promise<void>> = {
	'at rest': async () => {},
	refused: async (page) => send(formIn(page)),
	'one answer corrected': async (page) => {
		await send(formIn(page));
		await formIn(page).getByLabel(labels.name, { exact: true }).fill('Tan Mei Ling');
	},
	'every help open': async (page) => {
		await formIn(page).getByText(dueDateCopy.open).click();
		await formIn(page).getByLabel(labels.gestationalWeek, { exact: true }).selectOption('36');
		await expect(formIn(page).getByRole('link')).toHaveCount(1);
	},
	failed: async (page) => {
		await page.route('**/api/enquiries', (route) => route.fulfill({ status: 403, json: {} }));
		await fillIn(formIn(page));
		await send(formIn(page));
		await expect(formIn(page).getByRole('region', { name: outcomeCopy.failedTitle })).toBeFocused();
	},
	sent: async (page) => {
		await answerWithReference(page);
		await fillIn(formIn(page));
		await send(formIn(page));
		await expect(formIn(page).getByRole('region', { name: outcomeCopy.sentTitle })).toBeFocused();
	},
	'another enquiry after it': async (page) => {
		await answerWithReference(page);
		await fillIn(formIn(page));
		await send(formIn(page));
		await formIn(page).getByLabel(labels.plan).selectOption({ label: plan2 });
		await expect(formIn(page).getByRole('heading', { name: outcomeCopy.another })).toBeVisible();
	},
};

for (const [name, bring] of Object.entries(states))
	test(`the form says: ${name}`, async ({ page, host }) => {
		await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
		await ready(page);
		await bring(page);
		await expect(formIn(page)).toMatchAriaSnapshot({ name: `form-${name.replaceAll(' ', '-')}.aria.yml` });
	});

test('the questions say which of them is open', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="faq"') }));
	await page.getByRole('button', { name: faq[1].question }).click();
	await expect(page.getByRole('region', { name: faqTitle })).toMatchAriaSnapshot({ name: 'faq.aria.yml' });
});

/** The same one every time. */
async function answerWithReference(page: Page): Promise<void> {
	const receipt = { reference: '0RT3K-9XQ2F-4HT7', receivedAt: '2026-11-24T08:00:00.000Z' };
	await page.route('**/api/enquiries', (route) =>
		route.fulfill({ status: 201, json: receipt, headers: { 'Access-Control-Allow-Origin': '*' } }),
	);
}
