/** The form on a phone in every language and letter size: the "+65" on one line, the sample line whole, no control cut off. */

import { languagePaths } from '../../../shared/content/languages.ts';
import { formIn, send } from '../../visitor.ts';
import { expect, snippet, test } from '../host-test.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }));

for (const path of Object.values(languagePaths))
	test(`the prefix is one line, as high as its control, and the sample line is shown whole on ${path}`, async ({
		page,
	}) => {
		const browser = await page.context().newCDPSession(page);
		await page.goto(path);
		const prefix = page.locator('.prefix');
		const info = page.locator('#additionalInfo');
		const hiddenPart = () => info.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
		await expect(info).not.toHaveValue('');
		// As in browsers that do not grow a text field.
		await info.evaluate((area) => area.style.setProperty('field-sizing', 'fixed'));
		expect(await hiddenPart()).toBe(0);
		await info.evaluate((area) => area.style.removeProperty('field-sizing'));
		for (const standard of [16, 21, 32]) {
			await browser.send('Page.setFontSizes', { fontSizes: { standard } });
			await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
			const lines = await prefix.evaluate((element) => {
				const text = document.createRange();
				text.selectNodeContents(element);
				return text.getClientRects().length;
			});
			expect(lines).toBe(1);
			const email = await page.locator('#email').boundingBox();
			expect((await page.locator('#mobilePhone').boundingBox())?.height).toBe(email?.height);
			expect(await hiddenPart()).toBe(0);
		}
	});

test('in letters twice as large no control is wider than the phone, mistakes marked or not', async ({ page, host }) => {
	await page.goto(host.publish({ body: snippet(host.script, 'show="form" style="--quote-widget-unit: 32px"') }));
	await send(formIn(page));
	await expect(formIn(page).locator('[aria-invalid]').first()).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
