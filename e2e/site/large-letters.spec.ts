/** The site for people who set their browser to letters of twice the usual size, on a phone. */

import { expect, test } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium-launch.ts';
import { sitePages } from './site-pages.ts';

const launch = chromiumLaunch();
test.use({
	launchOptions: { ...launch, args: [...launch.args, '--blink-settings=defaultFontSize=32'] },
	viewport: { width: 360, height: 740 },
});

for (const { path } of sitePages)
	test(`${path} needs no sideways scrolling`, async ({ page }) => {
		await page.goto(path);
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
	});
