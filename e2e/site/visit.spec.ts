/** The due date is asked once, known on every page of the tab, and forgotten at a press. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { dueDateCopy, labels } from '../../shared/content/words/en/form-copy.ts';
import { inTimeCopy } from '../../shared/content/words/en/in-time-copy.ts';
import { words } from '../../shared/content/words/words.ts';
import { boxesOf, boxOf } from '../testing/boxes.ts';
import { setFontSize } from '../testing/large-letters.ts';
import { languagePages, openHydrated } from '../testing/site-pages.ts';
import { formIn } from '../testing/visitor.ts';

/** 25 November 2026 in Singapore; due in 20 completed weeks, to apply until 23 March. */
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
	await expect(page.locator('.in-time-answer')).toContainText('20 weeks: you are in time');
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
	const said = bar.getByText('Week 20 · apply until 23 March').filter({ visible: true });
	await expect(said).toBeVisible();
	expect(await said.textContent()).toContain('23\u00a0March');
	expect(await said.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), 'lines cut off').toBe(0);
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
	await expect(bar).toContainText('满20\u2060周 · 3月23日截止');
	const quote = await boxOf(bar.getByRole('link', { name: words['zh-Hans'].comparisonCopy.getQuote }));
	expect(quote.right, 'the button ends with the row').toBeGreaterThan(340);
	await page.getByRole('button', { name: words['zh-Hans'].inTimeCopy.forget }).click();
	await expect(bar).not.toContainText('20');
});

test('the first screen of a phone has the question, its answer, the plans and both buttons', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await openHydrated(page, '/', 'in-time');
	const hero = page.locator('#home');
	expect((await boxOf(hero.locator('caption'))).height, 'what the premiums are for: one line').toBeLessThan(24);
	for (const date of ['', dueDate]) {
		await question(page).fill(date);
		await expect(hero.getByRole('link', { name: inTimeCopy.remind })).toHaveCount(date ? 1 : 0);
		await expect(question(page)).toBeInViewport({ ratio: 1 });
		await expect(hero.getByRole('table')).toBeInViewport({ ratio: 1 });
		for (const name of ['Get Free Quote', 'Compare Plans'])
			await expect(hero.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
	}
	// Below “Am I in time?”, while it asks.
	await page.setViewportSize({ width: 360, height: 740 });
	await question(page).fill('');
	await page.goto('/maternity');
	await expect(page.getByRole('heading', { name: words.en.languagePage.planRows.title })).toBeInViewport({ ratio: 1 });
});

test('the ruler has the number of her week, for which one within two weeks of it makes room', async ({ page }) => {
	await openHydrated(page, '/', 'in-time');
	const shown = () =>
		page
			.locator('.ruler-weeks span')
			.evaluateAll((weeks) =>
				weeks.filter((week) => getComputedStyle(week).opacity !== '0').map((week) => week.textContent),
			);
	await question(page).fill(dueDate);
	await expect.poll(shown).toEqual(['1', '13', '36', '40']);
	// 15 and 38 weeks.
	await question(page).fill('2027-05-19');
	await expect.poll(shown).toEqual(['1', '36', '40']);
	await question(page).fill('2026-12-09');
	await expect.poll(shown).toEqual(['1', '13']);
});

test('the ruler ends with its column, and shows each of its 40 ticks and its last number', async ({ page }) => {
	for (const path of ['/', '/maternity']) {
		await page.goto(path);
		for (const width of [360, 390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			const ruler = page.locator('.in-time .ruler');
			const answer = await boxOf(page.locator('.in-time-answer'));
			expect((await boxOf(ruler)).right, `${path} at ${width} px`).toBeCloseTo(answer.right);
			const [last, end] = [await boxOf(ruler.locator('.ruler-to')), await boxOf(ruler.locator('span:last-child'))];
			expect(end.left - last.right, `between 36 and 40: ${path}, ${width} px`).toBeGreaterThan(3);
			if (path === '/') expect(await countTicks(ruler), `${width} px`).toBe(40);
		}
	}
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

/** By the red of the last pixel, which is a tick: paper has more, the accent less. */
async function countTicks(ruler: Locator): Promise<number> {
	const picture = await ruler.locator('.ruler-strip').screenshot();
	return ruler.page().evaluate(
		async (bytes) => {
			const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
			const canvas = new OffscreenCanvas(image.width, 1).getContext('2d');
			canvas?.drawImage(image, 0, -10);
			const reds = canvas?.getImageData(0, 0, image.width, 1).data.filter((_, index) => index % 4 === 0);
			return reds?.filter((red) => Math.abs(red - (reds.at(-1) ?? 0)) < 40).length ?? 0;
		},
		[...picture],
	);
}
