/** The plan as a select in the form: the four plans, and "Not sure yet". */

import { chosen } from '../../../shared/content/en/comparison-copy.ts';
import * as formCopy from '../../../shared/content/en/form-copy.ts';
import { labels, sampleEnquiry, toasts } from '../../../shared/content/en/form-copy.ts';
import { plans } from '../../../shared/content/plans/plans.ts';
import { openWithDelayed } from '../../delay-response.ts';
import { plan1, plan3 } from '../../plan-names.ts';
import { fillIn, formIn, planIn, quoteButton, send } from '../../visitor.ts';
import { expect, snippet, test } from '../host-test.ts';

type Widget = HTMLElementTagNameMap['quote-widget'];

test('offers the plans and "Not sure yet", starts with the plan of the page, changes sample line and comparison, and tells the page', async ({
	page,
	host,
}) => {
	await page.goto(host.publish({ body: snippet(host.script, 'plan="plan-2"') }));
	const form = formIn(page);
	const plan = planIn(form);
	await expect(plan).toHaveValue('plan-2');
	await expect(plan.getByRole('option')).toHaveText([...plans.map(({ name }) => name), formCopy.notSureYet]);
	const told = await page.evaluateHandle(() => {
		const told: unknown[] = [];
		addEventListener('quote-widget:plan-selected', ({ detail }) => told.push(detail.plan));
		return told;
	});
	for (const [choice, sample] of [
		[plan1, sampleEnquiry(plan1)],
		[formCopy.notSureYet, sampleEnquiry()],
	] as const) {
		await plan.focus();
		await plan.selectOption({ label: choice });
		await expect(form.getByLabel(labels.additionalInfo)).toHaveValue(sample);
		await expect(form.getByText(`${sample.length}/600`)).toBeVisible();
		await expect(plan).toBeFocused();
		await expect(page.getByText(chosen(plan1))).toBeVisible({ visible: choice === plan1 });
	}
	await quoteButton(page, plan3).click();
	await expect(plan).toHaveValue('plan-3');
	expect(await told.jsonValue()).toEqual(['plan-1', '', 'plan-3']);
});

test('a listener of the page that stops the event parts no plan from the enquiry', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script) }));
	await page.evaluate(() => {
		document.body.addEventListener('quote-widget:plan-selected', (event) => event.stopImmediatePropagation());
	});
	const form = formIn(page);
	await quoteButton(page, plan3).click();
	await expect(form.getByRole('heading', { name: formCopy.title })).toBeFocused();
	await planIn(form).selectOption('plan-4');
	await fillIn(form);
	const [request] = await Promise.all([page.waitForRequest('**/api/enquiries'), send(form)]);
	expect(request.postDataJSON()).toMatchObject({ plan: 'plan-4' });
});

test('"Not sure yet" sends no plan, and the page is told of none', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form"') }));
	const form = formIn(page);
	await planIn(form).selectOption({ label: formCopy.notSureYet });
	await fillIn(form);
	const details = await page.evaluateHandle(() => {
		const details: object[] = [];
		for (const name of ['submit', 'success'] as const)
			addEventListener(`quote-widget:${name}`, ({ detail }) =>
				details.push(Object.keys({ ...detail, plan: detail.plan })),
			);
		return details;
	});
	expect(await page.locator('quote-widget').evaluate((element: Widget) => element.values.plan)).toBeUndefined();
	const [request] = await Promise.all([page.waitForRequest('**/api/enquiries'), send(form)]);
	expect(request.postDataJSON()).not.toHaveProperty('plan');
	await expect(page.getByText(toasts.success.title)).toBeVisible();
	expect(await details.jsonValue()).toHaveLength(2);
});

test('a plan chosen in one form is known to the other widgets of the page', async ({ page, host }) => {
	const plansAlone = '<quote-widget show="plans"></quote-widget>';
	await page.goto(host.publish({ body: plansAlone + snippet(host.script, 'show="form"') }));
	await expect(page.getByText(chosen(plan1))).toBeVisible();
	await planIn(formIn(page)).focus();
	await planIn(formIn(page)).selectOption({ label: plan3 });
	await expect(page.getByRole('article').getByText(chosen(plan3))).toBeVisible();
	await expect(planIn(formIn(page))).toBeFocused();
});

test('a choice made before hydration holds, the first option included', async ({ page }) => {
	for (const choice of ['plan-3', '']) {
		const release = await openWithDelayed(page, '/maternity', '**/quote-widget.js');
		await planIn(formIn(page)).selectOption(choice);
		release();
		const sample = sampleEnquiry(choice ? plan3 : undefined);
		await expect(formIn(page).getByLabel(labels.additionalInfo)).toHaveValue(sample);
		await expect(planIn(formIn(page))).toHaveValue(choice);
	}
});
