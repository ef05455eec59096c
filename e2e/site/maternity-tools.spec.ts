/** “Am I in time?” and “What would I get?” reckon in the browser, and send nothing. */

import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { brand } from '../../shared/content/brand.ts';
import { dailyBenefitDays, newbornIntensiveCarePerDay, sumsAssured } from '../../shared/content/figures.ts';
import { formatDollars } from '../../shared/content/money.ts';
import { plans } from '../../shared/content/plans/plans.ts';
import { accessibilityViolations } from '../accessibility-violations.ts';
import { openHydrated, sectionIn } from './site-pages.ts';

/** 21 November 2026 in Singapore. */
const today = '2026-11-20T22:00:00Z';
const question = 'When is your baby due?';
const call = `Call ${brand.phone}`;
const remind = 'Add to my calendar';

async function openInTime(page: Page, now = today): Promise<Locator> {
	await page.clock.setFixedTime(now);
	await openHydrated(page, '/maternity', 'in-time');
	return page.getByRole('region', { name: 'Am I in time?' });
}

interface Answer {
	dueDate: string;
	says: string;
	links: string[];
	/** The days of the calendar file. */
	reminders?: string[];
}

const answers: readonly Answer[] = [
	{
		dueDate: '2027-07-03',
		says: '8 weeks: a little early You can apply from 26 December 2026 to 11 June 2027.',
		links: [remind],
		reminders: ['20261226', '20270611'],
	},
	{
		dueDate: '2027-04-10',
		says: '20 weeks: you are in time The last day to apply is 19 March 2027.',
		links: [remind],
		reminders: ['20270319'],
	},
	{
		dueDate: '2026-12-26',
		says: '35 weeks: call today The last day to apply is 4 December 2026, and insurers need a few days.',
		links: [call, remind],
		reminders: ['20261204'],
	},
	{
		dueDate: '2026-12-05',
		says: '38 weeks: too late for these plans The last day to apply was 13 November 2026.',
		links: [call, 'See what MediShield Life pays'],
	},
	{ dueDate: '2028-01-01', says: 'This date is too far from today. Please check.', links: [] },
];

test('each due date is answered with its week, the way on, and a reminder', async ({ page }) => {
	const tool = await openInTime(page);
	for (const { dueDate, says, links, reminders } of answers)
		await test.step(dueDate, async () => {
			await tool.getByLabel(question).fill(dueDate);
			await expect(tool.locator('[aria-live]')).toContainText(says);
			await expect(tool.getByRole('link')).toHaveText(links);
			if (reminders) {
				const file = decodeURIComponent(`${await tool.getByRole('link', { name: remind }).getAttribute('href')}`);
				expect([...file.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)).toEqual(reminders);
			}
			expect(await accessibilityViolations(page, { include: ['.in-time'] })).toEqual([]);
		});
});

test('the reminder is a file, and nothing is sent', async ({ page }) => {
	const tool = await openInTime(page);
	const requests: string[] = [];
	page.on('request', (request) => !/^data:|favicon|\/assets\//.test(request.url()) && requests.push(request.url()));
	await tool.getByLabel(question).fill('2027-07-03');
	const downloading = page.waitForEvent('download');
	await tool.getByRole('link', { name: remind }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toBe('last-day-to-apply.ics');
	const file = await readFile(await download.path(), 'utf8');
	expect(file).toContain('\r\nDTSTART;VALUE=DATE:20270611\r\nSUMMARY:Maternity insurance: last day to apply\r\n');
	expect(file, 'the due date stays here').not.toContain('20270703');
	expect(requests).toEqual([]);
});

test.describe('in another time zone', () => {
	test.use({ timezoneId: 'America/Los_Angeles' });

	test('it is the day in Singapore that counts', async ({ page }) => {
		const tool = await openInTime(page, '2026-11-21T16:30:00Z');
		await tool.getByLabel(question).fill('2026-12-13');
		await expect(tool).toContainText('37 weeks');
	});
});

/** The cells of “What would I get?”, row by row. */
const payments = (days: number, sumAssured: number) =>
	plans.flatMap(({ name, dailyHospitalisation: percent }) => {
		const perDay = (sumAssured * percent) / 100;
		return [
			`${name} ${formatDollars(perDay)} a day (${percent}%)`,
			formatDollars(perDay * days),
			formatDollars(Math.max(0, newbornIntensiveCarePerDay - perDay) * days),
		];
	});

test('it reckons what each plan pays for days in hospital, and what that leaves of the bill, on a phone too', async ({
	page,
}) => {
	await openHydrated(page, '/maternity', 'hospital-days');
	const section = sectionIn(page, 'What would I get?');
	const days = section.getByRole('slider', { name: /^Days in hospital/ });
	const [smallest, largest] = [sumsAssured[0], sumsAssured.at(-1) as number];
	for (const [key, count, sumAssured, inWords] of [
		['', 7, smallest, '7 days'],
		['End', dailyBenefitDays, largest, `${dailyBenefitDays} days`],
		['Home', 1, largest, '1 day'],
	] as const) {
		if (key) await days.press(key);
		await section.getByLabel('Sum assured').selectOption(formatDollars(sumAssured));
		await expect(days).toHaveAttribute('aria-valuetext', inWords);
		await expect(section.getByRole('table')).toHaveAccessibleName(
			`What each plan pays for ${inWords} at a sum assured of ${formatDollars(sumAssured)}`,
		);
		const bill = formatDollars(newbornIntensiveCarePerDay * count);
		await expect(section.getByRole('columnheader')).toHaveText(['Plan', `Pays for ${inWords}`, `Leaves of ${bill}`]);
		await expect(section.locator('tbody :is(th, td)')).toHaveText(payments(count, sumAssured));
	}
	await page.setViewportSize({ width: 360, height: 740 });
	const texts = section.locator('label, th small');
	await expect(texts).toHaveCount(2 + plans.length);
	for (const text of await texts.all()) expect((await text.boundingBox())?.height, 'one line').toBeLessThan(30);
});
