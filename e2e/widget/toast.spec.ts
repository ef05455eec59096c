/** The toast on a touch screen. */

import { toasts } from '../../shared/content/en/form-copy.ts';
import { fillIn, formIn, send } from '../visitor.ts';
import { expect, snippet, test } from './host-test.ts';

test.use({ hasTouch: true, isMobile: true });

test('one tap on a toast does not keep it for good', async ({ page, host }) => {
	await page.clock.install();
	await page.goto(host.publish({ body: snippet(host.script, 'show="form" endpoint="simulate"') }));
	await fillIn(formIn(page));
	await send(formIn(page));
	await page.clock.runFor(1_000);
	const toast = page.locator('.toast');
	await expect(toast).toContainText(toasts.success.title);
	await toast.locator('p').tap();
	await page.clock.runFor(9_000);
	await expect(toast).toBeVisible();
	await page.clock.runFor(1_000);
	await expect(toast).toBeHidden();
});
