/** “Am I in time?”: from a due date to the week, the last day, a reminder and the form, without sending anything. */

import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { brand } from '../../shared/content/brand.ts';
import { labels } from '../../shared/content/en/form-copy.ts';
import { accessibilityViolations } from '../accessibility-violations.ts';
import { formIn } from '../visitor.ts';
import { openHydrated } from './site-pages.ts';

/** 21 November 2026 in Singapore. */
const today = '2026-11-20T22:00:00Z';

async function openOn(page: Page, now = today): Promise<Locator> {
	await page.clock.setFixedTime(now);
	await openHydrated(page, '/maternity', 'in-time');
	return page.getByRole('region', { name: 'Am I in time?' });
}

for (const [dueDate, answer, links] of [
	[
		'2027-07-03',
		'8 weeks: a little early You can apply from 26 December 2026 to 11 June 2027.',
		['Add to my calendar'],
	],
	['2027-04-10', '20 weeks: you are in time The last day to apply is 19 March 2027.', ['Add to my calendar']],
	[
		'2026-12-26',
		'35 weeks: call today The last day to apply is 4 December 2026, and insurers need a few days.',
		[`Call ${brand.phone}`, 'Add to my calendar'],
	],
	[
		'2026-12-13',
		'36 weeks: call today The last day to apply is 21 November 2026',
		[`Call ${brand.phone}`, 'Add to my calendar'],
	],
	[
		'2026-12-05',
		'38 weeks: too late for these plans The last day to apply was 13 November 2026.',
		['See what MediShield Life pays'],
	],
	['2028-01-01', 'This date is too far from today. Please check.', []],
] as const)
	test(`due on ${dueDate}: ${answer}`, async ({ page }) => {
		const tool = await openOn(page);
		await tool.getByLabel('When is your baby due?').fill(dueDate);
		await expect(tool.locator('[aria-live]')).toContainText(answer);
		await expect(tool.getByRole('link')).toHaveText(links);
		await expect(tool.getByRole('button')).toHaveCount(/^(8|20|35|36) weeks/.test(answer) ? 1 : 0);
	});

test('in week 35 the call is the only filled button', async ({ page }) => {
	const tool = await openOn(page);
	await tool.getByLabel('When is your baby due?').fill('2026-12-26');
	const ground = (element: Element) => getComputedStyle(element).backgroundColor;
	const call = await tool.getByRole('link', { name: /^Call/ }).evaluate(ground);
	expect(await tool.getByRole('button').evaluate(ground)).not.toBe(call);
});

for (const [dueDate, button, week] of [
	['2027-04-10', 'Start the form with 20 weeks', '20'],
	['2027-07-03', 'Start the form', 'NA'],
] as const)
	test(`“${button}” leads to the form and fills in ${week}; nothing is sent`, async ({ page }) => {
		const tool = await openOn(page);
		const requests: string[] = [];
		page.on('request', (request) => !/favicon|\/assets\//.test(request.url()) && requests.push(request.url()));
		await tool.getByLabel('When is your baby due?').fill(dueDate);
		await tool.getByRole('button', { name: button, exact: true }).click();
		const select = formIn(page).getByLabel(labels.gestationalWeek, { exact: true });
		await expect(select).toHaveValue(week);
		await expect(page.getByRole('heading', { name: 'Get your free quote' })).toBeInViewport();
		expect(requests).toEqual([]);
		expect(page.url()).toMatch(/\/maternity#quote$/);
	});

test('“Start the form” scrolls and moves the focus also where the address already ends in the hash', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const tool = await openOn(page);
	await tool.getByLabel('When is your baby due?').fill('2027-04-10');
	for (const _ of ['the first time', 'again']) {
		await tool.getByRole('button', { name: 'Start the form with 20 weeks' }).click();
		await expect(page.getByRole('heading', { name: 'Get your free quote' })).toBeInViewport();
		await expect(page.locator('#quote')).toBeFocused();
		await page.evaluate(() => scrollTo(0, 0));
	}
});

test('no answer has an accessibility violation, in light or dark', async ({ page }) => {
	const tool = await openOn(page);
	for (const dueDate of ['2027-07-03', '2027-04-10', '2026-12-26', '2026-12-05', '2028-01-01'])
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			await tool.getByLabel('When is your baby due?').fill(dueDate);
			await expect(tool.locator('[aria-live]')).toBeVisible();
			const found = await accessibilityViolations(page, { include: ['.in-time'] });
			expect(found, `${dueDate}, ${colorScheme}`).toEqual([]);
		}
});

test('the reminder is a calendar file with the last day to apply', async ({ page }) => {
	const tool = await openOn(page);
	await tool.getByLabel('When is your baby due?').fill('2027-04-10');
	const downloading = page.waitForEvent('download');
	await tool.getByRole('link', { name: 'Add to my calendar' }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toBe('last-day-to-apply.ics');
	const file = await readFile(await download.path(), 'utf8');
	expect(file).toContain('\r\nDTSTART;VALUE=DATE:20270319\r\nSUMMARY:Maternity insurance: last day to apply\r\n');
	expect(file).not.toContain('20270410');
});

test('before week 13 the reminder is of the first day, too', async ({ page }) => {
	const tool = await openOn(page);
	await tool.getByLabel('When is your baby due?').fill('2027-07-03');
	const file = decodeURIComponent((await tool.getByRole('link').getAttribute('href')) ?? '');
	expect([...file.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)).toEqual(['20261226', '20270611']);
});

test('it is the day in Singapore that counts, wherever the visitor is', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ baseURL, timezoneId: 'America/Los_Angeles' });
	const tool = await openOn(await context.newPage(), '2026-11-21T16:30:00Z');
	await tool.getByLabel('When is your baby due?').fill('2026-12-13');
	await expect(tool).toContainText('37 weeks');
	await context.close();
});

test('a date entered before the page’s scripts have started is answered when they have', async ({ page }) => {
	await page.clock.setFixedTime(today);
	await page.route('**/assets/*.js', async (route) => {
		await page.getByLabel('When is your baby due?').fill('2027-04-10');
		await route.continue();
	});
	await page.goto('/maternity');
	await expect(page.getByRole('region', { name: 'Am I in time?' })).toContainText('20 weeks: you are in time');
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the rule is given instead, which is true of every due date', async ({ page }) => {
		await page.goto('/maternity');
		const tool = page.getByRole('region', { name: 'Am I in time?' });
		await expect(tool).toContainText('You can apply from 27 weeks before your due date until 22 days before it.');
		await expect(tool.getByLabel('When is your baby due?')).toBeHidden();
	});
});
