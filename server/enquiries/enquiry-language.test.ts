/** What the service says and stores in each language of the form. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../shared/content/answers.ts';
import { languagePaths, languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words.ts';
import { StoreUnavailable } from '../database/store-unavailable.ts';
import { html } from '../http/html.ts';
import { sampleEnquiry, sampleForm } from '../testing/sample-enquiry.ts';
import { post, postForm, startTestApp, type TestApp } from '../testing/test-app.ts';

let service: TestApp;
beforeAll(async () => {
	service = await startTestApp();
});
afterAll(() => service.close());

const types = ['single-natural'];
const send = (fields: object, { app } = service) => postForm(app, { ...sampleForm, ...fields }, types);
const stored = ({ body }: { body: string }) => service.store.find(/<strong>([^<]+)</.exec(body)?.[1] ?? '');
const written = (text: string) => html`${text}`.text;

describe.each(languages)('a form in %s', (language) => {
	const { formCopy, consent } = words[language];
	const { messages, labels, hints, noScriptCopy, toasts } = formCopy;
	const { version, text } = consent.currentConsent;
	const shell = `<html lang="${language === 'en' ? 'en-SG' : language}">`;

	test('comes back in its words when it is empty', async () => {
		const { statusCode, body } = await postForm(service.app, { language });
		expect(statusCode).toBe(422);
		const { dateOfBirthNotPast, additionalInfo, controlCharacters, ...required } = messages;
		for (const message of Object.values(required)) expect(body.split(`>${written(message)}<`)).toHaveLength(3);
		for (const label of Object.values(labels)) expect(body).toContain(`>${written(label)}</l`);
		const around = [formCopy.errorSummaryTitle, formCopy.errorCount(7), formCopy.submit, hints.pregnancyType, text];
		for (const said of [...around, hints.mobilePhone, formCopy.whoCalls]) expect(body).toContain(written(said));
		expect(body).toContain(shell);
		expect(body).toContain(`<title>${written(formCopy.errorSummaryTitle)}`);
		expect(body).toContain(`name="consentVersion" value="${version}"`);
		expect(body).toContain(`name="language" value="${language}"`);
	});

	test.each([
		['dateOfBirth', '2999-01-01', messages.dateOfBirthNotPast],
		['additionalInfo', 'x'.repeat(limits.additionalInfoMaximum + 1), messages.additionalInfo],
		['website', 'x', formCopy.honeypot],
	])('tells in its words that %s is wrong', async (field, value, message) => {
		const { statusCode, body } = await send({ language, [field]: value });
		expect(statusCode).toBe(422);
		expect(body).toContain(`<a href="#${field}">${written(message)}</a>`);
	});

	test('is stored with its language and consent, and answered in its words', async () => {
		const answer = await send({ language, name: `Right ${language}` });
		expect(answer.statusCode).toBe(201);
		for (const said of [toasts.success.title, toasts.success.text, noScriptCopy.reference])
			expect(answer.body).toContain(written(said));
		expect(answer.body).toContain(shell);
		expect(answer.body).toContain(`<a href="${language === 'en' ? '/' : languagePaths[language]}">`);
		expect(await stored(answer)).toMatchObject({ language, consentVersion: version });
	});

	test('is given back in its words when it cannot be taken', async () => {
		const full = await startTestApp({ store: { add: () => Promise.reject(StoreUnavailable.full()) } });
		const limited = await startTestApp({ config: { rateLimitPerMinute: 1 } });
		await send({ language }, limited);
		for (const [status, app] of [
			[503, full],
			[429, limited],
		] as const) {
			const { statusCode, body } = await send({ language }, app);
			expect(statusCode).toBe(status);
			for (const said of [shell, written(toasts.failure.title), written(formCopy.outcomeCopy.failedText)])
				expect(body).toContain(said);
			expect(body).toContain(`name="language" value="${language}"`);
			expect(body).toContain(`value="${sampleForm.name}"`);
		}
		await Promise.all([full.close(), limited.close()]);
	});

	test('sent as JSON without a consent version, it has the current consent of its language', async () => {
		const answer = await post(service.app, sampleEnquiry({ language }));
		expect(answer.statusCode).toBe(201);
		expect(await service.store.find(answer.json().reference)).toMatchObject({ language, consentVersion: version });
	});
});

test('JSON with neither language nor consent version has the current English consent', async () => {
	const { reference } = (await post(service.app, sampleEnquiry())).json();
	const { version } = words.en.consent.currentConsent;
	expect(await service.store.find(reference)).toMatchObject({ language: null, consentVersion: version });
});

test('a consent to words of another language is stored as what it was given to', async () => {
	const { version: consentVersion } = words.en.consent.currentConsent;
	const answer = await send({ language: 'ta', name: 'English consent', consentVersion });
	expect(answer.body).toContain(words.ta.formCopy.toasts.success.title);
	expect(await stored(answer)).toMatchObject({ language: 'ta', consentVersion });
});

test('a form that comes back asks anew for a consent that was given to words of another language', async () => {
	const { version: consentVersion } = words.en.consent.currentConsent;
	const { body } = await send({ language: 'ta', email: 'mei', consentVersion });
	expect(body).toContain(words.ta.consent.currentConsent.text);
	expect(body).not.toContain('name="consent" value="true" checked');
});

test.each(['xx', 'constructor', 'TA', '"><script>'])(
	'a form in an unknown language is in English: %s',
	async (language) => {
		const { formCopy, consent } = words.en;
		const wrong = await send({ language, email: 'mei' });
		expect(wrong.statusCode).toBe(422);
		expect(wrong.body).toContain(formCopy.messages.email);
		expect(wrong.body).toContain('<html lang="en-SG">');
		expect(wrong.body).not.toContain('name="language"');
		const right = await send({ language, name: `Unknown ${language}` });
		const { version: consentVersion } = consent.currentConsent;
		expect(await stored(right)).toMatchObject({ language: null, consentVersion });
	},
);
