/** End-to-end tests of the tools “Am I in time?” and “Is it worth it?”, which calculate in the browser and send nothing. */

import { expect, test } from '@playwright/test';
import { brand } from '../../shared/content/brand.ts';
import { dailyBenefitDays, newbornIntensiveCarePerDay, sumsAssured } from '../../shared/content/figures/figures.ts';
import { formatDollars } from '../../shared/content/figures/money.ts';
import { plans } from '../../shared/content/plans/plans.ts';
import { accessibilityViolations } from '../testing/accessibility-violations.ts';
import { boxesOf } from '../testing/boxes.ts';
import { openHydrated } from '../testing/site-pages.ts';

/** 21 November 2026 in Singapore, but still the 20th in the browser's time zone. The tools must use the date in Singapore. */
const today = '2026-11-20T22:00:00Z';
test.use({ timezoneId: 'America/Los_Angeles' });
const question = 'When is your baby due?';
const call = `Call ${brand.phone}`;
const remind = 'Add to my calendar';

/** Due date, its answer, the links, and the days in the calendar file. */
type Answer = [dueDate: string, says: string, links: string[], reminders?: string[]];

const answers: readonly Answer[] = [
	['2027-07-03', 'Week 8. Apply from 26 December. The last day is 11 June.', [remind], ['20261226', '20270611']],
	['2027-04-10', 'Week 20. Apply by 19 March. What a scan already shows is not covered.', [remind], ['20270319']],
	['2026-12-26', 'Week 35. Call today, apply by 4 December. Insurers need a few days.', [call, remind], ['20261204']],
	[
		'2026-12-05',
		'Week 38. Too late for these plans. The last day to apply was 13 November.',
		[call, 'See what MediShield Life pays'],
	],
	['2028-01-01', 'This date is too far from today. Please check.', []],
];

test('each due date is answered with its week, the way on, and a reminder', async ({ page }) => {
	await page.clock.setFixedTime(today);
	await openHydrated(page, '/maternity', 'in-time');
	const tool = page.getByRole('region', { name: 'Am I in time?' });
	for (const [dueDate, says, links, reminders] of answers)
		await test.step(dueDate, async () => {
			await tool.getByLabel(question).fill(dueDate);
			await expect(tool.locator('[aria-live]')).toContainText(says);
			await expect(tool.getByRole('link')).toHaveText(links);
			if (reminders) {
				const link = tool.getByRole('link', { name: remind });
				await expect(link).toHaveAttribute('download', 'last-day-to-apply.ics');
				const file = decodeURIComponent(`${await link.getAttribute('href')}`);
				expect([...file.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)).toEqual(reminders);
				expect(file, 'the due date stays here').not.toContain(dueDate.replaceAll('-', ''));
			}
		});
	expect(await accessibilityViolations(page, '.in-time')).toEqual([]);
});

// Clauses: wcag 2.5.7
test('a happening, days and a sum move the scale, and one sentence says what plans pay', async ({ page }) => {
	await openHydrated(page, '/maternity', 'worth-it');
	const tool = page.locator('.worth-it');
	const happens = tool.getByLabel('What happens');
	const days = tool.getByRole('slider', { name: /^Days in hospital/ });
	const liveRegion = tool.locator('[aria-live=polite]');
	const largest = sumsAssured.at(-1) as number;
	await expect(liveRegion, 'the first answer is not announced').toHaveText('');

	await happens.selectOption('The baby in intensive care');
	await days.click();
	await expect(days, 'a press in the middle, without dragging').toHaveAttribute('aria-valuetext', /^1[56] days$/);
	await days.press('End');
	await tool.getByLabel('Sum assured').selectOption(formatDollars(largest));
	await expect(days).toHaveAttribute('aria-valuetext', `${dailyBenefitDays} days`);
	const benefits = plans.map(({ dailyHospitalisation: percent }) => (largest * dailyBenefitDays * percent) / 100);
	const paid = `${formatDollars(Math.min(...benefits))} to ${formatDollars(Math.max(...benefits))}`;
	await expect(liveRegion).toContainText(
		`${paid} from the plan for ${dailyBenefitDays} days at ${formatDollars(largest)} assured, if the`,
	);
	await expect(tool.getByRole('definition').nth(2)).toHaveText(
		`up to ${formatDollars(newbornIntensiveCarePerDay * dailyBenefitDays)}`,
	);
	await expect(tool.getByRole('definition').nth(4), 'no diagnosis').toHaveText('S$0');

	await happens.selectOption('A normal birth');
	await expect(liveRegion).toHaveText(/^S\$0 from every plan, for a normal birth or a caesarean\.$/);
	for (const pays of [4, 5]) {
		await expect(tool.getByRole('definition').nth(pays)).toHaveText('S$0');
		expect((await boxesOf(tool.locator('.scale .bar-most')))[pays]?.width).toBe(0);
	}
	await expect(tool.getByRole('slider', { name: 'No cash for a normal birth' })).toBeDisabled();
	await happens.selectOption('A listed illness of the baby');
	await expect(days).toBeEnabled();
	await expect(liveRegion).toContainText('if the definition is met.');
	expect(await accessibilityViolations(page, '.worth-it')).toEqual([]);
	await page.goto('/');
	await page.goto('/maternity');
	await expect(tool.getByLabel('What happens'), 'nothing is remembered').toHaveValue('illness');
	await expect(tool.getByLabel('Sum assured')).toHaveValue(`${sumsAssured[0]}`);
});
