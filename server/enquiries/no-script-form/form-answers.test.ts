/** The page that answers a form sent without scripts. */

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { currentConsent } from '../../../shared/content/en/consent.ts';
import { messages, notSureYet, toasts } from '../../../shared/content/en/form-copy.ts';
import { findPlan } from '../../../shared/content/plans.ts';
import { words } from '../../../shared/content/words.ts';
import { emptyDraft } from '../../../shared/enquiry/enquiry-schema.ts';
import { createFieldEncryption } from '../../database/field-encryption.ts';
import { StoreUnavailable } from '../../database/store-unavailable.ts';
import { errorsOfEmptyEnquiry, sampleForm } from '../../testing/sample-enquiry.ts';
import { postForm, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { DataRetention } from '../data-retention.ts';

let service: TestApp;
beforeAll(async () => {
	service = await startTestApp();
});
afterAll(() => service.close());

const filled = { ...sampleForm, additionalInfo: 'One\r\nTwo', consent: 'on', website: '', plan: 'plan-2' };

function send(fields: Record<string, string>, types = ['single-natural', 'single-ivf-iui'], { app } = service) {
	return postForm(app, fields, types);
}

/** The reference that the page tells, if any. */
function referenceIn({ body }: Awaited<ReturnType<typeof send>>): string {
	return body.match(/<strong>([^<]+)</)?.[1] ?? '';
}

test('a valid form is stored and answered with the success text and the reference', async () => {
	const answer = await send(filled);
	expect(answer.statusCode).toBe(201);
	expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
	expect(answer.headers['cache-control']).toBe('no-store');
	expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
	expect(answer.body).toContain(toasts.success.title);
	expect(answer.body).toContain(toasts.success.text);
	expect(await service.store.find(referenceIn(answer))).toMatchObject({
		name: 'Tan Mei Ling',
		pregnancyType: ['single-natural', 'single-ivf-iui'],
		additionalInfo: 'One\nTwo',
		plan: 'plan-2',
		page: 'http://quotes.example/maternity?utm_source=mail',
	});
});

test('a form with mistakes comes back with every question', async () => {
	const { body } = await send({ ...filled, email: 'mei' });
	for (const field of Object.keys(emptyDraft)) expect(body).toContain(` name="${field}"`);
});

test('a visitor who is not sure of a plan yet is stored without one, and stays so in a form that comes back', async () => {
	const unsure = { ...filled, name: 'Not sure', plan: '' };
	const stored = await send(unsure);
	expect(stored.statusCode).toBe(201);
	expect(await service.store.find(referenceIn(stored))).toMatchObject({ plan: null });
	const { body } = await send({ ...unsure, email: 'mei' });
	expect(body).toContain(`<option value="" selected>${notSureYet}</option>`);
});

test('reloading the answer stores nothing twice', async () => {
	const first = await send({ ...filled, name: 'Reloaded' });
	const again = await send({ ...filled, name: 'Reloaded' });
	expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
	expect(again.body).toBe(first.body);
});

test('the same answers on another day are a new enquiry', async () => {
	const first = await send({ ...filled, name: 'Daily' });
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
	const again = await send({ ...filled, name: 'Daily' });
	vi.useRealTimers();
	expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
	expect(again.body).not.toBe(first.body);
});

test.each(['false', '0', 'off', 'no', ' '])('consent=%s is none', async (consent) => {
	const answer = await send({ ...filled, consent });
	expect(answer.statusCode).toBe(422);
	expect(answer.body).toContain(messages.consent);
	expect(answer.body).not.toContain('name="consent" value="true" checked');
});

describe('a form that was opened before the words of the consent changed', () => {
	// A wording of ours that is not the current one of the form's language.
	const older = words.ms.consent.currentConsent;

	test('is stored with the consent to the words it showed', async () => {
		const answer = await send({ ...filled, name: 'Opened earlier', consentVersion: older.version });
		expect(await service.store.find(referenceIn(answer))).toMatchObject({ consentVersion: older.version });
	});

	test('comes back with the new words, not ticked for them, when something is wrong', async () => {
		const answer = await send({ ...filled, email: 'mei@', consentVersion: older.version });
		expect(answer.statusCode).toBe(422);
		expect(answer.body).toContain(currentConsent.text);
		expect(answer.body).not.toContain('name="consent" value="true" checked');
	});

	test('is asked for consent anew where its words are none of ours', async () => {
		const answer = await send({ ...filled, consentVersion: '2099-01-01.00000000' });
		expect(answer.statusCode).toBe(422);
		expect(answer.body).toContain(`<a href="#consent">${messages.consent}</a>`);
		expect(answer.body).toContain('One answer needs your attention');
		expect(answer.body).not.toContain('name="consent" value="true" checked');
	});
});

test('what the form carries and nobody can correct is left out where it is wrong', async () => {
	const answer = await send({ ...filled, name: 'Carried', plan: 'plan-9', partner: 'a b', page: 'javascript:x' });
	expect(answer.statusCode).toBe(201);
	expect(await service.store.find(referenceIn(answer))).toMatchObject({ plan: null, partner: null, page: null });
});

test('the same form after a withdrawal is a new enquiry with a new consent', async () => {
	const returning = { ...filled, email: 'returning@example.com' };
	const first = await send(returning);
	await new DataRetention(service.database, createFieldEncryption([])).withdraw('returning@example.com');
	const again = await send(returning);
	expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
	expect(again.body).not.toBe(first.body);
	expect((await send(returning)).body).toBe(again.body);
	const records = await service.store.findByEmail('returning@example.com');
	expect(records.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, false]);
});

test.each<[string, string | Buffer]>([
	['percent-encoded', 'name=Ren%E9e'],
	['as it is', Buffer.from('name=Renée', 'latin1')],
])('a form in another encoding than UTF-8, %s, is refused with 400 and a page', async (_case, payload) => {
	const headers = { 'content-type': 'application/x-www-form-urlencoded' };
	const answer = await service.app.inject({ method: 'POST', url: '/api/enquiries', headers, payload });
	expect(answer.statusCode).toBe(400);
	expect(answer.headers['content-type']).toMatch(/^text\/html/);
	expect(answer.body).toContain(toasts.failure.title);
});

test('percent signs that encode nothing are text', async () => {
	const headers = { 'content-type': 'application/x-www-form-urlencoded' };
	const payload = 'name=100%&additionalInfo=%C3%A9+%zz%2';
	const answer = await service.app.inject({ method: 'POST', url: '/api/enquiries', headers, payload });
	expect(answer.statusCode).toBe(422);
	expect(answer.body).toContain('value="100%"');
	expect(answer.body).toContain('é %zz%2</textarea>');
});

test('a wrong form comes back with the messages and everything typed, harmless', async () => {
	const typed = {
		...filled,
		name: '"><script>alert(1)</script>',
		email: 'mei@',
		mobilePhone: '81',
		additionalInfo: '</textarea>&',
	};
	const answer = await send(typed, ['single-natural']);
	expect(answer.statusCode).toBe(422);
	for (const message of [messages.email, messages.mobilePhone]) {
		expect(answer.body.match(new RegExp(`>${message}<`, 'g'))).toHaveLength(2);
	}
	expect(answer.body).toContain('<a href="#email">');
	expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
	expect(answer.body).toContain('&lt;/textarea&gt;&amp;</textarea>');
	expect(answer.body).toContain('value="mei@"');
	expect(answer.body).toContain('value="20" selected');
	expect(answer.body).toContain('value="single-natural" checked');
	expect(answer.body).toContain('name="consent" value="true" checked');
	expect(answer.body).toContain(`value="plan-2" selected>${findPlan('plan-2')?.name}<`);
	expect(answer.body).toContain('2 answers need your attention');
	expect(answer.body).not.toContain('<script>');
});

test('an empty form lists every message', async () => {
	const answer = await send({}, []);
	expect(answer.statusCode).toBe(422);
	for (const { message } of errorsOfEmptyEnquiry()) expect(answer.body).toContain(message);
});

test('whoever filled in the honeypot sees it and can empty it', async () => {
	const answer = await send({ ...filled, website: 'x' });
	expect(answer.statusCode).toBe(422);
	expect(answer.body).toContain('<label for="website">Leave this field empty</label>');
});

test('a form that was sent too often is given back as it was typed', async () => {
	const limited = await startTestApp({ config: { rateLimitPerMinute: 1 } });
	await send(filled, undefined, limited);
	const answer = await send({ ...filled, name: 'Kept As Typed' }, undefined, limited);
	expect(answer.statusCode).toBe(429);
	expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
	expect(answer.body).toContain(toasts.failure.text);
	expect(answer.body).toContain('value="Kept As Typed"');
	await limited.close();
});

test('a store that cannot take it is answered with the failure text', async () => {
	const broken = await startTestApp({ store: { add: () => Promise.reject(StoreUnavailable.full()) } });
	const answer = await send(filled, undefined, broken);
	expect(answer.statusCode).toBe(503);
	expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
	expect(answer.headers['content-type']).toMatch(/^text\/html/);
	expect(answer.body).toContain(toasts.failure.title);
	expect(answer.body).toContain(toasts.failure.text);
	expect(answer.body).toContain('value="mei@example.com"');
	expect(answer.body).toContain('value="single-ivf-iui" checked');
	expect(answer.body).not.toContain('aria-invalid');
	await broken.close();
});

test('a form from a strange origin gets a page, and nothing is stored', async () => {
	const answer = await service.app.inject({
		method: 'POST',
		url: '/api/enquiries',
		headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
		payload: new URLSearchParams(filled).toString(),
	});
	expect(answer.statusCode).toBe(403);
	expect(answer.headers['content-type']).toMatch(/^text\/html/);
});
