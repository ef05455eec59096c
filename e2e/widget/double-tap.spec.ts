/** A visitor who taps twice, as on a desktop: the second tap meets a page that the first has moved. */

import type { Locator, Page } from '@playwright/test';
import * as formCopy from '../../shared/content/form-copy.ts';
import { outcomeCopy } from '../../shared/content/form-copy.ts';
import { fillIn, formIn, quoteButton } from '../visitor.ts';
import { expect, test } from './host-test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Taps, waits for what the tap leads to, and taps at the same place: however long that takes here, for the page it is soon. */
async function tapTwice(page: Page, button: Locator, leadsTo: Locator): Promise<void> {
	await button.scrollIntoViewIfNeeded();
	const box = await button.boundingBox();
	if (!box) throw new Error('The button is not to be seen.');
	const session = await page.context().newCDPSession(page);
	await session.send('Animation.enable');
	await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
	const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
	await tap();
	await expect(leadsTo).toBeFocused();
	await tap();
	await expect(leadsTo).toBeFocused();
	await session.send('Animation.setPlaybackRate', { playbackRate: 100 });
}

const submitIn = (form: Locator) => form.getByRole('button', { name: formCopy.submit, exact: true });

test('on a form with mistakes answers none of its questions', async ({ page, problems }) => {
	await page.goto('/maternity', { waitUntil: 'networkidle' });
	const form = formIn(page);
	const before = await answersIn(form);
	await tapTwice(page, submitIn(form), form.getByRole('region', { name: formCopy.errorSummaryTitle }));
	expect(await answersIn(form)).toEqual(before);
	await fillIn(form);
	await submitIn(form).tap();
	await expect(form.getByRole('region', { name: outcomeCopy.sentTitle })).toBeFocused();
	expect(problems).toEqual([]);
});

test('on a form that is sent leaves the confirmation, and the next form empty', async ({ page, problems }) => {
	await page.goto('/maternity', { waitUntil: 'networkidle' });
	const form = formIn(page);
	await fillIn(form);
	await tapTwice(page, submitIn(form), form.getByRole('region', { name: outcomeCopy.sentTitle }));
	expect([...(await answersIn(form))].filter(([name]) => name !== 'plan' && name !== 'consentVersion')).toEqual([]);
	expect(problems).toEqual([]);
});

test('on a plan leads to the form about that plan', async ({ page }) => {
	await page.goto('/maternity', { waitUntil: 'networkidle' });
	await tapTwice(page, quoteButton(page, 'Plan 3'), page.getByRole('heading', { name: formCopy.title }));
	await expect(formIn(page).getByText('about Plan 3')).toBeVisible();
});

/** What the form would send now. */
function answersIn(form: Locator): Promise<[string, FormDataEntryValue][]> {
	return form.evaluate((element: HTMLFormElement) => [...new FormData(element)].filter(([, answer]) => answer !== ''));
}
