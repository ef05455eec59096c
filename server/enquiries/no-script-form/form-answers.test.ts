/** Tests of the pages that answer a form sent without scripts, in the language of the form. */

import { describe, expect, test, vi } from 'vitest';
import { languagePaths, languages } from '../../../shared/content/languages.ts';
import { findPlan } from '../../../shared/content/plans/plans.ts';
import { limits, mobilePrefix } from '../../../shared/content/words/answers.ts';
import { currentConsent } from '../../../shared/content/words/en/consent.ts';
import { messages, notSureYet, outcomeCopy, toasts } from '../../../shared/content/words/en/form-copy.ts';
import { words } from '../../../shared/content/words/words.ts';
import { answerFields, type FormField, formFields } from '../../../shared/enquiry/fields.ts';
import { StoreUnavailable } from '../../database/failures/store-unavailable.ts';
import { html } from '../../http/html.ts';
import { sampleEnquiry } from '../../testing/sample-enquiry.ts';
import { post, postForm, shareTestApp, startTestApp } from '../../testing/test-app.ts';

const service = shareTestApp();

const filled = {
	name: 'Tan Mei Ling',
	dateOfBirth: '1992-03-14',
	email: 'mei@example.com',
	mobilePhone: '8123 4567',
	gestationalWeek: '20',
	additionalInfo: 'One\r\nTwo',
	consent: 'on',
	website: '',
	plan: 'plan-2',
};
const send = (fields: object, types = ['single-natural', 'single-ivf-iui'], { app } = service) =>
	postForm(app, { ...filled, ...fields }, types);
type Answer = Awaited<ReturnType<typeof send>>;
/** Finds the stored record by the reference on the answer page. */
const stored = ({ body }: Answer) => service.store.find(body.match(/<strong>([^<]+)</)?.[1] ?? '');
const escaped = (text: string) => html`${text}`.text;
const required = Object.entries<FormField>(answerFields)
	.filter(([, { isOptional }]) => !isOptional)
	.map(([name]) => name as keyof typeof messages);
const ticked = 'name="consent" value="true" checked';

test('a valid form is stored and answered with the success text and the reference', async () => {
	const answer = await send({});
	expect(answer.statusCode).toBe(201);
	expect(answer.headers).toMatchObject({
		'content-type': 'text/html; charset=utf-8',
		'cache-control': 'no-store',
		'content-security-policy': expect.stringContaining("form-action 'self'"),
	});
	for (const text of [toasts.success.title, toasts.success.text]) expect(answer.body).toContain(text);
	expect(await stored(answer)).toMatchObject({
		name: 'Tan Mei Ling',
		pregnancyType: ['single-natural', 'single-ivf-iui'],
		additionalInfo: 'One\nTwo',
		plan: 'plan-2',
		page: 'http://quotes.example/maternity?utm_source=mail',
	});
});

test('the answer to a test enquiry says so, and promises no reply', async () => {
	const { statusCode, body } = await send({ partner: 'test' });
	expect(statusCode).toBe(201);
	expect(body).toContain(outcomeCopy.test);
	expect(body).not.toMatch(new RegExp(`${toasts.success.text}|An adviser contacts you|/enquiry\\?`));
});

test('a form of a test that comes back says so before it is sent again, and no other does', async () => {
	expect((await send({ partner: 'test', name: '' })).body).toContain(outcomeCopy.test);
	expect((await send({ partner: 'acme-advisers', name: '' })).body).not.toContain(outcomeCopy.test);
});

test('reloading the answer page stores nothing twice; the same answers on another day are a new enquiry', async () => {
	const first = await send({ name: 'Reloaded' });
	const again = await send({ name: 'Reloaded' });
	expect([first.statusCode, again.statusCode, again.body]).toEqual([201, 200, first.body]);
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
	const tomorrow = await send({ name: 'Reloaded' });
	vi.useRealTimers();
	expect(tomorrow.statusCode).toBe(201);
	expect(tomorrow.body).not.toBe(first.body);
});

test('a wrong form is shown again with every question, the messages and everything typed, escaped', async () => {
	const name = '"><script>alert(1)</script>';
	const typed = { name, email: 'mei@', mobilePhone: '81', additionalInfo: '</textarea>&' };
	const { statusCode, body } = await send(typed, ['single-natural']);
	expect(statusCode).toBe(422);
	const places = Object.keys(formFields).map((field) => body.indexOf(` name="${field}"`));
	expect(places).toEqual(places.filter((place) => place > 0).sort((a, b) => a - b));
	for (const message of [messages.email, messages.mobilePhone]) expect(body.split(`>${message}<`)).toHaveLength(3);
	const escapedAnswers = [
		'value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"',
		'&lt;/textarea&gt;&amp;</textarea>',
	];
	const chosen = ['value="20" selected', 'value="single-natural" checked', ticked];
	const plan = `value="plan-2" selected>${findPlan('plan-2')?.name}<`;
	const errors = ['<a href="#email">', '2 answers need your attention'];
	for (const text of [...escapedAnswers, ...chosen, ...errors, 'value="mei@"', plan]) expect(body).toContain(text);
	expect(body).not.toContain('<script>');
});

// Clauses: spec 3.4
test('the mobile number has the prefix +65, unless it has a country code', async () => {
	const prefix = `id="mobilePhone-prefix">${mobilePrefix}<`;
	expect((await send({ mobilePhone: '81' })).body).toContain(prefix);
	expect((await send({ mobilePhone: '+44 79' })).body).not.toContain(prefix);
});

test('“Not sure yet” is stored as no plan, and stays selected in a form that is shown again', async () => {
	expect(await stored(await send({ name: 'Not sure', plan: '' }))).toMatchObject({ plan: null });
	const { body } = await send({ plan: '', email: 'mei' });
	expect(body).toContain(`<option value="" selected>${notSureYet}</option>`);
});

test('wrong values of hidden fields, which a visitor cannot correct, are dropped', async () => {
	const answer = await send({ name: 'Carried', plan: 'plan-9', partner: 'a b', page: 'javascript:x' });
	expect(await stored(answer)).toMatchObject({ plan: null, partner: null, page: null });
});

// In these tests, the Malay version stands for an earlier English one.
const [malay, english] = [words.ms.consent.currentConsent.version, words.en.consent.currentConsent.version];

test.each([
	['opened before its words changed', { consentVersion: malay }, { consentVersion: malay, language: null }],
	['in another language', { language: 'ta', consentVersion: english }, { consentVersion: english, language: 'ta' }],
])('a consent is stored with the wording that it was given to: a form %s', async (name, fields, expected) => {
	expect(await stored(await send({ name, ...fields }))).toMatchObject(expected);
});

type Consent = [string, object, string];
const inTamil = { email: 'mei@', consentVersion: english, language: 'ta' };
test.each<Consent>([
	...['false', '0', 'off', 'no', ' '].map((consent): Consent => [consent, { consent }, messages.consent]),
	['to words that changed', { email: 'mei@', consentVersion: malay }, currentConsent.text],
	['to another language', inTamil, words.ta.consent.currentConsent.text],
	['to words that are none of ours', { consentVersion: '2099-01-01.00000000' }, 'One answer needs your attention'],
])('a consent %s is asked for again', async (_case, fields, text) => {
	const { statusCode, body } = await send(fields);
	expect(statusCode).toBe(422);
	expect(body).toContain(text);
	expect(body).not.toContain(ticked);
});

const urlencoded = 'application/x-www-form-urlencoded';
test.each<[string, number, Record<string, string>, string | Buffer]>([
	['percent-encoded in Latin-1', 400, {}, 'name=Ren%E9e'],
	['in Latin-1', 400, {}, Buffer.from('name=Renée', 'latin1')],
	['in a charset that nobody knows', 400, {}, '_charset_=klingon&name=Mei'],
	['in bytes that are none of its charset', 400, {}, '_charset_=gbk&name=%FF%FF'],
	['in UTF-16', 415, { 'content-type': `${urlencoded};charset=utf-16` }, 'name=Mei'],
	['from a strange origin', 403, { origin: 'https://evil.example' }, new URLSearchParams(filled).toString()],
])('a form %s is refused with %i and a page', async (_case, status, more, payload) => {
	const headers = { 'content-type': urlencoded, ...more };
	const answer = await service.app.inject({ method: 'POST', url: '/api/enquiries', headers, payload });
	expect(answer.statusCode).toBe(status);
	expect(answer.headers['content-type']).toMatch(/^text\/html/);
	expect(answer.body).toContain(toasts.failure.title);
});

test.each([
	['UTF-8', '陈美玲 &#233;', '%E9%99%88%E7%BE%8E%E7%8E%B2+%26%23233%3B'],
	['GBK', '陈美玲 é', '%B3%C2%C3%C0%C1%E1+%A8%A6'],
	['Big5', '陈美玲 é', '%26%2338472%3B%AC%FC%AC%C2+%26%23233%3B'],
	['windows-1252', '陈美玲 é', '%26%2338472%3B%26%2332654%3B%26%2329618%3B+%E9'],
])('a form in the charset %s is read as it was typed', async (charset, name, encoded) => {
	const { name: _, ...rest } = { ...filled, email: `${charset}@example.com`, pregnancyType: 'single-natural' };
	const others = new URLSearchParams({ ...rest, _charset_: charset });
	const payload = `${others}&name=${encoded}`;
	const headers = { 'content-type': urlencoded };
	const answer = await service.app.inject({ method: 'POST', url: '/api/enquiries', headers, payload });
	expect(answer.statusCode).toBe(201);
	expect(await stored(answer)).toMatchObject({ name });
});

test('percent signs that are not an encoding are typed as text', async () => {
	const headers = { 'content-type': urlencoded };
	const payload = 'name=100%&additionalInfo=%C3%A9+%zz%2';
	const { body } = await service.app.inject({ method: 'POST', url: '/api/enquiries', headers, payload });
	expect(body).toContain('value="100%"');
	expect(body).toContain('é %zz%2</textarea>');
});

describe.each(languages)('a form in %s', (language) => {
	const { formCopy, consent } = words[language];
	const { messages, labels, hints, noScriptCopy, outcomeCopy, toasts } = formCopy;
	const { version, text } = consent.currentConsent;
	const shell = `<html lang="${language === 'en' ? 'en-SG' : language}">`;

	test('is shown again in its language if it is empty', async () => {
		const { statusCode, body } = await postForm(service.app, { language });
		expect(statusCode).toBe(422);
		for (const field of required) expect(body.split(`>${escaped(messages[field])}<`)).toHaveLength(3);
		for (const label of Object.values(labels)) expect(body).toContain(`>${escaped(label)}</l`);
		const summary = [formCopy.errorSummaryTitle, formCopy.errorCount(required.length)];
		const aboutConsent = [formCopy.introduction, formCopy.whoCalls, text];
		for (const text of [...summary, hints.pregnancyType, hints.mobilePhone, ...aboutConsent, formCopy.submit])
			expect(body).toContain(escaped(text));
		expect(body).toContain(shell);
		expect(body).toContain(`<title>${escaped(formCopy.errorSummaryTitle)}`);
		expect(body).toContain(`name="consentVersion" value="${version}"`);
		expect(body).toContain(`name="language" value="${language}"`);
	});

	test('gets error messages in its language, and shows a filled honeypot to be emptied', async () => {
		const { nameMaximum, emailMaximum, mobilePhoneMaximum, additionalInfoMaximum } = limits;
		const wrong = {
			name: ['x'.repeat(nameMaximum + 1), messages.nameTooLong],
			email: [`a@${'b'.repeat(emailMaximum)}.example`, messages.emailTooLong],
			mobilePhone: ['8'.repeat(mobilePhoneMaximum + 1), messages.mobilePhoneTooLong],
			dateOfBirth: ['14031992', messages.dateOfBirthNotReal],
			additionalInfo: ['x'.repeat(additionalInfoMaximum + 1), messages.additionalInfo],
			website: ['x', formCopy.honeypot],
		};
		const typed = Object.fromEntries(Object.entries(wrong).map(([field, [value]]) => [field, value]));
		const { body } = await send({ language, ...typed });
		for (const [field, [, message = '']] of Object.entries(wrong))
			expect(body).toContain(`<a href="#${field}">${escaped(message)}</a>`);
		expect(body).toContain(`<label for="website">${escaped(formCopy.honeypot)}</label>`);
		const future = await send({ language, dateOfBirth: '2999-01-01' });
		expect(future.body).toContain(`<a href="#dateOfBirth">${escaped(messages.dateOfBirthNotPast)}</a>`);
	});

	test('is stored with its language and consent, and answered in its language', async () => {
		const answer = await send({ language, name: `Right ${language}` });
		expect(answer.statusCode).toBe(201);
		for (const text of [toasts.success.title, toasts.success.text, noScriptCopy.reference, outcomeCopy.follow])
			expect(answer.body).toContain(escaped(text));
		const link = answer.body.match(/href="http:\/\/quotes\.example(\/enquiry\?[^"]+)"/)?.[1]?.replaceAll('&amp;', '&');
		const page = await service.app.inject(link ?? '');
		expect([page.statusCode, page.body.includes(words[language].enquiryPageCopy.title)]).toEqual([200, true]);
		expect(answer.body).toContain(shell);
		expect(answer.body).toContain(`<a href="${language === 'en' ? '/' : languagePaths[language]}">`);
		expect(await stored(answer)).toMatchObject({ language, consentVersion: version });
	});

	test('is shown again as it was typed, in its language, if it cannot be stored', async () => {
		const full = await startTestApp({ store: { add: () => Promise.reject(StoreUnavailable.full()) } });
		const limited = await startTestApp({ config: { rateLimitPerMinute: 1 } });
		await send({ language }, undefined, limited);
		for (const app of [full, limited]) {
			const { statusCode, headers, body } = await send({ language, name: 'Kept As Typed' }, undefined, app);
			expect(statusCode).toBe(app === full ? 503 : 429);
			expect(Number(headers['retry-after'])).toBeGreaterThan(0);
			const text = [toasts.failure.title, toasts.failure.text, formCopy.outcomeCopy.failedText].map(escaped);
			const typed = ['value="Kept As Typed"', 'value="single-ivf-iui" checked', `name="language" value="${language}"`];
			for (const part of [shell, ...text, ...typed]) expect(body).toContain(part);
			expect(body).not.toContain('aria-invalid');
		}
	});

	test('sent as JSON without a consent version gets the current consent of its language', async () => {
		const { reference } = (await post(service.app, sampleEnquiry({ language }))).json();
		expect(await service.store.find(reference)).toMatchObject({ language, consentVersion: version });
	});
});

test.each(['xx', 'constructor', 'TA', '"><script>'])(
	'an unknown language is answered in English: %s',
	async (language) => {
		const wrong = await send({ language, email: 'mei' });
		expect(wrong.body).toContain(messages.email);
		expect(wrong.body).toContain('<html lang="en-SG">');
		expect(wrong.body).not.toContain('name="language"');
		const right = await send({ language, name: `Unknown ${language}` });
		expect(await stored(right)).toMatchObject({ language: null, consentVersion: english });
	},
);
