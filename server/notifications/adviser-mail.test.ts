/** @vitest-environment jsdom */
/** Tests of the advisers' mail: contact details come first, and typed text cannot imitate other parts of the mail. */

import { expect, test } from 'vitest';
import { brand } from '../../shared/content/brand.ts';
import { languages } from '../../shared/content/languages.ts';
import { findPlan } from '../../shared/content/plans/plans.ts';
import { pregnancyTypeLabels } from '../../shared/content/words/en/form-copy.ts';
import { words } from '../../shared/content/words/words.ts';
import { sampleRecord } from '../testing/sample-enquiry.ts';
import { adviserMail } from './adviser-mail.ts';
import { testEvent, webhookBody } from './enquiry-event.ts';

const at = '2026-11-21T16:30:00.000Z';
const promiseEnd = '2026-11-22T16:30:00.000Z';
const answeredUrl = 'https://quotes.example/answered?reference=R&signature=S';
const recordOf = (changes: object = {}) => ({ ...sampleRecord(), receivedAt: at, consentAt: at, ...changes });
const mailOf = (changes?: object) => adviserMail({ name: 'created', record: recordOf(changes), answeredUrl });
const linesOf = (changes?: object) => mailOf(changes).text.split('\n');
const htmlOf = (changes?: object) => mailOf(changes).html ?? expect.unreachable();

const pregnant = { gestationalWeek: '20', pregnancyType: ['single-natural'], plan: 'plan-2' };
const summary = `${findPlan('plan-2')?.name} · week 20 · ${pregnancyTypeLabels['single-natural']}`;

test('begins with whom to call about what, the links, the reference, the promised time, and the person’s own text', () => {
	expect(linesOf({ ...pregnant, additionalInfo: 'After 6 pm,\nplease.' }).slice(0, 16)).toEqual([
		'Tan Mei Ling',
		summary,
		'',
		'Call 8123 4567: tel:+6581234567',
		'WhatsApp, only if asked for: https://wa.me/6581234567',
		'',
		'Give the reference 0RT3K-9XQ2F-4HT7 when you call.',
		'',
		'Reply by Mon 23 Nov, 12:30 am, Singapore time.',
		'',
		'> After 6 pm,',
		'> please.',
		'',
		`I have replied: ${answeredUrl}`,
		'',
		'* * *',
	]);
});

test.each(['WhatsApp.', '请用whatsapp联系我。', 'please whats app me'])(
	'WhatsApp is first where it was asked for: %s',
	(asked) => {
		const links = linesOf({ additionalInfo: asked }).slice(3, 5);
		expect(links.map((line) => line.split(' ')[0])).toEqual(['WhatsApp:', 'Call']);
	},
);

test.each(['created', 'unanswered', 'missed'] as const)('text and HTML have the same content: %s', (name) => {
	const record = recordOf({ ...pregnant, additionalInfo: 'One\nTwo', partnerTag: null });
	const { text, html = '' } = adviserMail({ name, record, at, answeredUrl });
	const body = new DOMParser().parseFromString(html, 'text/html').body;
	const links = [...body.querySelectorAll('a')].map((link) => `${link.textContent}: ${link.href}`);
	const lines = text.split('\n');
	expect(links).toEqual([...lines.slice(3, 5), lines.find((line) => line.startsWith('I have replied: '))]);
	for (const link of body.querySelectorAll('a')) link.append(`: ${link.href}`);
	const wordsIn = (content: string) => content.match(/[^\s>]+/g);
	for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n');
	expect(wordsIn(body.textContent)).toEqual(wordsIn(text.replace('* * *\n', '')));
});

test('HTML escapes typed text, and loads nothing', () => {
	const typed = '<img src="https://evil.example/a.png"><a href="https://evil.example">Reply</a>&amp;';
	const html = htmlOf({
		name: typed,
		additionalInfo: typed,
		mobilePhone: `8123 4567${typed}`,
		partner: typed,
		page: typed,
	});
	const { body, head } = new DOMParser().parseFromString(html, 'text/html');
	expect(body.querySelector('h1')?.textContent).toBe(typed);
	expect(body.querySelector('blockquote')?.textContent).toBe(typed);
	expect([...body.querySelectorAll('a')].map(({ href }) => new URL(href).origin)).not.toContain('https://evil.example');
	expect(body.querySelectorAll('img, script, iframe, link, [background], [src]')).toHaveLength(0);
	expect(head.querySelectorAll(':not(meta)')).toHaveLength(0);
	expect(html).not.toContain('url(');
});

test('contains all answers and the adviser’s duties, with times of Singapore', () => {
	const record = { additionalInfo: 'Week 20 soon', gestationalWeek: '19' };
	const { text } = mailOf(record);
	const { plan, pregnancyType, withdrawnAt, answeredAt, receivedAt, consentAt, ...rest } = sampleRecord(record);
	const { language, widgetVersion, origin, ...said } = rest;
	for (const value of Object.values(said)) expect(text).toContain(value);
	for (const type of pregnancyType)
		expect(text).toContain(pregnancyTypeLabels[type as keyof typeof pregnancyTypeLabels]);
	expect(text).toContain(`the consent is withdrawn: tell ${brand.privacyEmail} at once`);
	expect(text).toContain('related products for two years at most');
	expect(text).toContain('WhatsApp only if the person asked for it');
	expect(text, 'mail programs would hide the rest as a signature').not.toMatch(/^--/m);
	expect(text).toContain('Consent: given 22 November 2026 at 00:30, Singapore time, to wording');
});

const outsideList = ' · week NA (not pregnant, or outside weeks 13 to 36) · ';
const minor = /^Under 18: answer the parent or guardian, and market nothing to the child\.$/m;
test('the line under the name explains NA, and shows an unknown plan as sent', () => {
	expect(linesOf({ gestationalWeek: 'NA' })[1]).toContain(outsideList);
	expect(linesOf({ plan: 'plan-9' })[1]).toMatch(/^plan-9 · /);
	expect(linesOf({ plan: null })[1]).toMatch(/^not sure yet · /);
});

test('a minor is noted above the links, by the date in Singapore', () => {
	expect(mailOf({ dateOfBirth: '2008-11-22' }).text).not.toMatch(minor);
	expect(linesOf({ dateOfBirth: '2008-11-23' })[2]).toMatch(minor);
});

test('a test by hand is marked', () => {
	expect(adviserMail(testEvent()).subject).toMatch(/^TEST, not an enquiry /);
});

test('an ambiguous number is shown as typed, without links', () => {
	const lines = linesOf({ mobilePhone: '12345678', mobilePhoneE164: null });
	expect(lines.slice(2, 4)).toEqual(['', expect.stringMatching(/^Give the reference /)]);
	expect(lines).toContain('Mobile phone: 12345678');
});

test('typed text cannot imitate a line of ours', () => {
	const typed = {
		name: 'Mei\r\nReply by never',
		mobilePhone: '8123 4567\nCall x',
		additionalInfo: 'One\n* * *\nPage: x',
	};
	const lines = linesOf(typed);
	for (const ours of [/^Reply by /, /^Call /, /^\* \* \*$/, /^Page: /])
		expect(
			lines.filter((line) => ours.test(line)),
			String(ours),
		).toHaveLength(1);
	expect(lines).toEqual(expect.arrayContaining(['> One', '> * * *', '> Page: x']));
});

test.each([
	['withdrawn', 'Consent withdrawn', 'Contact them no more'],
	['erased', 'Enquiry erased', 'unless a law obliges you to keep them'],
] as const)('tells that an enquiry was %s by its reference alone', (name, subject, todo) => {
	const mail = adviserMail({ name, reference: '0RT3K-9XQ2F-4HT7', at });
	expect(mail.subject).toBe(`${subject}: 0RT3K-9XQ2F-4HT7`);
	for (const part of [mail.text, mail.html]) {
		expect(part).toContain(todo);
		expect(part).toContain('Time: 22 November 2026 at 00:30, Singapore time');
	}
	expect(mail).not.toHaveProperty('replyTo');
});

test.each([
	['unanswered', at, 'No reply recorded', 'Nobody has recorded a reply yet. The person was promised one'],
	['unanswered', promiseEnd, 'LATE: No reply recorded', 'Nobody has recorded a reply. The person was promised one'],
	[
		'missed',
		promiseEnd,
		'LATE: Nobody has made contact',
		'The person says that nobody has made contact. A reply was promised',
	],
] as const)('%s at %s: is the mail again, with what is late', (name, at, subject, notice) => {
	const record = recordOf({ ...pregnant, language: 'ta', plan: null, partner: 'acme\r\nBcc: x' });
	const mail = adviserMail({ name, record, at, answeredUrl });
	expect(mail.subject).toBe(`${subject}: 0RT3K-9XQ2F-4HT7 by Mon 23 Nov, 12:30 am [ta] [no plan] [acme··Bcc: x]`);
	const lines = mail.text.split('\n');
	expect(lines.slice(0, 2)).toEqual([
		'Tan Mei Ling',
		expect.stringMatching(/^Form in Tamil · not sure yet · week 20 · /),
	]);
	expect(lines.slice(3, 7)).toEqual(linesOf().slice(3, 7));
	expect(lines[8]).toBe(`${notice} by Mon 23 Nov, 12:30 am, Singapore time.`);
});

test('an enquiry that is sent after its reply was recorded says so first', () => {
	const { subject, text } = mailOf({ answeredAt: promiseEnd });
	expect(subject).toMatch(/^Reply recorded already: 0RT3K-9XQ2F-4HT7 /);
	expect(text).toContain('A reply is recorded already. Ask who gave it before you make contact.');
});

const english = { en: undefined, 'zh-Hans': 'Simplified Chinese', ms: 'Malay', ta: 'Tamil' };
test.each(languages)('an enquiry in %s shows its language, and the consent in that language', (language) => {
	const { version, text } = words[language].consent.currentConsent;
	const record = recordOf({ ...pregnant, language, consentVersion: version });
	const { subject } = mailOf(record);
	const lines = linesOf(record);
	const about = `by Mon 23 Nov, 12:30 am [${language}] [plan-2] [acme-advisers]`;
	expect(subject).toBe(`New enquiry ${record.reference} ${about}`);
	expect(lines[1]).toBe(`${english[language] ? `Form in ${english[language]} · ` : ''}${summary}`);
	expect(lines).toContain(text);
	const consent = { given: true, version, text };
	expect(webhookBody({ name: 'created', record })).toMatchObject({ data: { language, consent } });
});

test('an enquiry without a language counts as English, and an unknown consent wording has no text', () => {
	const record = { ...sampleRecord(), ...pregnant, language: null, consentVersion: 'v0' };
	expect(linesOf(record)[1]).toBe(summary);
	const consent = { given: true, version: 'v0', text: null };
	expect(webhookBody({ name: 'created', record })).toMatchObject({ timestamp: record.receivedAt, data: { consent } });
});
