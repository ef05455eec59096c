/** What the form offers beside its fields: lines to add, advice by case, and a restored draft named as such. */

import * as formCopy from '../../../shared/content/words/en/form-copy.ts';
import { advice, labels, sampleEnquiry } from '../../../shared/content/words/en/form-copy.ts';
import { plan1, plan2 } from '../../testing/plan-names.ts';
import { formIn, planIn } from '../../testing/visitor.ts';
import { expect, snippet, test } from '../host-test.ts';

const [email, evening] = formCopy.contactWays;

test('a tap adds a line on how to be reached, another takes it away, and own words stay', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form" draft') }));
	const form = formIn(page);
	const info = form.getByLabel(labels.additionalInfo);
	const chip = form.getByRole('button', { name: email });
	await chip.click();
	await form.getByRole('button', { name: evening }).click();
	await expect(info).toHaveValue(`${sampleEnquiry(plan1)}\n${email}\n${evening}`);
	await expect(chip).toHaveAttribute('aria-pressed', 'true');
	await planIn(form).selectOption({ label: plan2 });
	await expect(info).toHaveValue(`${sampleEnquiry(plan2)}\n${email}\n${evening}`);
	await info.fill(`My own words\n${email}\n${evening}, please`);
	await expect(form.getByRole('button', { name: evening })).toHaveAttribute('aria-pressed', 'false');
	await chip.click();
	await expect(info).toHaveValue(`My own words\n${evening}, please`);
	await expect(form.getByText(`${`My own words\n${evening}, please`.length}/600`)).toBeVisible();
	await page.reload();
	await expect(info).toHaveValue(`My own words\n${evening}, please`);
	await expect(form.getByText(formCopy.draftRestored)).toBeVisible();
});

test('an added line looks chosen in forced colours, and in week 36 the advice is a link', async ({ page, host }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.emulateMedia({ forcedColors: 'active' });
	await page.goto(host.publish({ body: snippet(host.script, 'show="form" phone="+65 6123 4567"') }));
	const form = formIn(page);
	const chosen = form.getByRole('button', { name: evening });
	await chosen.click();
	const other = form.getByRole('button', { name: email });
	const ground = await other.evaluate((chip) => getComputedStyle(chip).backgroundColor);
	await expect(chosen).not.toHaveCSS('background-color', ground);

	await form.getByLabel(labels.gestationalWeek, { exact: true }).selectOption('36');
	await expect(form.getByText(advice.call)).toBeVisible();
	const call = form.getByRole('link', { name: '+65 6123 4567' });
	await expect(call).toHaveAttribute('href', 'tel:+6561234567');
	expect(await call.evaluate((link) => link.getClientRects().length), 'lines of the number').toBe(1);
});
