/** An enquiry's own page: it changes nothing, its button withdraws, and no other link does. */

import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words.ts';
import { sqlitePath } from '../database/engines/sqlite.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { post, shareTestApp, startTestApp } from '../testing/test-app.ts';
import { createEnquiryLinks } from './enquiry-links.ts';

const service = shareTestApp();

/** An enquiry, and the path of its link. */
async function send(email: string, language: string | null = null, { app, links } = service) {
	const { reference } = (await post(app, sampleEnquiry({ email, language: language ?? undefined }))).json();
	return { reference, url: links.to('enquiry', { reference, language }, '') };
}

const truncated = (url: string) => url.replace(/.(?=&language)/, '');
const open = (url: string) => service.app.inject(url);
/** What the button of the page does. */
const press = (url: string, { app } = service) =>
	app.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
const withdrawnAt = async (reference: string) => (await service.store.find(reference))?.withdrawnAt;

test.each(languages)('shows a button, which withdraws, in the language of the link: %s', async (language) => {
	const { withdrawalCopy } = words[language].receiptCopy;
	const { reference, url } = await send(`${language}@example.com`, language);
	const invalid = await open(truncated(url));
	const asked = await open(url);
	expect(await withdrawnAt(reference)).toBeNull();
	const done = await press(url);
	expect(await withdrawnAt(reference)).toMatch(/Z$/);
	for (const [answer, status, title, text] of [
		[invalid, 404, withdrawalCopy.invalidTitle, withdrawalCopy.invalid],
		[asked, 200, withdrawalCopy.title, withdrawalCopy.text],
		[done, 200, withdrawalCopy.doneTitle, withdrawalCopy.done],
	] as const) {
		expect(answer.statusCode).toBe(status);
		expect(answer.body).toContain(`<html lang="${language === 'en' ? 'en-SG' : language}"`);
		expect(answer.body).toContain(`<h1>${title}</h1>`);
		expect(answer.body).toContain(text);
		expect(answer.body).not.toContain(`${language}@`);
		expect(answer.headers).toMatchObject({
			'cache-control': 'no-store',
			'referrer-policy': 'no-referrer',
			'x-robots-tag': 'noindex',
		});
	}
	expect(asked.body).toContain('<form method="post"');
	expect(asked.body).toContain(`<button type="submit">${withdrawalCopy.button}</button>`);
});

test('a link that is not ours is refused', async () => {
	const { reference, url } = await send('staying@example.com');
	const notAscii = url.replace(/.(?=&language)/, '%C3%A9');
	// Created together, so that their references begin alike.
	const other = `${reference.slice(0, -1)}${reference.endsWith('0') ? '1' : '0'}`;
	const swapped = url.replace(reference, other);
	const answered = service.links.to('answered', { reference, language: null }, '').replace('/answered', '/enquiry');
	for (const wrong of [
		truncated(url),
		notAscii,
		swapped,
		url.replace(reference, '0RT3K-9XQ2F-4HT7'),
		answered,
		'/enquiry',
	])
		for (const ask of [open, press]) expect((await ask(wrong)).statusCode).toBe(404);
	expect(await withdrawnAt(reference)).toBeNull();
});

test('a link with another language leads to the same enquiry, one with an unknown language in English', async () => {
	const { url } = await send('choosing@example.com', 'ta');
	const shown = async (query: string) => {
		const { statusCode, body } = await open(url.replace('language=ta', query));
		expect(statusCode).toBe(200);
		return body;
	};
	expect(await shown('language=ms')).toContain(words.ms.receiptCopy.withdrawalCopy.title);
	const unknown = ['', 'xx', 'constructor', '__proto__', 'ta&language=ms', '%22%3E%3Cscript%3E'];
	for (const query of ['', 'language[x]=ta', ...unknown.map((language) => `language=${language}`)]) {
		const page = await shown(query);
		expect(page).toContain(`<h1>${words.en.receiptCopy.withdrawalCopy.title}</h1>`);
		expect(page).not.toContain('"><script>');
	}
});

test('a link sent before there was an encryption key, or under an earlier one, stays valid', async () => {
	const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
	const linksUnder = (keys: Buffer[]) => createEnquiryLinks(service.database, keys, 'https://quotes.example');
	const record = { reference: '0RT3K-9XQ2F-4HT7', language: null };
	for (const keys of [[], [first]]) {
		const signature = new URL((await linksUnder(keys)).to('enquiry', record)).searchParams.get('signature') ?? '';
		expect((await linksUnder([second, first])).isSigned('enquiry', record.reference, signature)).toBe(true);
		expect((await linksUnder([second])).isSigned('enquiry', record.reference, signature)).toBe(keys.length === 0);
	}
});

test('a withdrawal while the store is locked, or tried too often, is answered in the language of the link', async () => {
	const dataDir = temporaryFolder();
	const limited = await startTestApp({ config: { rateLimitPerMinute: 2 } }, { dataDir });
	const { url } = await send('locked@example.com', 'zh-Hans', limited);
	const locking = new DatabaseSync(sqlitePath(dataDir));
	locking.exec('begin immediate');
	const locked = await press(url, limited);
	locking.close();
	const tooOften = await limited.app.inject(truncated(url));
	expect([locked.statusCode, tooOften.statusCode]).toEqual([503, 429]);
	for (const answer of [locked, tooOften]) {
		expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
		expect(answer.body).toContain('<html lang="zh-Hans"');
		expect(answer.body).toContain(words['zh-Hans'].receiptCopy.withdrawalCopy.failed);
	}
	await limited.close();
});
