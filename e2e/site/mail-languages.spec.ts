/** What follows from an enquiry in each language: the mail to the adviser, the receipt, and the withdrawal by its link. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type MailServer, startMailServer } from '../../scripts/start-mail-server.ts';
import { builtServer, type ServerProcess, startServerProcess } from '../../scripts/start-server.ts';
import { words } from '../../shared/content/words.ts';
import { listEnquiries } from '../journey/operator.ts';
import { fillIn } from './language-form.ts';
import { languagePages } from './site-pages.ts';

const adviser = 'advisers@example.com';
const publicOrigin = 'https://quotes.example';
const english = { 'zh-Hans': 'Simplified Chinese', ms: 'Malay', ta: 'Tamil' } as const;

let dataDir: string;
let mailServer: MailServer;
let service: ServerProcess;

test.beforeAll(async () => {
	dataDir = mkdtempSync(join(tmpdir(), 'quote-site-mail-'));
	mailServer = await startMailServer();
	service = await startServerProcess(builtServer, {
		DATA_DIR: dataDir,
		SMTP_URL: mailServer.url,
		ENQUIRY_MAIL_TO: adviser,
		RECEIPT_MAIL: '1',
		PUBLIC_ORIGIN: publicOrigin,
	});
});
test.afterAll(async () => {
	await service?.end();
	await mailServer?.close();
	rmSync(dataDir, { recursive: true, force: true });
});

test('the adviser reads the language first, the visitor gets a receipt in it, and its link withdraws', async ({
	context,
}) => {
	test.setTimeout(90_000);
	for (const { language, path } of languagePages) {
		const { formCopy, consent, receiptCopy } = words[language];
		const { receiptCopy: copy, withdrawalCopy } = receiptCopy;
		const address = `${language}@example.com`;
		// A tab keeps the confirmation of what it has sent.
		const page = await context.newPage();
		await page.goto(service.url + path);
		const form = page.getByRole('form', { name: formCopy.title });
		await fillIn(form, formCopy, `Mail ${language}`);
		await form.getByLabel(formCopy.labels.email, { exact: true }).fill(address);
		await form.getByRole('button', { name: formCopy.submit, exact: true }).click();
		const confirmation = form.getByRole('region', { name: formCopy.outcomeCopy.sentTitle });
		const reference = `${await confirmation.locator('[part=reference]').textContent()}`;

		const told = await mailTo(adviser, reference);
		expect(told.text.split('\n').slice(0, 2)).toEqual([
			`Language of the form: ${english[language]}`,
			`Name: Mail ${language}`,
		]);
		expect(told.text).toContain(consent.currentConsent.text);

		const receipt = await mailTo(address, reference);
		expect(receipt.subject).toBe(`${copy.subject} ${reference}`);
		const said = [copy.received, copy.reference(reference), copy.check, consent.currentConsent.text, copy.notYou];
		expect(receipt.text.split('\n')).toEqual(expect.arrayContaining(said));

		const [link] = /https:\S+/.exec(receipt.text) ?? [];
		await page.goto(`${link}`.replace(publicOrigin, service.url));
		await expect(page.locator('html')).toHaveAttribute('lang', language);
		await page.getByRole('button', { name: withdrawalCopy.button }).click();
		await expect(page.getByRole('heading', { name: withdrawalCopy.doneTitle })).toBeVisible();
		const stored = await listEnquiries(dataDir);
		expect(stored.find((enquiry) => enquiry.reference === reference)).toMatchObject({
			language,
			consentVersion: consent.currentConsent.version,
			withdrawnAt: expect.stringMatching(/Z$/),
		});
	}
});

async function mailTo(address: string, reference: string) {
	const find = () =>
		mailServer.mails.find(
			({ to, subject }) => to === address && subject.includes(` ${reference}`) && !subject.includes('withdrawn'),
		);
	await expect.poll(find, { timeout: 15_000 }).toBeDefined();
	return find() as NonNullable<ReturnType<typeof find>>;
}
