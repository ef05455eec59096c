/** What an adviser reads: first what it takes to call the person, and nothing that a person typed passes for something else. */

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
const mailOf = (changes: object = {}) =>
	adviserMail({ name: 'created', record: { ...sampleRecord(), receivedAt: at, consentAt: at, ...changes } });
const linesOf = (changes?: object) => mailOf(changes).text.split('\n');

test('begins with what it takes to call the person, for a phone', () => {
	expect(linesOf({ gestationalWeek: '20', plan: 'plan-2' }).slice(0, 8)).toEqual([
		'Reply by 23 November 2026 at 00:30, Singapore time.',
		'Name: Tan Mei Ling',
		'Mobile phone: 8123 4567',
		'Call: tel:+6581234567',
		'WhatsApp: https://wa.me/6581234567',
		`Plan: ${findPlan('plan-2')?.name}`,
		'Gestational week: 20',
		'',
	]);
});

test('tells everything, and what the adviser owes, by the clock of Singapore', () => {
	const record = { additionalInfo: 'Week 20 soon', gestationalWeek: '19' };
	const { text } = mailOf(record);
	const { plan, pregnancyType, withdrawnAt, answeredAt, receivedAt, consentAt, ...rest } = sampleRecord(record);
	const { language, widgetVersion, origin, ...said } = rest;
	for (const value of Object.values(said)) expect(text).toContain(value);
	for (const type of pregnancyType)
		expect(text).toContain(pregnancyTypeLabels[type as keyof typeof pregnancyTypeLabels]);
	expect(text).toContain(`the consent is withdrawn: tell ${brand.privacyEmail} at once`);
	expect(text).toContain('related products for two years at most');
	expect(text).toContain('Consent: given 22 November 2026 at 00:30, Singapore time, to wording');
});

const outsideList = 'Gestational week: NA (not pregnant, or outside weeks 13 to 36)';
const minor = ' (under 18: answer the parent or guardian, and market nothing to the child)';
test.each<[string, object, string]>([
	['that NA may be outside the list', { gestationalWeek: 'NA' }, outsideList],
	['of an adult, by the day in Singapore', { dateOfBirth: '2008-11-22' }, 'Date of birth: 2008-11-22'],
	['of a minor', { dateOfBirth: '2008-11-23' }, `Date of birth: 2008-11-23${minor}`],
	['a plan that is no longer compared', { plan: 'plan-9' }, 'Plan: plan-9'],
	['that no plan was chosen', { plan: null }, 'Plan: not sure yet'],
])('says %s', (_case, changes, line) => {
	expect(linesOf(changes)).toContain(line);
});

test('a test by hand is marked', () => {
	expect(adviserMail(testEvent()).subject).toMatch(/^TEST, not an enquiry /);
});

test('a number that no link can be made of stands as it was typed', () => {
	const phone = { mobilePhone: '12345678', mobilePhoneE164: null };
	expect(linesOf(phone).slice(2, 4)).toEqual(['Mobile phone: 12345678', expect.stringMatching(/^Plan: /)]);
});

test('no field of one line becomes several', () => {
	const typed = { name: 'Mei\r\nPlan: plan-4', mobilePhone: '8123 4567\nPlan: x', additionalInfo: 'One\nTwo' };
	const lines = linesOf(typed);
	expect(lines.filter((line) => line.startsWith('Plan: '))).toHaveLength(1);
	expect(lines.slice(-3)).toEqual(['One', 'Two', '']);
});

test.each([
	['withdrawn', 'Consent withdrawn', 'Contact them no more'],
	['erased', 'Enquiry erased', 'Delete your copies'],
] as const)('tells that an enquiry was %s by its reference alone', (name, subject, todo) => {
	const mail = adviserMail({ name, reference: '0RT3K-9XQ2F-4HT7', at });
	expect(mail.subject).toBe(`${subject}: 0RT3K-9XQ2F-4HT7`);
	expect(mail.text).toContain(todo);
	expect(mail.text).toContain('Time: 22 November 2026 at 00:30, Singapore time');
	expect(mail).not.toHaveProperty('replyTo');
});

test.each([
	['unanswered', 'No reply recorded', 'Nobody has recorded a reply yet.'],
	['missed', 'Nobody has called', 'The person says that nobody has called.'],
] as const)('%s: names the enquiry, when it was due, and where a reply is recorded', (name, subject, todo) => {
	const partner = 'acme\r\nBcc: x';
	const about = { reference: '0RT3K-9XQ2F-4HT7', receivedAt: at, language: 'ta', plan: null, partner };
	const answeredUrl = 'https://quotes.example/answered?reference=R';
	const mail = adviserMail({ name, about, at, answeredUrl });
	expect(mail.subject).toBe(`${subject}: 0RT3K-9XQ2F-4HT7 by Mon 23 Nov, 12:30 am [ta] [no plan] [acme··Bcc: x]`);
	expect(mail.text).toContain(todo);
	expect(mail.text).toContain('promised');
	expect(mail.text).toContain('by 23 November 2026 at 00:30, Singapore time.');
	expect(mail.text).toContain(answeredUrl);
	expect(mail).not.toHaveProperty('replyTo');
});

const english = { en: undefined, 'zh-Hans': 'Simplified Chinese', ms: 'Malay', ta: 'Tamil' };
test.each(languages)('an enquiry in %s tells its language, and what was agreed to in it', (language) => {
	const { version, text } = words[language].consent.currentConsent;
	const record = { ...sampleRecord(), receivedAt: at, language, consentVersion: version };
	const { subject } = mailOf(record);
	const lines = linesOf(record);
	const about = `by Mon 23 Nov, 12:30 am [${language}] [plan-1] [acme-advisers]`;
	expect(subject).toBe(`New enquiry ${record.reference} ${about}`);
	const formLanguage = english[language] ? `Language of the form: ${english[language]}. ` : '';
	const first = `${formLanguage}Reply by 23 November 2026 at 00:30, Singapore time.`;
	expect(lines.slice(0, 2)).toEqual([first, 'Name: Tan Mei Ling']);
	expect(lines).toContain(`Agreed to: ${text}`);
	const consent = { given: true, version, text };
	expect(webhookBody({ name: 'created', record })).toMatchObject({ data: { language, consent } });
});

test('an enquiry that tells no language counts as English, a wording that nobody knows any more has no text', () => {
	const record = { ...sampleRecord(), language: null, consentVersion: 'v0' };
	expect(mailOf(record).text).toMatch(/^Reply by .*\nName: /);
	const consent = { given: true, version: 'v0', text: null };
	expect(webhookBody({ name: 'created', record })).toMatchObject({ timestamp: record.receivedAt, data: { consent } });
});
