/** Tests of the enquiry's page and the page to record a reply: only signed links open the pages, and a GET changes nothing. */

import { expect, test, vi } from 'vitest';
import { brand } from '../../shared/content/brand.ts';
import { registerOf } from '../../shared/content/figures/provenance.ts';
import { languageNames, languagePaths, languages } from '../../shared/content/languages.ts';
import { findPlan } from '../../shared/content/plans/plans.ts';
import { formatTime } from '../../shared/content/words/format-date.ts';
import { words } from '../../shared/content/words/words.ts';
import { replyBy } from '../../shared/enquiry/reply-by.ts';
import { StoreUnavailable } from '../database/failures/store-unavailable.ts';
import { createFieldEncryption } from '../database/field-encryption.ts';
import type { Companies } from '../delivery/recipients.ts';
import { createEnquiryStore } from '../enquiries/store/enquiry-store.ts';
import { createLog } from '../observability/log.ts';
import { newEnquiry, sampleEnquiry } from '../testing/sample-enquiry.ts';
import { claimFor } from '../testing/stores/store-test.ts';
import { post, shareTestApp, startTestApp, withReceiver } from '../testing/test-app.ts';
import { createEnquiryLinks, type EnquiryLinks } from './enquiry-links.ts';
import { enquiryPage } from './enquiry-page.ts';

const warn = vi.fn();
const partners = [
	{
		id: 'acme-advisers',
		name: 'Acme',
		origins: ['https://partner.example'],
		webhook: { url: 'http://127.0.0.1:9/', secrets: [] },
		licence: 'ABC300123456',
		mailTo: ['desk@acme.example'],
	},
];
const mail = {
	smtpUrl: 'smtp://127.0.0.1:9',
	to: ['"Alpha FA, Pte" <A@alpha.example>', 'b@quotes.example'],
	from: 'q@quotes.example',
};
const service = shareTestApp({
	config: { ...withReceiver, partners, mail },
	log: Object.assign(createLog('silent'), { warn }),
});

/** Posts an enquiry. @returns the enquiry's reference and the path of its page */
async function send(email: string, language: string | null = null, { app, links } = service) {
	const { reference } = (await post(app, sampleEnquiry({ email, language: language ?? undefined }))).json();
	return { reference, url: links.to('enquiry', { reference, language }, '') };
}

const truncated = (url: string) => url.replace(/.(?=&language)/, '');
const open = (url: string) => service.app.inject(url);
const press = (url: string, action = 'withdraw', { app } = service) =>
	app.inject({
		method: 'POST',
		url,
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		payload: new URLSearchParams({ action }).toString(),
	});
const withdrawnAt = async (reference: string) => (await service.store.find(reference))?.withdrawnAt;

/** Expects a page without personal data that is not cached, indexed, or leaked by a referrer. */
function expectPrivate(answer: { headers: object; body: string }, ...typed: string[]) {
	for (const text of typed) expect(answer.body).not.toContain(text);
	expect(answer.headers).toMatchObject({
		'cache-control': 'no-store',
		'referrer-policy': 'no-referrer',
		'x-robots-tag': 'noindex',
	});
}

const later = (reference: string, hours: number) => {
	const received_at = new Date(Date.now() - hours * 60 * 60 * 1000).toISOString();
	return service.database.db.updateTable('enquiries').set({ received_at }).where('reference', '=', reference).execute();
};

const recipients = [
	'webhook',
	'email:a@alpha.example',
	'email:b@quotes.example',
	'email:desk@acme.example',
	'partner:acme-advisers',
];
const deliverAll = async () => {
	for (const delivery of await claimFor(service.outbox, recipients, 64)) await service.outbox.succeed(delivery);
};

/** Changes the deliveries of an event to one recipient, or to all recipients. */
const change = (reference: string, event: 'created' | 'missed' | 'withdrawn', to: object, recipient?: string) => {
	const query = service.database.db.updateTable('deliveries').set(to).where('reference', '=', reference);
	const ofEvent = query.where('event', '=', event);
	return (recipient ? ofEvent.where('recipient', '=', recipient) : ofEvent).execute();
};
const reachedAt = '2026-11-21T16:30:00.000Z';
const dead = { state: 'dead', finished_at: reachedAt };

const received = (reference: string) =>
	service.database.db
		.selectFrom('enquiries')
		.select(['received_at', 'missed_at'])
		.where('reference', '=', reference)
		.executeTakeFirst();

/** Titles of the steps that are marked as under way. */
const underWay = (body: string) =>
	[...body.matchAll(/<li class="track-now"><p><strong>(.*?)<\/strong>/g)].map(([, title]) => title);

test.each(languages)('shows the progress of an enquiry in %s, until it is withdrawn and erased', async (language) => {
	const { language: tag, enquiryPageCopy: copy, adviserQuestionCopy, consent } = words[language];
	const { withdrawalCopy } = words[language];
	const email = `${language}@example.com`;
	const { reference, url } = await send(email, language);
	const typed = [email, 'Mei Ling', '8123', '1992'];
	const page = async () => {
		const answer = await open(url);
		expect(answer.statusCode).toBe(200);
		expectPrivate(answer, ...typed);
		return answer.body;
	};
	const asked = await page();
	expect(asked).toContain(`<html lang="${language === 'en' ? 'en-SG' : language}"`);
	const own = [`<strong>${reference}</strong>`, `</strong><br>${findPlan('plan-1')?.name}</p>`];
	const fixed = [copy.title, copy.notPassedOn, copy.record, adviserQuestionCopy.definition];
	for (const text of [...own, ...fixed, consent.currentConsent.text, withdrawalCopy.title, withdrawalCopy.button])
		expect(asked).toContain(text);
	expect(asked).not.toContain(copy.nobodyContacted);
	expect(underWay(asked)).toEqual([copy.notPassedOn]);
	expect(await withdrawnAt(reference)).toBeNull();

	const record = (await service.store.find(reference)) ?? expect.unreachable();
	expect(asked).toContain(copy.replyBy(formatTime(replyBy(record.receivedAt), tag)));
	await deliverAll();
	const passedOn = await page();
	for (const company of ['Acme', 'Alpha FA, Pte', brand.legalName])
		expect(passedOn.split(`<strong>${copy.passedOn(company)}</strong>`)).toHaveLength(2);
	expect(underWay(passedOn)).toEqual([copy.reply]);
	const registers = [...passedOn.matchAll(/<br><a href="(https:[^"]*)">(.*?)<\/a>/g)].map(([, ...link]) => link);
	expect(registers, 'not of our own company').toHaveLength(2);
	expect(registers).toContainEqual([registerOf('ABC300123456'), copy.licence('ABC300123456')]);
	expect(registers).toContainEqual([registerOf(), copy.findInRegister('Alpha FA, Pte')]);

	await later(reference, 25);
	const late = await page();
	const { received_at = '' } = (await received(reference)) ?? {};
	const until = formatTime(replyBy(received_at), tag);
	const missed = `name="action" value="missed">${copy.nobodyContacted}<`;
	for (const text of [copy.lateTitle, copy.lateSince(until), copy.call(brand.phone), missed, copy.due(until)])
		expect(late).toContain(text);
	expect(late.indexOf(copy.lateTitle), 'the first thing on it').toBeLessThan(late.indexOf(copy.received));
	const told = await press(url, 'missed');
	expect([told.statusCode, told.headers.location], 'a reload presses nothing again').toEqual([303, url]);
	const pressed = await page();
	expect(pressed).toContain(copy.notifying);
	expect(pressed).not.toContain(copy.nobodyContacted);
	await deliverAll();
	await change(reference, 'missed', { finished_at: reachedAt });
	const companies = ['Acme', 'Alpha FA, Pte', brand.legalName].join(words[tag].comma);
	expect(await page()).toContain(copy.notified(formatTime(reachedAt, tag), companies));
	const answeredAt = await service.replies.record(reference);
	const call = `<a href="${brand.phoneHref}">${copy.call(brand.phone)}</a>`;
	const recorded = `${copy.repliedAt(formatTime(answeredAt ?? '', tag))}<br>${copy.notSo}${words[tag].space}${call}`;
	expect(await page()).toContain(recorded);

	const done = await press(url, 'withdraw');
	expectPrivate(done, ...typed);
	expect([done.statusCode, done.headers.location]).toEqual([303, url]);
	const withdrawn = await withdrawnAt(reference);
	const after = await page();
	const places = [
		`<h1>${withdrawalCopy.doneTitle}</h1>`,
		copy.withdrawn(formatTime(withdrawn ?? '', tag)),
		`<strong>${reference}</strong>`,
		withdrawalCopy.done,
		withdrawalCopy.kept,
	].map((text) => after.indexOf(text));
	expect(places, 'the withdrawal first').toEqual(places.filter((place) => place > 0).sort((a, b) => a - b));
	const home = `<a href="${language === 'en' ? '/' : languagePaths[language]}">`;
	for (const text of [brand.privacyEmail, 'Acme', consent.currentConsent.text, copy.record, home])
		expect(after).toContain(text);
	for (const text of [adviserQuestionCopy.definition, '<button']) expect(after).not.toContain(text);

	await service.retention.erase({ reference });
	const gone = await page();
	for (const text of [copy.notFound, brand.phoneHref, brand.email]) expect(gone).toContain(text);
});

test('“nobody has contacted me” notifies the operator and the receivers once, after the promised time', async () => {
	const { reference, url } = await send('waiting@example.com');
	const events = async () =>
		(await service.outbox.listFor([reference])).map(({ event, recipient }) => [event, recipient]);
	const before = await events();
	await deliverAll();
	await press(url, 'missed');
	await later(reference, 23.9);
	await press(url, 'missed');
	expect(await events()).toEqual(before);
	await later(reference, 24);
	for (let time = 0; time < 2; time++) await press(url, 'missed');
	const missed = (await events()).filter(([event]) => event === 'missed').map(([, recipient]) => recipient);
	expect(missed.sort()).toEqual([...recipients].sort());
	expect(warn.mock.calls).toEqual([[{ reference }, 'a person says that nobody has made contact']]);
});

test('“nobody has contacted me” does nothing after a withdrawal or a reply', async () => {
	const [withdrawn, answered] = [await send('ended@example.com'), await send('replied@example.com')];
	await press(withdrawn.url);
	await service.replies.record(answered.reference);
	for (const { reference, url } of [withdrawn, answered]) {
		await later(reference, 24);
		await press(url, 'missed');
		expect((await service.outbox.listFor([reference])).map(({ event }) => event)).not.toContain('missed');
	}
});

test('after a reminder alone, the page keeps the button “Nobody has contacted me” and names no notified companies', async () => {
	const { reference, url } = await send('reminded@example.com');
	await deliverAll();
	await later(reference, 21);
	expect(await service.replies.remind()).toBeGreaterThan(0);
	await later(reference, 25);
	const { body } = await open(url);
	const { nobodyContacted } = words.en.enquiryPageCopy;
	expect(body).toContain(`name="action" value="missed">${nobodyContacted}<`);
	expect(body).not.toContain('Told on');
});

test('the page names only companies that were notified of missing contact, with the time', async () => {
	const { notifying, notified, notReached } = words.en.enquiryPageCopy;
	const { reference, url } = await send('unreached@example.com');
	await deliverAll();
	await later(reference, 25);
	await press(url, 'missed');
	await change(reference, 'missed', dead, 'partner:acme-advisers');
	expect((await open(url)).body).toContain(notifying);
	await change(reference, 'missed', dead);
	expect((await open(url)).body).toContain(notReached);
	await change(reference, 'missed', { state: 'done' }, 'email:a@alpha.example');
	const { body } = await open(url);
	expect(body).toContain(`<p>${notified(formatTime(reachedAt, 'en'), 'Alpha FA, Pte')}</p>`);
	for (const text of [notifying, notReached]) expect(body).not.toContain(text);
});

test('the page sorts receivers by time and name, and says when all deliveries are given up', async () => {
	const { notPassedOn, notReached } = words.en.enquiryPageCopy;
	const { reference, url } = await send('given-up@example.com');
	await change(reference, 'created', dead, 'webhook');
	expect((await open(url)).body).toContain(notPassedOn);
	await change(reference, 'created', dead);
	const { body } = await open(url);
	expect(body).toContain(`<strong>${notReached}</strong><br><a href="${brand.phoneHref}">`);
	expect(body).not.toContain(notPassedOn);
	expect(underWay(body)).toEqual([]);
	await change(reference, 'created', { state: 'done' });
	await change(reference, 'created', { finished_at: '2026-11-21T16:00:00.000Z' }, 'email:b@quotes.example');
	const names = (await open(url)).body.matchAll(/<strong>Passed on to (.*?)<\/strong>/g);
	expect([...names].map(([, name]) => name)).toEqual([brand.legalName, 'Acme', 'Alpha FA, Pte']);
});

test('the page never names the operator for a firm that left or a mailbox that changed', async () => {
	const { formerFirm } = words.en.enquiryPageCopy;
	const { reference } = await send('moved@example.com');
	await deliverAll();
	const record = (await service.store.find(reference)) ?? expect.unreachable();
	const all = await service.outbox.listFor([reference]);
	const byMail = all.filter(({ recipient }) => recipient !== 'partner:acme-advisers');
	const namesWith = (companies: Companies, deliveries = all) => {
		const progress = { record, deliveries, missedAt: null, now: record.receivedAt };
		const { text } = enquiryPage(progress, companies, '', words.en).body;
		const names = text.matchAll(/<strong>Passed on to (.*?)<\/strong>/g);
		return [...names].map(([, name]) => name).sort();
	};
	const before = { ...withReceiver, partners, mail };
	const moved = (address: string) => ({ ...before, partners: partners.map((one) => ({ ...one, mailTo: [address] })) });
	const everybody = ['Acme', 'Alpha FA, Pte', brand.legalName];
	expect(namesWith(before)).toEqual(everybody);
	for (const deliveries of [all, byMail]) expect(namesWith(moved('new@acme.example'), deliveries)).toEqual(everybody);
	expect(namesWith(moved('new@other.example'), byMail)).toEqual(everybody);
	expect(namesWith({ ...before, partners: [] })).toEqual(['Alpha FA, Pte', brand.legalName, formerFirm]);
	expect(namesWith({ ...before, mail: null })).toEqual(['Acme', brand.legalName, formerFirm]);
});

test('the page of a withdrawal says if the service cannot notify all receivers', async () => {
	const { done, byHand } = words.en.withdrawalCopy;
	const { reference, url } = await send('by-hand@example.com');
	await deliverAll();
	await press(url);
	expect((await open(url)).body).toContain(`<p>${done}</p>`);
	await change(reference, 'withdrawn', { recipient: 'email:left@gone.example' }, 'email:desk@acme.example');
	expect((await open(url)).body).toContain(`<p>${done} ${byHand}</p>`);
	await change(reference, 'withdrawn', { state: 'done' });
	expect((await open(url)).body).toContain(`<p>${done}</p>`);
	await change(reference, 'withdrawn', dead, 'webhook');
	expect((await open(url)).body).toContain(`<p>${done} ${byHand}</p>`);
});

test('an enquiry that was withdrawn before delivery is not shown as passed on', async () => {
	const { url } = await send('early@example.com');
	await press(url);
	const { body } = await open(url);
	for (const text of [words.en.enquiryPageCopy.passedOn(''), words.en.enquiryPageCopy.notPassedOn])
		expect(body).not.toContain(text);
});

test('withdraws enquiries with the same address and phone, but not those with the address alone', async () => {
	const email = 'shared@example.com';
	const [own, another] = [await send(email), await send(email)];
	const { reference } = (await post(service.app, sampleEnquiry({ email, mobilePhone: '9123 4567' }))).json();
	await press(own.url);
	for (const one of [own.reference, another.reference]) expect(await withdrawnAt(one)).toMatch(/Z$/);
	expect(await withdrawnAt(reference)).toBeNull();
});

test('links of earlier receipts lead to the page', async () => {
	const { url } = await send('earlier@example.com', 'ms');
	const earlier = url.replace('/enquiry', '/withdraw');
	for (const ask of [open, press]) {
		const { statusCode, headers } = await ask(earlier);
		expect([statusCode, headers.location, headers['referrer-policy']]).toEqual([308, url, 'no-referrer']);
	}
});

test('a reply is recorded by a button or by a program, once, and by no GET', async () => {
	const { reference } = await send('answered@example.com');
	const url = service.links.to('answered', { reference, language: null }, '');
	const answeredAt = async () => (await service.store.find(reference))?.answeredAt;
	const page = await open(url);
	const { received_at = '' } = (await received(reference)) ?? {};
	const until = formatTime(replyBy(received_at), 'en');
	const places = [reference, findPlan('plan-1')?.name ?? '', '<dd>NA</dd>', until, 'value="record">I have replied<'];
	const found = places.map((text) => page.body.indexOf(text));
	expect(found, 'the enquiry is named above the button').toEqual(
		found.filter((place) => place > 0).sort((a, b) => a - b),
	);
	expectPrivate(page, 'answered@', 'Mei Ling');
	for (const method of ['HEAD', 'OPTIONS'] as const) await service.app.inject({ method, url });
	expect(await answeredAt()).toBeNull();
	const first = await press(url, 'record');
	expect([first.statusCode, first.headers.location]).toEqual([303, url]);
	expect((await open(url)).body).toContain('Your reply is recorded');
	await press(url, 'undo');
	expect(await answeredAt()).toBeNull();
	expect((await open(url)).body).toContain('I have replied');
	await press(url, 'record');
	const recorded = await answeredAt();
	expect(recorded).toMatch(/Z$/);
	for (const payload of ['', '{', `{"anything":"${'x'.repeat(64_000)}"}`]) {
		const headers = payload ? { 'content-type': 'application/json' } : {};
		const again = await service.app.inject({ method: 'POST', url, headers, payload });
		expect([again.statusCode, again.json()]).toEqual([200, { reference, answeredAt: recorded }]);
	}
	for (const wrong of [truncated(url), url.replace(/signature=./, 'signature=')]) {
		expect((await open(wrong)).statusCode).toBe(404);
		expect((await service.app.inject({ method: 'POST', url: wrong })).json()).toMatchObject({ status: 404 });
	}
});

test('“Undo” works for ten minutes', async () => {
	const { reference } = await send('undone@example.com');
	const url = service.links.to('answered', { reference, language: null }, '');
	const recordedBefore = async (seconds: number) => {
		const answered_at = new Date(Date.now() - seconds * 1000).toISOString();
		await service.database.db
			.updateTable('enquiries')
			.set({ answered_at })
			.where('reference', '=', reference)
			.execute();
		return answered_at;
	};
	await press(url, 'record');
	for (const [seconds, left] of [
		[0, 'for the next 10 minutes'],
		[9 * 60 - 30, 'for the next 2 minutes'],
		[9 * 60 + 1, 'for the next minute'],
	] as const) {
		await recordedBefore(seconds);
		const { body } = await open(url);
		expect(body).toContain('value="undo">Undo<');
		expect(body).toContain(`<p>${left}</p>`);
		expect(body).not.toContain('If this is wrong');
	}
	const answeredAt = await recordedBefore(10 * 60);
	const over = (await open(url)).body;
	expect(over).not.toContain('Undo');
	expect(over).toMatch(new RegExp(`If this is wrong, .*${brand.phoneHref.replace('+', '\\+')}.*mailto:${brand.email}`));
	await press(url, 'undo');
	expect(await service.replies.answeredAt(reference)).toBe(answeredAt);
});

test('all forged links get the same refusal, and change nothing', async () => {
	const [one, other] = [await send('one@example.com'), await send('other@example.com')];
	const { reference, url } = one;
	const signatureOf = (url: string) => new URLSearchParams(url.split('?')[1]).get('signature') ?? '';
	const signature = signatureOf(url);
	const forged = signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
	const wrong = ['', 'x', 'é', forged, signature.slice(0, -1), `${signature}A`, signatureOf(other.url)];
	// Differs from the enquiry's reference only in the last character.
	const next = `${reference.slice(0, -1)}${reference.endsWith('0') ? '1' : '0'}`;
	const answered = service.links.to('answered', { reference, language: null }, '').replace('/answered', '/enquiry');
	const links = [
		...wrong.map((signature) => `/enquiry?${new URLSearchParams({ reference, signature })}`),
		...[url.replace(reference, next), url.replace(reference, '0RT3K-9XQ2F-4HT7'), answered, '/enquiry'],
	];
	for (const ask of [open, press]) {
		const answers = await Promise.all(links.map((link) => ask(link)));
		expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
		expect(answers[0]?.statusCode).toBe(404);
	}
	expect(await withdrawnAt(reference)).toBeNull();
});

test.each(languages)('the record of a consent is a file with the wording itself: %s', async (language) => {
	const { consent, colon, enquiryPageCopy, receiptCopy } = words[language];
	const { version: consentVersion, text } = consent.currentConsent;
	const enquiry = sampleEnquiry({ email: 'record@example.com', language, consentVersion });
	const headers = { origin: 'https://partner.example' };
	const { reference, receivedAt } = (await post(service.app, enquiry, headers)).json();
	const url = service.links.to('enquiry', { reference, language }, '');
	const answer = await open(url.replace('/enquiry?', '/enquiry/record?'));
	expectPrivate(answer, 'record@', 'Mei Ling', '8123', '1992');
	expect(answer.headers).toMatchObject({
		'content-type': 'text/plain; charset=utf-8',
		'content-disposition': `attachment; filename="consent-${reference}.txt"`,
	});
	const { recordTitle, recordLabels: labels } = enquiryPageCopy;
	expect(answer.body.split('\n')).toEqual([
		recordTitle,
		'',
		`${labels.reference}${colon}${reference}`,
		`${labels.time}${colon}${formatTime(receivedAt, language)} (${receivedAt})`,
		`${labels.version}${colon}${consentVersion}`,
		`${labels.wordingLanguage}${colon}${languageNames[language]}`,
		`${labels.page}${colon}https://partner.example`,
		'',
		receiptCopy.agreed,
		text,
		'',
	]);
	expect((await open(truncated(url).replace('/enquiry?', '/enquiry/record?'))).statusCode).toBe(404);
});

test('a link with another language leads to the same enquiry, one with an unknown language in English', async () => {
	const { url } = await send('choosing@example.com', 'ta');
	const shown = async (query: string) => {
		const { statusCode, body } = await open(url.replace('language=ta', query));
		expect(statusCode).toBe(200);
		return body;
	};
	expect(await shown('language=ms')).toContain(words.ms.enquiryPageCopy.title);
	const unknown = ['', 'xx', 'constructor', '__proto__', 'ta&language=ms', '%22%3E%3Cscript%3E'];
	for (const query of ['', 'language[x]=ta', ...unknown.map((language) => `language=${language}`)]) {
		const page = await shown(query);
		expect(page).toContain(`<h1>${words.en.enquiryPageCopy.title}</h1>`);
		expect(page).not.toContain('"><script>');
	}
});

test('links survive a key change; the store’s secret is valid only for enquiries stored without a key', async () => {
	const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
	const { database } = service;
	const addUnder = async (keys: Buffer[]) => {
		const added = await createEnquiryStore(database, createFieldEncryption(keys)).add(newEnquiry());
		if (added.outcome !== 'stored') throw new Error(added.outcome);
		return added.reference;
	};
	const [plain, encrypted] = [await addUnder([]), await addUnder([first])];
	const linksUnder = (...keys: Buffer[]) => createEnquiryLinks(database, keys, 'https://quotes.example');
	const signatureOf = (links: EnquiryLinks, reference: string) =>
		new URL(links.to('enquiry', { reference, language: null })).searchParams.get('signature') ?? '';
	const opens = (links: EnquiryLinks, reference: string, signature: string) =>
		links.isSigned('enquiry', reference, signature);
	const [bySecret, byFirst, rotated] = [await linksUnder(), await linksUnder(first), await linksUnder(second, first)];
	const forged = signatureOf(bySecret, encrypted);
	expect(await opens(rotated, plain, signatureOf(bySecret, plain))).toBe(true);
	expect(await opens(rotated, encrypted, signatureOf(byFirst, encrypted))).toBe(true);
	expect(await opens(await linksUnder(second), encrypted, signatureOf(byFirst, encrypted))).toBe(false);
	for (const links of [byFirst, rotated]) expect(await opens(links, encrypted, forged)).toBe(false);
	// After the erasure, no row shows that the enquiry was stored without a key.
	await service.retention.erase({ reference: plain });
	expect(await opens(rotated, plain, signatureOf(bySecret, plain))).toBe(false);
	expect(await opens(bySecret, plain, signatureOf(bySecret, plain))).toBe(true);
});

test('failures and exceeded limits are answered in the link’s language, with words on withdrawal only for a withdrawal', async () => {
	const limited = await startTestApp({ config: { rateLimitPerMinute: 4 } });
	const { withdrawalCopy, enquiryPageCopy, unexpectedError } = words['zh-Hans'];
	const { failedTitle } = withdrawalCopy;
	const { url } = await send('full@example.com', 'zh-Hans', limited);
	vi.spyOn(limited.retention, 'withdraw').mockRejectedValueOnce(StoreUnavailable.full());
	vi.spyOn(limited.replies, 'recordMissed').mockRejectedValueOnce(StoreUnavailable.full());
	vi.spyOn(limited.replies, 'missedStatus').mockRejectedValueOnce(StoreUnavailable.full());
	for (const [answer, status, title] of [
		[await press(url, 'withdraw', limited), 503, failedTitle],
		[await press(url, 'missed', limited), 503, unexpectedError],
		[await limited.app.inject(url), 503, unexpectedError],
		[await press(url, 'withdraw', limited), 429, failedTitle],
		[await limited.app.inject(url), 429, enquiryPageCopy.tooMany],
	] as const) {
		expect(answer.statusCode).toBe(status);
		expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
		expect(answer.body).toContain('<html lang="zh-Hans"');
		expect(answer.body).toContain(`<h1>${title}</h1>`);
		expect(answer.body.includes('<p>503 Service Unavailable</p>')).toBe(title === unexpectedError);
	}
});

test('a receiver that reports many replies at once is refused none; its pages over the limit say so', async () => {
	const limited = await startTestApp({ config: { rateLimitPerMinute: 1 } });
	const urls: string[] = [];
	for (let count = 0; count < 70; count++) {
		const added = await limited.store.add(newEnquiry());
		if (added.outcome !== 'stored') throw new Error(added.outcome);
		urls.push(limited.links.to('answered', { reference: added.reference, language: null }));
	}
	const answers = await Promise.all(urls.map((url) => limited.app.inject({ method: 'POST', url })));
	expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
	const [url = ''] = urls;
	expect((await limited.app.inject(url)).statusCode).toBe(200);
	const { statusCode, body } = await limited.app.inject(url);
	expect(statusCode).toBe(429);
	expect(body).toContain(`<h1>${words.en.enquiryPageCopy.tooMany}</h1>`);
});
