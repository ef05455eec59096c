/** The plan as a select in the form, with the focus left in it. What is sent and who is told: `widget/element/quote-widget-element.test.ts`. */

import { plans } from '../../../shared/content/plans/plans.ts';
import { chosen } from '../../../shared/content/words/en/comparison-copy.ts';
import * as formCopy from '../../../shared/content/words/en/form-copy.ts';
import { labels, sampleEnquiry } from '../../../shared/content/words/en/form-copy.ts';
import { plan1, plan3 } from '../../testing/plan-names.ts';
import { formIn, planIn, quoteButton } from '../../testing/visitor.ts';
import { expect, snippet, test } from '../host-test.ts';

test('starts with the page’s plan, changes sample line and comparison, and tells the page', async ({ page, host }) => {
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
