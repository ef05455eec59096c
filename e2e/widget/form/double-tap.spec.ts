/** Double taps: the first tap shifts the layout, so the second one lands on other content. */

import type { Locator, Page } from '@playwright/test';
import * as formCopy from '../../../shared/content/words/en/form-copy.ts';
import { outcomeCopy } from '../../../shared/content/words/en/form-copy.ts';
import { boxOf } from '../../testing/boxes.ts';
import { plan3 } from '../../testing/plan-names.ts';
import { answersIn, fillIn, planIn, quoteButton, send, submitButton } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Slows animations down a hundredfold, so that the second tap comes in time on a slow machine. Returns a function that ends them. */
async function slowDown(page: Page): Promise<() => Promise<unknown>> {
	const session = await page.context().newCDPSession(page);
	const setRate = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate });
	await session.send('Animation.enable');
	await setRate(0.01);
	return () => setRate(100);
}

/** Taps, waits until `leadsTo` has focus, and taps at the same place. */
async function tapTwice(page: Page, button: Locator, leadsTo: Locator): Promise<void> {
	await button.scrollIntoViewIfNeeded();
	const box = await boxOf(button);
	const goOn = await slowDown(page);
	const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
	await tap();
	await expect(leadsTo).toBeFocused();
	await tap();
	await expect(leadsTo).toBeFocused();
	await goOn();
}

// Clauses: spec 4.2, wcag 2.5.2
test('changes no answer, leaves a confirmation, and leads to the form once', async ({ page, form }) => {
	await page.goto('/maternity', { waitUntil: 'networkidle' });
	const before = await answersIn(form);
	await tapTwice(page, submitButton(form), form.getByRole('region', { name: formCopy.errorSummaryTitle }));
	expect(await answersIn(form)).toEqual(before);
	await fillIn(form);
	await expect(form.locator('.error'), 'the button has moved up by their height').toHaveCount(0);
	await tapTwice(page, submitButton(form), form.getByRole('region', { name: outcomeCopy.sentTitle }));
	const names = (await answersIn(form)).map(([name]) => name);
	expect(names.toSorted()).toEqual(['consentVersion', 'language', 'plan']);
	await tapTwice(page, quoteButton(page, plan3), page.getByRole('heading', { name: formCopy.title }));
	await expect(planIn(form)).toHaveValue('plan-3');
});

test('with a mouse selects no word', async ({ page, form }) => {
	await page.goto('/maternity', { waitUntil: 'networkidle' });
	await slowDown(page);
	await send(form);
	await page.mouse.down({ clickCount: 2 });
	await page.mouse.up({ clickCount: 2 });
	await expect(form.getByRole('region', { name: formCopy.errorSummaryTitle })).toBeFocused();
	expect(await page.evaluate(() => `${getSelection()}`)).toBe('');
});
