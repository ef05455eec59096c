/** The "+65" before the phone number stays on one line, in every language and letter size. */

import { languagePaths } from '../../shared/content/languages.ts';
import { expect, test } from './host-test.ts';

for (const path of Object.values(languagePaths))
	test(`the prefix is one line, as high as its control, on ${path}`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		const browser = await page.context().newCDPSession(page);
		await page.goto(path);
		const prefix = page.locator('.prefix');
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
		}
	});
