/** The mails about an enquiry in each language, as a real mail server receives them. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../scripts/start-mail-server.ts';
import { type Language, languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words.ts';
import { sampleRecord } from '../testing/sample-enquiry.ts';
import { createAdviserSender, createReceiptSender } from './senders.ts';

let server: MailServer;
beforeAll(async () => {
	server = await startMailServer();
});
afterAll(() => server.close());

const noStop = new AbortController().signal;
const adviser = 'ana@advisers.example';
const config = () => ({ smtpUrl: server.url, to: [adviser], from: 'site@quotes.example' });
const wordingOf = (language: Language) => words[language].consent.currentConsent;
const recordIn = (language: Language) => ({
	...sampleRecord({ language, additionalInfo: wordingOf(language).text.slice(0, 40) }),
	consentVersion: wordingOf(language).version,
});

async function mailToAdviser(record: ReturnType<typeof sampleRecord>) {
	await createAdviserSender(config(), adviser).send('msg_1', { name: 'created', record }, noStop);
	return server.mails.at(-1);
}

test.each([
	['zh-Hans', 'Language of the form: Simplified Chinese'],
	['ms', 'Language of the form: Malay'],
	['ta', 'Language of the form: Tamil'],
	['en', 'Name: Tan Mei Ling'],
] as const)('an adviser reads first that the form was in %s, where it was not in English', async (language, first) => {
	const record = recordIn(language);
	const mail = await mailToAdviser(record);
	expect(mail).toMatchObject({
		to: adviser,
		subject: `New enquiry ${record.reference} [${language}] [plan-1] [acme-advisers]`,
	});
	const lines = mail?.text.split('\n') ?? [];
	expect(lines[0]).toBe(first);
	expect(lines).toContain(`Agreed to: ${wordingOf(language).text}`);
	expect(lines).toContain(record.additionalInfo);
});

test('an enquiry that tells no language counts as English', async () => {
	const mail = await mailToAdviser({ ...sampleRecord(), language: null });
	expect(mail?.text).toMatch(/^Name: /);
});

test.each(languages)(
	'a receipt says what was agreed to, not what the language of the form says now: %s',
	async (language) => {
		const record = { ...recordIn(language), consentVersion: wordingOf('en').version };
		await createReceiptSender(config(), () => 'https://quotes.example/withdraw').send(
			'msg_2',
			{ name: 'created', record },
			noStop,
		);
		const mail = server.mails.at(-1);
		const { receiptCopy: copy } = words[language].receiptCopy;
		expect(mail).toMatchObject({ to: record.email, subject: `${copy.subject} ${record.reference}` });
		expect(mail?.text.split('\n').slice(0, 7)).toEqual([
			copy.received,
			'',
			copy.reference(record.reference),
			copy.check,
			'',
			copy.agreed,
			wordingOf('en').text,
		]);
	},
);
