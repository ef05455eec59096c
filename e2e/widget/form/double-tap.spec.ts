/** End-to-end test of double taps: the first tap shifts the layout, so the second one hits other content. */

import type { Locator, Page } from '@playwright/test';
import * as formCopy from '../../../shared/content/words/en/form-copy.ts';
import { outcomeCopy } from '../../../shared/content/words/en/form-copy.ts';
import { boxOf } from '../../testing/boxes.ts';
import { plan3 } from '../../testing/plan-names.ts';
import { answersIn, fillIn, planIn, quoteButton, submitButton } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Presses, waits until `leadsTo` has focus, and presses the same place. The events' timestamps are always 0.2 s apart. */
async function pressTwice(page: Page, button: Locator, leadsTo: Locator): Promise<void> {
	await button.scrollIntoViewIfNeeded();
	const { x, y, width, height } = await boxOf(button);
	const session = await page.context().newCDPSession(page);
	const firstPress = Date.now() / 1_000;
	const press = async (timestamp: number, clickCount: number) => {
		for (const type of ['mousePressed', 'mouseReleased'] as const)
			await session.send('Input.dispatchMouseEvent', {
				type,
				x: x + width / 2,
				y: y + height / 2,
				button: 'left',
				clickCount,
				timestamp,
			});
	};
	await press(firstPress, 1);
	await expect(leadsTo).toBeFocused();
	await press(firstPress + 0.2, 2);
	await expect(leadsTo).toBeFocused();
	await session.detach();
}

// Clauses: spec 4.2, wcag 2.5.2
test('changes no answer, selects no word, leaves a confirmation, and leads to the form once', async ({
	page,
	form,
}) => {
	await page.goto('/maternity', { waitUntil: 'networkidle' });
	const before = await answersIn(form);
	await pressTwice(page, submitButton(form), form.getByRole('region', { name: formCopy.errorSummaryTitle }));
	expect(await page.evaluate(() => `${getSelection()}`)).toBe('');
	expect(await answersIn(form)).toEqual(before);
	await fillIn(form);
	await expect(form.locator('.error'), 'the button has moved up by their height').toHaveCount(0);
	await pressTwice(page, submitButton(form), form.getByRole('region', { name: outcomeCopy.sentTitle }));
	const names = (await answersIn(form)).map(([name]) => name);
	expect(names.toSorted()).toEqual(['_charset_', 'consentVersion', 'language', 'plan']);
	await pressTwice(page, quoteButton(page, plan3), page.getByRole('heading', { name: formCopy.title }));
	await expect(planIn(form)).toHaveValue('plan-3');
});
