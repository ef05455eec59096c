/** End-to-end tests of an enquiry's status page: reply by the adviser, late reply and withdrawal, with and without scripts. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../scripts/testing/free-port.ts';
import { type MailServer, startMailServer } from '../../scripts/testing/start-mail-server.ts';
import { builtServer, type ServerProcess, startServerProcess } from '../../scripts/testing/start-server.ts';
import { languagePaths, languages } from '../../shared/content/languages.ts';
import { formatTime } from '../../shared/content/words/format-date.ts';
import { words } from '../../shared/content/words/words.ts';
import { accessibilityViolations } from '../testing/accessibility-violations.ts';
import { boxesOf } from '../testing/boxes.ts';
import { fillIn, formIn, readReference, send } from '../testing/visitor.ts';
import { runCommandLine } from './operator.ts';

let mailServer: MailServer;
let server: ServerProcess;
let dataDir: string;
test.beforeAll(async () => {
	mailServer = await startMailServer();
	dataDir = test.info().outputPath('data');
	const PORT = String(await freePort());
	const mail = { SMTP_URL: mailServer.url, ENQUIRY_MAIL_TO: 'adviser@advisers.example' };
	const PUBLIC_ORIGIN = `http://localhost:${PORT}`;
	const RATE_LIMIT_PER_MINUTE = '1000';
	const environment = { DATA_DIR: dataDir, PORT, PUBLIC_ORIGIN, RATE_LIMIT_PER_MINUTE, ...mail };
	server = await startServerProcess(builtServer, environment);
});
test.afterAll(async () => {
	await server.end();
	await mailServer.close();
});

const run = async (...args: string[]) => JSON.parse(await runCommandLine(dataDir, ...args));

/** Records a reply as an adviser does: follows the link in the mail, and presses the button on the page. */
async function pressInMail(page: Page, reference: string): Promise<void> {
	const mail = () => mailServer.mails.find(({ subject }) => subject.startsWith(`New enquiry ${reference} by `));
	await expect.poll(mail).toBeDefined();
	await page.goto(mail()?.text.match(/http:\S+\/answered\?\S+/)?.[0] ?? '');
	await expect(page.getByText(reference)).toBeVisible();
	await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
	await page.getByRole('button', { name: 'I have replied' }).click();
	await expect(page.getByRole('heading', { name: 'Your reply is recorded' })).toBeVisible();
}

/** Dates an enquiry back by 48 hours, so that the reply is late. */
function makeLate(reference: string): void {
	using database = new DatabaseSync(join(dataDir, 'enquiries.sqlite'), { timeout: 10_000 });
	const received = new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString();
	database.prepare('update enquiries set received_at = ? where reference = ?').run(received, reference);
}

/** Expects `count` disclosures, each with a line below and at least 44 px high on phones, and nothing wider than the window. */
async function expectRows(page: Page, count: number): Promise<void> {
	const disclosures = page.locator('main details');
	await expect(disclosures).toHaveCount(count);
	for (const disclosure of await disclosures.all()) await expect(disclosure).toHaveCSS('border-bottom-width', '1px');
	for (const width of [320, 360]) {
		await page.setViewportSize({ width, height: 740 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		const heights = (await boxesOf(disclosures.locator('summary'))).map(({ height }) => height);
		expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
	}
}

test('an enquiry is followed to its page, which says that the adviser has replied', async ({ page, context }) => {
	const { enquiryPageCopy, formCopy, adviserQuestionCopy } = words.en;
	await page.goto(`${server.url}/maternity`);
	const form = formIn(page);
	await fillIn(form, 'Tan Mei Ling');
	await send(form);
	const reference = await readReference(page);
	const link = page.getByRole('link', { name: formCopy.outcomeCopy.follow });
	const url = (await link.getAttribute('href')) ?? '';
	const opened = context.waitForEvent('page');
	await link.click();
	const followed = await opened;
	await expect(followed).toHaveURL(url);
	await expect(followed.getByRole('heading', { level: 1, name: enquiryPageCopy.title })).toBeVisible();
	await expect(followed.getByText(reference)).toBeVisible();
	const definition = followed.getByText(adviserQuestionCopy.definition);
	await expect(definition).toBeHidden();
	expect(await accessibilityViolations(followed)).toEqual([]);
	await followed.getByText(adviserQuestionCopy.title).click();
	await expect(definition).toBeVisible();
	expect(await accessibilityViolations(followed)).toEqual([]);
	await followed.reload();

	// On paper (A4) the questions are on the first of two sheets, open and with room to write.
	await followed.emulateMedia({ media: 'print' });
	await followed.setViewportSize({ width: 703, height: 1032 });
	const questions = await followed.locator('details').getByRole('listitem').filter({ hasText: '?' }).all();
	expect(questions).toHaveLength(5);
	const writingSpaces = questions.map((question) =>
		question.evaluate((item) => Number.parseFloat(getComputedStyle(item).paddingBottom)),
	);
	expect(Math.min(...(await Promise.all(writingSpaces)))).toBeGreaterThan(40);
	const last = await questions.at(-1)?.boundingBox();
	expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(1032);
	const sheets = await followed.pdf({ format: 'A4', preferCSSPageSize: true });
	expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
	await followed.emulateMedia({ media: 'screen' });

	await pressInMail(await context.newPage(), reference);
	await followed.reload();
	const [{ answeredAt }] = await run('list', '--json');
	await expect(followed.getByText(enquiryPageCopy.repliedAt(formatTime(answeredAt, 'en')))).toBeVisible();
	expect((await run('count', '--replies', '--json'))[0]).toMatchObject({ partner: null, answeredInTime: 1 });
	const download = followed.waitForEvent('download');
	await followed.getByText(enquiryPageCopy.agreed, { exact: true }).click();
	await followed.getByRole('link', { name: enquiryPageCopy.record }).click();
	const record = readFileSync(await (await download).path(), 'utf8');
	expect(record).toContain(`${enquiryPageCopy.recordLabels.reference}: ${reference}\n`);
	expect(record).toContain(words.en.consent.currentConsent.text);
});

test('a withdrawal is shown first on the page of the enquiry, also after Back', async ({ page, context }) => {
	const { enquiryPageCopy, formCopy, withdrawalCopy } = words.en;
	const { doneTitle, button } = withdrawalCopy;
	await page.goto(`${server.url}/maternity`);
	await fillIn(formIn(page), 'Withdrawing');
	await send(formIn(page));
	const receipt = page.getByRole('region', { name: formCopy.outcomeCopy.sentTitle });
	const follow = receipt.getByRole('link', { name: formCopy.outcomeCopy.follow });
	const [line, link] = await Promise.all(
		[receipt.locator('[part=reference]'), follow].map((part) => part.boundingBox()),
	);
	expect((link?.y ?? 0) - (line?.y ?? 0), 'the link is below the reference and the time').toBeLessThan(120);
	const opened = context.waitForEvent('page');
	await follow.click();
	const enquiry = await opened;
	await enquiry.getByText(withdrawalCopy.title, { exact: true }).click();
	await enquiry.getByRole('button', { name: button }).click();
	const withdrawn = enquiry.getByRole('heading', { level: 1, name: doneTitle });
	await expect(withdrawn).toBeVisible();
	expect(await accessibilityViolations(enquiry)).toEqual([]);
	await enquiry.getByRole('main').getByRole('link', { name: formCopy.noScriptCopy.home }).click();
	await enquiry.goBack();
	await expect(withdrawn).toBeVisible();
	await enquiry.reload();
	await expect(withdrawn).toBeVisible();
	await expect(enquiry.getByText(enquiryPageCopy.notPassedOn)).toBeHidden();
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the page and its buttons work, here in Tamil', async ({ page, context }) => {
		const language = 'ta';
		const { enquiryPageCopy, formCopy, withdrawalCopy } = words[language];
		await page.goto(`${server.url}${languagePaths[language]}`);
		const form = page.getByRole('form', { name: formCopy.title }).first();
		await fillIn(form);
		await form.getByLabel(formCopy.labels.email, { exact: true }).fill(`${language}@example.com`);
		await form.getByRole('button', { name: formCopy.submit }).click();
		await page.getByRole('link', { name: formCopy.outcomeCopy.follow }).click();
		await expect(page.getByRole('heading', { level: 1, name: enquiryPageCopy.title })).toBeVisible();
		const url = page.url();
		await pressInMail(await context.newPage(), new URL(url).searchParams.get('reference') ?? '');
		await page.goto(url);
		const [{ answeredAt }] = await run('list', '--json', '--email', `${language}@example.com`);
		await expect(page.getByText(enquiryPageCopy.repliedAt(formatTime(answeredAt, language)))).toBeVisible();
		const withdraw = page.getByRole('button', { name: withdrawalCopy.button });
		await page.getByText(withdrawalCopy.title, { exact: true }).click();
		await expect(withdraw, 'not the first thing to press').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
		await withdraw.click();
		await expect(page.getByRole('heading', { name: withdrawalCopy.doneTitle })).toBeVisible();
	});

	test('late and withdrawn, the page reflows in every language, with disclosures that are rows', async ({ page }) => {
		const { formCopy, withdrawalCopy } = words.en;
		await page.goto(`${server.url}/maternity`);
		await fillIn(formIn(page));
		await send(formIn(page));
		await page.getByRole('link', { name: formCopy.outcomeCopy.follow }).click();
		const url = new URL(page.url());
		makeLate(url.searchParams.get('reference') ?? '');
		for (const language of languages) {
			url.searchParams.set('language', language);
			await page.goto(url.href);
			await expect(page.getByRole('heading', { name: words[language].enquiryPageCopy.lateTitle })).toBeVisible();
			await expectRows(page, 3);
		}
		url.searchParams.set('language', 'en');
		await page.goto(url.href);
		await page.getByText(withdrawalCopy.title, { exact: true }).click();
		await page.getByRole('button', { name: withdrawalCopy.button }).click();
		await expect(page.getByRole('heading', { name: withdrawalCopy.doneTitle })).toBeVisible();
		await expectRows(page, 1);
	});
});
