/** The due date is asked once, known on every page of the tab, and forgotten at a press. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { dueDateCopy, labels, outcomeCopy } from '../../shared/content/words/en/form-copy.ts';
import { inTimeCopy } from '../../shared/content/words/en/in-time-copy.ts';
import { words } from '../../shared/content/words/words.ts';
import { boxesOf, boxOf } from '../testing/boxes.ts';
import { setFontSize } from '../testing/large-letters.ts';
import { plan3 } from '../testing/plan-names.ts';
import { languagePages, openHydrated } from '../testing/site-pages.ts';
import { stopClock } from '../testing/stop-clock.ts';
import { fillIn, formIn, planIn, quoteButton, send } from '../testing/visitor.ts';

/** 25 November 2026 in Singapore; due in 20 completed weeks, to apply until 23 March. */
const today = '2026-11-25T04:00:00Z';
const dueDate = '2027-04-14';
const filled = dueDateCopy.filled('20');

const question = (page: Page) => page.getByLabel(inTimeCopy.label);
const week = (page: Page) => formIn(page).getByLabel(labels.gestationalWeek, { exact: true });
const comparison = (page: Page) => page.locator('#compare');
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
	const ruler = header.evaluate((element) => getComputedStyle(element, '::after').blockSize);
	expect(await ruler, 'its line is the ruler').toBe('4px');
	const opacity = () => header.evaluate((element) => getComputedStyle(element, '::after').opacity);
	await expect.poll(opacity, 'beside that of the question').toBe('0');
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
	await expect.poll(opacity, 'below it').toBe('1');
	await page.evaluate(() => scrollTo(0, 0));
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

test('what is said in the form is known above it: a due date, then another week, which is newer', async ({ page }) => {
	await openHydrated(page, '/maternity', 'in-time');
	await formIn(page).getByText(dueDateCopy.open).press('Enter');
	await formIn(page).getByLabel(dueDateCopy.label).fill(dueDate);
	await expect(question(page)).toHaveValue(dueDate);
	await expect(page.locator('html')).toHaveAttribute('data-week', '20');
	// She has just said it there.
	await expect(formIn(page)).not.toContainText(filled);
	await week(page).selectOption('24');
	await expect(question(page)).toHaveValue('');
	await expect(page.locator('html')).toHaveAttribute('data-week', '24');
	await page.goto('/zh');
	await expect(page.locator('html')).toHaveAttribute('data-week', '24');
});

test('a sum assured chosen in the comparison or the tool is the sum of both, reloaded, too', async ({ page }) => {
	await openHydrated(page, '/maternity', 'if-this-happens');
	const inTool = page.locator('.if-this-happens').getByLabel('Sum assured');
	const inComparison = (sum: string) => comparison(page).getByRole('radio', { name: sum });
	await inComparison('S$10,000').check();
	await expect(inTool).toHaveValue('10000');
	await inTool.selectOption('S$25,000');
	await expect(inComparison('S$25,000')).toBeChecked();
	await page.getByLabel('What happens').selectOption('A normal birth');
	await page.reload();
	await inTool.scrollIntoViewIfNeeded();
	await expect(inTool).toHaveValue('25000');
	await expect(page.getByLabel('What happens')).toHaveValue('normal-birth');
	await expect(inComparison('S$25,000')).toBeChecked();
	await expect(comparison(page).locator('[aria-live]').first(), 'nobody chose it there').toHaveText('');
});

test('two sums chosen in one go end at the second, and the page chooses none of its own', async ({ page }) => {
	await openHydrated(page, '/maternity', 'if-this-happens');
	const inputs: string[] = [];
	await page.exposeFunction('recordInput', (sum: string) => void inputs.push(sum));
	await page.evaluate("document.addEventListener('input', (event) => recordInput(event.composedPath()[0].value))");
	await comparison(page).getByRole('radio').first().focus();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	await expect(page.locator('.if-this-happens').getByLabel('Sum assured')).toHaveValue('25000');
	expect(inputs).toEqual(['10000', '25000']);
});

test('a plan chosen on a card is the plan of the form in another language', async ({ page }) => {
	await page.goto('/maternity#compare');
	await quoteButton(page, plan3).click();
	await expect(planIn(formIn(page))).toHaveValue('plan-3');
	await page.goto('/ms');
	const form = page.getByRole('form', { name: words.ms.formCopy.title });
	await expect(form.getByLabel(words.ms.formCopy.labels.plan, { exact: true })).toHaveValue('plan-3');
});

test('the receipt has the week that was sent and five questions made from it, reloaded, too', async ({ page }) => {
	await page.goto('/maternity#quote');
	const ruler = page.locator('quote-widget .ruler');
	await fillIn(formIn(page));
	await week(page).selectOption('22');
	await expect(ruler).toBeHidden();
	const questionsFetched = page.waitForResponse('**/adviser-questions-*.js');
	await page.route('**/api/enquiries', async (route) => {
		await questionsFetched;
		await route.continue();
	});
	await send(formIn(page));
	for (const isReloaded of [false, true]) {
		if (isReloaded) await page.reload();
		await expect(page.getByRole('region', { name: outcomeCopy.sentTitle })).toBeVisible();
		await expect(ruler).toBeVisible();
		expect(await marked(page)).toBe('22');
		const asked = [/with Plan 1/, /define each condition/, /^I am 22 weeks pregnant/, /excluded/, /paid/];
		await expect(page.locator('.receipt-questions').getByRole('listitem')).toHaveText(asked);
	}
	const rows = page.locator('#quote ol > :nth-child(2)');
	const spaces = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).marginTop));
	expect(spaces, 'both lists have the same space between their rows').toEqual([spaces[0], spaces[0]]);
});

test('with a due date the receipt asks what the bar has not said, right below bar and toast', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openHydrated(page, '/maternity', 'in-time');
	await question(page).fill(dueDate);
	await fillIn(formIn(page));
	await send(formIn(page));
	const question3 = page.locator('.receipt-questions').getByRole('listitem').nth(2);
	await expect(question3).toContainText(/^I am 20 weeks; these plans close on 23\sMarch 2027: how long/);
	const [bar, toast] = [await boxOf(page.getByRole('banner')), await boxOf(page.locator('.toast'))];
	const receipt = await boxOf(page.getByRole('region', { name: outcomeCopy.sentTitle }));
	expect(toast.top - bar.bottom).toBeLessThanOrEqual(48);
	expect(receipt.top - toast.bottom).toBeGreaterThanOrEqual(0);
	expect(receipt.top - toast.bottom).toBeLessThanOrEqual(16);
});

test('one press forgets it, and leaves nothing in the tab; nothing was sent', async ({ page }) => {
	await openHydrated(page, '/maternity', 'in-time');
	const requests: string[] = [];
	page.on('request', (request) => /\/api\/|2027/.test(request.url()) && requests.push(request.url()));
	await question(page).fill(dueDate);
	await expect(week(page)).toHaveValue('20');
	await comparison(page).getByRole('radio', { name: 'S$10,000' }).check();
	await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visit'))).toContain('10000');
	await stopClock(page);
	await page.getByRole('button', { name: inTimeCopy.forget }).click();
	await expect(question(page)).toBeFocused();
	await page.clock.runFor(1000);
	await expect(comparison(page).getByRole('radio', { name: 'S$5,000' })).toBeChecked();
	await expect(question(page)).toHaveValue('');
	await expect(page.locator('html')).not.toHaveAttribute('data-week');
	await expect(week(page)).toHaveValue('');
	expect(await page.evaluate(() => sessionStorage.getItem('visit'))).toBeNull();
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
