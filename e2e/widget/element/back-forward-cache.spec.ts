/** End-to-end test of the form after the page is restored from the back/forward cache. */

import { chromiumLaunch } from '../../../scripts/testing/chromium-launch.ts';
import { toasts } from '../../../shared/content/words/en/form-copy.ts';
import { fillIn, formIn, send } from '../../testing/visitor.ts';
import { expect, snippet, test } from '../host-test.ts';

const { executablePath, args } = chromiumLaunch();
test.use({
	launchOptions: {
		executablePath,
		args: [...args, '--enable-features=BackForwardCache'],
		// Playwright passes this argument by default.
		ignoreDefaultArgs: ['--disable-back-forward-cache'],
	},
});

test('answers survive and can be sent after navigating back', async ({ page, host }) => {
	await page.addInitScript(() => {
		addEventListener('pageshow', ({ persisted }) => document.body.toggleAttribute('data-restored', persisted));
	});
	const elsewhere = host.publish({ body: '<p>Elsewhere</p>' });
	await page.goto(host.publish({ body: `${snippet(host.script, 'show="form"')}<a href="${elsewhere}">Leave</a>` }));
	await fillIn(formIn(page));
	await formIn(page).evaluate((form) => form.classList.add('left'));
	await page.getByRole('link', { name: 'Leave' }).click();
	await expect(page.getByText('Elsewhere')).toBeVisible();
	await page.goBack({ waitUntil: 'commit' });
	await expect(page.locator('body[data-restored]')).toBeAttached();
	await expect(formIn(page)).toContainClass('left');
	await expect(formIn(page).getByLabel('Name', { exact: true })).toHaveValue('Tan Mei Ling');
	await send(formIn(page));
	await expect(page.getByText(toasts.success.title)).toBeVisible();
});
