/** End-to-end tests of the due date that a tab remembers: entered once, used by every page, and deleted by a button. */

import { expect, type Page, test } from '@playwright/test';
import { dueDateCopy, labels } from '../../shared/content/words/en/form-copy.ts';
import { inTimeCopy } from '../../shared/content/words/en/in-time-copy.ts';
import { words } from '../../shared/content/words/words.ts';
import { boxesOf, boxOf } from '../testing/boxes.ts';
import { setFontSize } from '../testing/large-letters.ts';
import { languagePages, openHydrated } from '../testing/site-pages.ts';
import { formIn } from '../testing/visitor.ts';

/** 25 November 2026 in Singapore. On this day the due date below means week 20, and the last day to apply is 23 March. */
const today = '2026-11-25T04:00:00Z';
const dueDate = '2027-04-14';
const filled = dueDateCopy.filled('20');

const question = (page: Page) => page.getByLabel(inTimeCopy.label);
const week = (page: Page) => formIn(page).getByLabel(labels.gestationalWeek, { exact: true });
const marked = (page: Page) => page.locator('html').getAttribute('data-week');

test.beforeEach(({ page }) => page.clock.setFixedTime(today));

test('a due date is known in the form, after a reload, on the language pages, and after Back', async ({ page }) => {
	await openHydrated(page, '/maternity', 'in-time');
	await question(page).fill(dueDate);
	await expect(week(page)).toHaveValue('20');
	await expect(formIn(page)).toContainText(filled);
	expect(await marked(page)).toBe('20');

	await page.reload();
	await expect(week(page)).toHaveValue('20');
	await expect(question(page)).toHaveValue(dueDate);
	await expect(page.locator('.in-time-answer')).toContainText('Week 20.');
	expect(await marked(page)).toBe('20');
	const helper = formIn(page).getByText(dueDateCopy.open);
	await expect(helper, 'says nothing that the line above does not').toBeHidden();
	await formIn(page).getByRole('link', { name: dueDateCopy.change }).click();
	await expect(helper).toBeVisible();
	await expect(formIn(page).getByLabel(dueDateCopy.label)).toBeFocused();
	await expect(formIn(page).getByLabel(dueDateCopy.label)).toHaveValue(dueDate);

	for (const { path, language } of languagePages) {
		const { formCopy } = words[language];
		await page.goto(path);
		await expect(page.getByRole('form', { name: formCopy.title })).toContainText(formCopy.dueDateCopy.filled('20'));
		expect(await marked(page)).toBe('20');
	}
	await page.goBack();
	const { title, dueDateCopy: malay } = words.ms.formCopy;
	await expect(page.getByRole('form', { name: title })).toContainText(malay.filled('20'));
});

test('the bar says until when to apply, on every page, and nothing once it is forgotten', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await openHydrated(page, '/', 'in-time');
	const bar = page.getByRole('banner');
	await question(page).fill(dueDate);
	await expect(bar).toContainText('Week 20 · apply until 23 March');
	await page.goto('/maternity');
	await setFontSize(page, 21);
	const barText = bar.getByText('Week 20 · apply until 23 March').filter({ visible: true });
	await expect(barText).toBeVisible();
	expect(await barText.textContent()).toContain('23\u00a0March');
	expect(await barText.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), 'lines cut off').toBe(
		0,
	);
	await setFontSize(page, 16);
	const header = page.locator('.site-header');
	for (const path of ['/', '/ta']) {
		await page.goto(path);
		const halves = bar.locator('[data-visit-bar] span').filter({ visible: true });
		await expect(halves).toHaveText([/\s·$/, /^[^·]+$/]);
		for (const { height } of await boxesOf(halves)) expect(height, `${path}: one line`).toBeLessThan(20);
		expect((await boxOf(header)).height).toBeLessThanOrEqual(56);
	}
	await page.goto('/zh');
	await expect(bar).toContainText('满20\u2060周 · 3\u2060月\u206023\u2060日截止');
	const quote = await boxOf(bar.getByRole('link', { name: words['zh-Hans'].comparisonCopy.getQuote }));
	expect(quote.right, 'the button ends with the row').toBeGreaterThan(340);
	await page.getByRole('button', { name: words['zh-Hans'].inTimeCopy.forget }).click();
	await expect(bar).not.toContainText('20');
});

test('the first screen of a phone has the premiums and both buttons', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	for (const path of ['/', '/maternity']) {
		await page.goto(path);
		for (const name of ['Get Free Quote', 'Compare Plans'])
			await expect(page.locator('.hero').getByRole('link', { name })).toBeInViewport({ ratio: 1 });
	}
	await expect(page.locator('.prices li')).toHaveCount(4);
	for (const row of await page.locator('.prices li').all()) await expect(row).toBeInViewport({ ratio: 1 });
});

test('the needle turns to the week at once if motion is reduced, and is hidden without a date', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openHydrated(page, '/', 'in-time');
	const needle = page.locator('.dial-needle');
	await expect(needle).toHaveCSS('opacity', '0');
	await expect(page.locator('.in-time-answer')).toContainText(inTimeCopy.rule(13, 36));
	await question(page).fill(dueDate);
	await expect(needle).toHaveCSS('opacity', '1');
	await expect(page.locator('.in-time-answer')).toContainText('Week 20. Apply by 23\u00a0March.');
	expect(await needle.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('a week answered otherwise in the form stays, also after a reload', async ({ page }) => {
	await openHydrated(page, '/maternity', 'in-time');
	await question(page).fill(dueDate);
	await expect(week(page)).toHaveValue('20');
	await week(page).selectOption('24');
	await page.reload();
	await expect(question(page)).toHaveValue(dueDate);
	await expect(week(page)).toHaveValue('24');
});

test('one press forgets it, and leaves nothing in the tab; nothing was sent', async ({ page }) => {
	await openHydrated(page, '/maternity', 'in-time');
	const requests: string[] = [];
	page.on('request', (request) => /\/api\/|2027/.test(request.url()) && requests.push(request.url()));
	await question(page).fill(dueDate);
	await expect(week(page)).toHaveValue('20');
	await page.getByRole('button', { name: inTimeCopy.forget }).click();
	await expect(question(page)).toBeFocused();
	await expect(question(page)).toHaveValue('');
	await expect(page.locator('html')).not.toHaveAttribute('data-week');
	await expect(week(page)).toHaveValue('');
	expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
	await page.reload();
	await expect(week(page)).toHaveValue('');
	expect(requests).toEqual([]);
});
