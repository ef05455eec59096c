/** “What would I get?”: days in hospital against each plan's daily benefit. */

import { expect, test } from '@playwright/test';
import { openHydrated, sectionIn } from './site-pages.ts';

/** The rows of the table, each as its cells. */
const aWeek = [
	['Plan 1 S$100 a day (2%)', 'S$700', 'S$4,550'],
	['Plan 2 S$50 a day (1%)', 'S$350', 'S$4,900'],
	['Plan 3 S$50 a day (1%)', 'S$350', 'S$4,900'],
	['Plan 4 S$50 a day (1%)', 'S$350', 'S$4,900'],
];

test('it works out days and a sum assured, says what is left of the bill, and fits a phone', async ({ page }) => {
	await openHydrated(page, '/maternity', 'hospital-days');
	const section = sectionIn(page, 'What would I get?');
	const cells = section.getByRole('table').locator('tbody :is(th, td)');
	await expect(cells).toHaveText(aWeek.flat());

	const days = section.getByRole('slider', { name: /^Days in hospital/ });
	await days.press('End');
	await section.getByLabel('Sum assured').selectOption('S$25,000');
	await expect(section.getByRole('table')).toHaveAccessibleName(
		'What each plan pays for 30 days at a sum assured of S$25,000',
	);
	await expect(section.getByRole('columnheader')).toHaveText(['Plan', 'Pays for 30 days', 'Leaves of S$22,500']);
	await expect(cells.first()).toHaveText('Plan 1 S$500 a day (2%)');
	await expect(section.getByRole('cell')).toHaveText([
		'S$15,000',
		'S$7,500',
		...Array(3).fill(['S$7,500', 'S$15,000']).flat(),
	]);

	await days.press('Home');
	await expect(days).toHaveAttribute('aria-valuetext', '1 day');
	await expect(section.getByRole('columnheader')).toHaveText(['Plan', 'Pays for 1 day', 'Leaves of S$750']);

	await page.setViewportSize({ width: 360, height: 740 });
	const texts = section.locator('label, th small');
	await expect(texts).toHaveCount(6);
	for (const text of await texts.all()) expect((await text.boundingBox())?.height).toBeLessThan(30);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('it shows a week at the smallest sum assured, and no controls', async ({ page }) => {
		await page.goto('/maternity');
		const section = sectionIn(page, 'What would I get?');
		await expect(section.locator('tbody :is(th, td)')).toHaveText(aWeek.flat());
		await expect(section.getByRole('slider')).toBeHidden();
	});
});
