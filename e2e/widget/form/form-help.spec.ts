/** End-to-end tests of the look of the form's help: contact buttons, advice, error summary. */

import * as formCopy from '../../../shared/content/words/en/form-copy.ts';
import { advice, errorSummaryTitle, labels } from '../../../shared/content/words/en/form-copy.ts';
import { boxesOf, boxOf } from '../../testing/boxes.ts';
import { send } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

const [email, evening] = formCopy.contactWays.map((line) => line.replace(/\.$/, '')) as [string, string];

test('an added line looks chosen in forced colours, in week 36 the advice is a link', async ({ page, host, form }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.emulateMedia({ forcedColors: 'active' });
	await host.open('show="form" phone="+65 6123 4567"');
	const chosen = form.getByRole('button', { name: evening });
	await chosen.click();
	const [ground, ink] = await page.evaluate(() => {
		document.body.style.cssText = 'background: SelectedItem; color: SelectedItemText';
		const { backgroundColor, color } = getComputedStyle(document.body);
		return [backgroundColor, color] as const;
	});
	await expect(chosen).toHaveCSS('background-color', ground);
	await expect(chosen).toHaveCSS('color', ink);
	await expect(form.getByRole('button', { name: email })).not.toHaveCSS('background-color', ground);

	await form.getByLabel(labels.gestationalWeek, { exact: true }).selectOption('36');
	await expect(form.getByText(advice.call)).toBeVisible();
	const call = form.getByRole('link', { name: '+65 6123 4567' });
	await expect(call).toHaveAttribute('href', 'tel:+6561234567');
	expect(await call.evaluate((link) => link.getClientRects().length), 'lines of the number').toBe(1);
});

test('at a desk, fields and button end at one edge, and the summary’s links are low', async ({ page, host, form }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await host.open('show="form"');
	await send(form);
	const links = form.getByRole('region', { name: errorSummaryTitle }).getByRole('link');
	expect((await boxOf(links.nth(1))).top - (await boxOf(links.nth(0))).top).toBeLessThanOrEqual(32);
	// The filter leaves out the field of the due date helper, which is collapsed.
	const parts = await boxesOf(form.locator('.control, .prefixed, .button').filter({ visible: true }));
	const edges = parts.map(({ right }) => right);
	expect(edges.length).toBeGreaterThan(7);
	expect([...new Set(edges)]).toHaveLength(1);
});

test('a doubtful number is noted with a mark, not by a colour alone', async ({ host, form }) => {
	await host.open('show="form"');
	const phone = form.getByLabel(labels.mobilePhone);
	await phone.fill('812 3456');
	await phone.blur();
	const note = form.getByText(advice.mobilePhone).locator('..');
	await expect(note).toBeVisible();
	expect(await note.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"! " / ""');
});
