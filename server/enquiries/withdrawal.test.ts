/** The receipt and its link, as the service and a real mail server hand them on. */

import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, type ReceivedMail, startMailServer } from '../../scripts/start-mail-server.ts';
import type { ServerProcess } from '../../scripts/start-server.ts';
import { currentConsent } from '../../shared/content/en/consent.ts';
import { type Language, languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words.ts';
import { openSqlite, sqlitePath } from '../database/sqlite.ts';
import { startReceiver } from '../testing/receiver.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { postEnquiry, receiptOf, runCommand, startService } from '../testing/service.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { post, startTestApp } from '../testing/test-app.ts';
import { createWithdrawalLinks } from './withdrawal.ts';

const folder = temporaryFolder();
let mailServer: MailServer;
let service: ServerProcess;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
	mailServer = await startMailServer();
	receiver = await startReceiver();
	service = await startService({
		DATA_DIR: folder,
		...receiver.environment,
		SMTP_URL: mailServer.url,
		ENQUIRY_MAIL_TO: 'adviser@advisers.example',
		RECEIPT_MAIL: '1',
		PUBLIC_ORIGIN: 'https://quotes.example',
	});
});
afterAll(async () => {
	await service.end();
	receiver.close();
	await mailServer.close();
	rmSync(folder, { recursive: true });
});

const receipts = (to: string) => mailServer.mails.filter((mail) => mail.to === to);
const typed = { name: 'Buy Now evil.example', additionalInfo: 'Visit evil.example' };

async function receiptFor(email: string, language?: Language) {
	const enquiry = sampleEnquiry({ ...typed, email, language });
	const { reference } = await receiptOf(await postEnquiry(service.url, enquiry));
	await expect.poll(() => receipts(email), { timeout: 10_000 }).toHaveLength(1);
	const [receipt] = receipts(email) as [ReceivedMail];
	const link = /https:\/\/quotes\.example(\S+)/.exec(receipt.text)?.[1] ?? '';
	return { ...receipt, reference, url: `${service.url}${link}` };
}

/** What the button of the page does. */
const press = (url: string) =>
	fetch(url, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } });

const withdrawnAt = async (reference: string) =>
	JSON.parse((await runCommand({ DATA_DIR: folder }, 'show', reference, '--json')).out).withdrawnAt;

test('the receipt has reference, consent and link, and nothing that was typed freely', async () => {
	const { reference, text, headers, url } = await receiptFor('visitor@example.com');
	for (const words of [reference, currentConsent.text]) expect(text).toContain(words);
	expect(headers['auto-submitted']).toBe('auto-generated');
	expect(text).not.toMatch(/evil|Buy Now/);
	expect(url).not.toContain('visitor');
	expect((await postEnquiry(service.url, sampleEnquiry({ email: 'Visitor@example.com' }))).status).toBe(201);
	await expect.poll(() => receipts('adviser@advisers.example'), { timeout: 10_000 }).toHaveLength(2);
	expect(receipts('Visitor@example.com')).toEqual([]);
});

test('the link shows a button and changes nothing; the button withdraws, and receivers are told', async () => {
	const { reference, url } = await receiptFor('leaving@example.com');
	const page = await fetch(url);
	expect(page.status).toBe(200);
	expect(Object.fromEntries(page.headers)).toMatchObject({
		'cache-control': 'no-store',
		'referrer-policy': 'no-referrer',
		'x-robots-tag': 'noindex',
	});
	const body = await page.text();
	expect(body).toContain('<form method="post"');
	expect(body).not.toContain('leaving@');
	expect(await withdrawnAt(reference)).toBeNull();
	expect((await press(url)).status).toBe(200);
	expect(await withdrawnAt(reference)).toMatch(/Z$/);
	const told = () => receiver.received.map(({ body: sent }) => JSON.parse(sent));
	await expect
		.poll(told, { timeout: 10_000 })
		.toContainEqual({ type: 'enquiry.withdrawn', timestamp: expect.any(String), data: { reference } });
	expect(receipts('leaving@example.com')).toHaveLength(1);
});

test('a link sent before there was an encryption key, or under an earlier one, stays valid', async () => {
	const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
	const database = await openSqlite(temporaryFolder());
	const linksUnder = (keys: Buffer[]) => createWithdrawalLinks(database, keys, 'https://quotes.example');
	const record = { reference: '0RT3K-9XQ2F-4HT7', language: null };
	for (const keys of [[], [first]]) {
		const signature = new URL((await linksUnder(keys)).linkTo(record)).searchParams.get('signature') ?? '';
		expect((await linksUnder([second, first])).isSigned(record.reference, signature)).toBe(true);
		expect((await linksUnder([second])).isSigned(record.reference, signature)).toBe(keys.length === 0);
	}
	await database.close();
});

test('a link that is not ours is refused', async () => {
	const { reference, url } = await receiptFor('staying@example.com');
	const notAscii = url.replace(/.$/, '%C3%A9');
	for (const wrong of [
		url.slice(0, -1),
		notAscii,
		url.replace(reference, '0RT3K-9XQ2F-4HT7'),
		`${service.url}/withdraw`,
	])
		for (const method of ['GET', 'POST']) expect((await fetch(wrong, { method })).status).toBe(404);
	expect(await withdrawnAt(reference)).toBeNull();
});

test.each(languages)('the receipt and the pages of its link are in the language of the form: %s', async (language) => {
	const { consent, receiptCopy } = words[language];
	const { receiptCopy: copy, withdrawalCopy } = receiptCopy;
	const { reference, subject, text, url } = await receiptFor(`${language}@example.com`, language);
	expect(subject).toBe(`${copy.subject} ${reference}`);
	const said = [copy.received, copy.reference(reference), copy.check, copy.agreed, copy.withdraw, copy.notYou];
	expect(text.split('\n')).toEqual(expect.arrayContaining([...said, consent.currentConsent.text]));
	expect(new URL(url).searchParams.get('language')).toBe(language);

	const page = async (answer: Promise<Response>) => {
		const { status, text } = await answer.then(async (sent) => ({ status: sent.status, text: await sent.text() }));
		expect(text).toContain(`<html lang="${language === 'en' ? 'en-SG' : language}"`);
		return { status, text };
	};
	const invalid = await page(fetch(url.slice(0, -1)));
	expect(invalid).toMatchObject({ status: 404, text: expect.stringContaining(withdrawalCopy.invalid) });
	expect(invalid.text).toContain(`<h1>${withdrawalCopy.invalidTitle}</h1>`);
	const asked = await page(fetch(url));
	expect(asked).toMatchObject({ status: 200, text: expect.stringContaining(withdrawalCopy.text) });
	expect(asked.text).toContain(`<button type="submit">${withdrawalCopy.button}</button>`);
	expect(await withdrawnAt(reference)).toBeNull();
	expect(await page(press(url))).toMatchObject({ status: 200, text: expect.stringContaining(withdrawalCopy.done) });
	expect(await withdrawnAt(reference)).toMatch(/Z$/);
});

test('a link with another language leads to the same enquiry, one with an unknown language in English', async () => {
	const { reference, url } = await receiptFor('choosing@example.com', 'ta');
	const shown = async (query: string) => {
		const page = await fetch(url.replace('language=ta', query));
		expect(page.status).toBe(200);
		return page.text();
	};
	expect(await shown('language=ms')).toContain(words.ms.receiptCopy.withdrawalCopy.title);
	const unknown = [
		'',
		'language=',
		'language=xx',
		'language=constructor',
		'language=__proto__',
		'language=ta&language=ms',
	];
	for (const query of [...unknown, 'language=%22%3E%3Cscript%3E', 'language[x]=ta']) {
		const page = await shown(query);
		expect(page).toContain(`<h1>${words.en.receiptCopy.withdrawalCopy.title}</h1>`);
		expect(page).not.toContain('"><script>');
	}
	expect(await withdrawnAt(reference)).toBeNull();
});

test('a withdrawal while the store is locked, or tried too often, is answered in the language of the link', async () => {
	const dataDir = temporaryFolder();
	const { app, links, close } = await startTestApp({ config: { rateLimitPerMinute: 2 } }, { dataDir });
	const { reference } = (await post(app, sampleEnquiry({ language: 'zh-Hans' }))).json();
	const url = links.linkTo({ reference, language: 'zh-Hans' }).replace('https://quotes.example', '');
	const headers = { 'content-type': 'application/x-www-form-urlencoded' };
	const locking = new DatabaseSync(sqlitePath(dataDir));
	locking.exec('begin immediate');
	const locked = await app.inject({ method: 'POST', url, headers });
	locking.close();
	const tooOften = await app.inject({ method: 'GET', url: url.slice(0, -1) });
	expect([locked.statusCode, tooOften.statusCode]).toEqual([503, 429]);
	for (const answer of [locked, tooOften]) {
		expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
		expect(answer.body).toContain('<html lang="zh-Hans"');
		expect(answer.body).toContain(words['zh-Hans'].receiptCopy.withdrawalCopy.failed);
	}
	await close();
}, 20_000);
