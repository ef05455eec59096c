/** The mail to the advisers, as a real SMTP server receives it. */

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brand } from '../../shared/content/brand.ts';
import { currentConsent } from '../../shared/content/en/consent.ts';
import { pregnancyTypeLabels } from '../../shared/content/en/form-copy.ts';
import { findPlan } from '../../shared/content/plans.ts';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';
import type { EnquiryEvent } from '../notifications/enquiry-event.ts';
import { createAdviserSender } from '../notifications/senders.ts';
import { sampleRecord } from '../testing/sample-enquiry.ts';
import { describeFailure } from './sender.ts';

interface Mail {
	from: string;
	to: string[];
	text: string;
}

let mails: Mail[];
let refusal: Error | null;
let recipientRefusal: Error | null;
let senderRefusal: Error | null;
/** In milliseconds. */
let examination: number;
let server: SMTPServer;
beforeEach(async () => {
	mails = [];
	refusal = null;
	recipientRefusal = null;
	senderRefusal = null;
	examination = 0;
	server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onMailFrom: (_address, _session, done) => done(senderRefusal),
		onRcptTo: (_address, _session, done) => done(recipientRefusal),
		async onData(stream, { envelope }, done) {
			let text = '';
			for await (const chunk of stream.setEncoding('utf8')) text += chunk;
			mails.push({
				from: envelope.mailFrom ? envelope.mailFrom.address : '',
				to: envelope.rcptTo.map(({ address }) => address),
				// Quoted-printable breaks long lines.
				text: text.replaceAll('=\r\n', ''),
			});
			setTimeout(done, examination, refusal);
		},
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

const noStop = new AbortController().signal;
const port = () => (server.server.address() as AddressInfo).port;
const adviser = '"Tan, Ana" <ana@advisers.example>';
const senderTo = (smtpUrl: string, mailTime?: number) =>
	createAdviserSender({ smtpUrl, from: 'site@quotes.example' }, adviser, mailTime);
const sender = (smtpPort = port(), mailTime?: number) => senderTo(`smtp://127.0.0.1:${smtpPort}`, mailTime);
const created = (record = sampleRecord()): EnquiryEvent => ({ name: 'created', record });
const send = (record?: EnquiryRecord) => sender().send('msg_1', created(record), noStop);
const sendTo = (smtpUrl: string) => senderTo(smtpUrl).send('msg_1', created(), noStop);
const failureOf = (sent: Promise<unknown>) => sent.then(() => expect.unreachable(), describeFailure);
const reasonOf = async (sent: Promise<unknown>) => (await failureOf(sent)).reason;

test('tells the adviser everything, and answering it reaches the person', async () => {
	const record = sampleRecord({ additionalInfo: 'Week 20 soon', gestationalWeek: '19' });
	await send(record);
	const [mail] = mails;
	expect(mail?.from).toBe('site@quotes.example');
	expect(mail?.to).toEqual(['ana@advisers.example']);
	expect(mail?.text).toMatch(/^To: "Tan, Ana" <ana@advisers.example>\r$/m);
	expect(mail?.text).toMatch(/^Subject: New enquiry 0RT3K-9XQ2F-4HT7 \[en\] \[plan-1\] \[acme-advisers\]\r$/m);
	expect(mail?.text).toMatch(/^Reply-To: mei@example.com\r$/m);
	expect(mail?.text).toMatch(/^Message-ID: <msg_1@quotes.example>\r$/m);
	const { plan, pregnancyType, withdrawnAt, receivedAt, consentAt, language, widgetVersion, origin, ...said } = record;
	const text = mail?.text;
	for (const value of Object.values(said)) expect(text).toContain(value);
	expect(text).toContain(`Agreed to: ${currentConsent.text}`);
	expect(text).toContain(`withdrawn consent: tell ${brand.privacyEmail} at once`);
	for (const type of pregnancyType)
		expect(mail?.text).toContain(pregnancyTypeLabels[type as keyof typeof pregnancyTypeLabels]);
});

test('says by the clock of Singapore when it came, and the name of the plan', async () => {
	const at = '2026-11-21T16:30:00.000Z';
	const record = { ...sampleRecord({ plan: 'plan-2' }), receivedAt: at, consentAt: at };
	await send(record);
	const text = mails[0]?.text;
	expect(text).toContain(`within ${brand.replyWithinHours} hours of 22 November 2026 at 00:30, Singapore time.`);
	expect(text).toContain('related products for two years at most');
	expect(text).toContain('Consent: given 22 November 2026 at 00:30, Singapore time, to wording');
	expect(text).toContain(`Plan: ${findPlan('plan-2')?.name}`);
});

test('says that “NA” may be a week outside the list', async () => {
	await send(sampleRecord({ gestationalWeek: 'NA' }));
	expect(mails[0]?.text).toContain('Gestational week: NA (not pregnant, or outside weeks 13 to 36)');
});

test.each([
	['2008-11-22', '2008-11-22'],
	['2008-11-23', '2008-11-23 (under 18: answer the parent or guardian, and market nothing to the child)'],
	['1992-03-14', '1992-03-14'],
])('tells whether the parent is to be answered, by the day in Singapore: born on %s', async (dateOfBirth, said) => {
	const record = { ...sampleRecord({ dateOfBirth }), receivedAt: '2026-11-21T16:30:00.000Z' };
	await send(record);
	expect(mails[0]?.text).toContain(`Date of birth: ${said}\r\n`);
});

test('nothing that a person typed becomes a header', async () => {
	await send(sampleRecord({ name: 'Mei\r\nBcc: x@evil.example' }));
	const [headers] = mails[0]?.text.split('\r\n\r\n') ?? [];
	expect(headers).not.toMatch(/^Bcc/im);
	expect(mails[0]?.to).toHaveLength(1);
});

test('a refusal is told by its number, not by words that may quote the mail', async () => {
	refusal = Object.assign(new Error('Mei is unwanted'), { responseCode: 451 });
	expect(await failureOf(send())).toMatchObject({ reason: 'the mail server answered 451', permanent: false });
});

test('begins with what it takes to call the person, for a phone', async () => {
	await send(sampleRecord({ gestationalWeek: '20', plan: 'plan-2' }));
	expect(mails[0]?.text.split('\r\n\r\n')[1]?.split('\r\n')).toEqual([
		'Name: Tan Mei Ling',
		'Mobile phone: 8123 4567',
		'Call: tel:+6581234567',
		'WhatsApp: https://wa.me/6581234567',
		`Plan: ${findPlan('plan-2')?.name}`,
		'Gestational week: 20',
	]);
});

test('a number that no link can be made of stands as it was typed', async () => {
	await send(sampleRecord({ mobilePhone: '12345678' }));
	expect(mails[0]?.text).toContain('Mobile phone: 12345678\r\nPlan:');
});

test('asks programs that answer by themselves not to', async () => {
	await send();
	for (const header of ['Auto-Submitted: auto-generated', 'X-Auto-Response-Suppress: All', 'Precedence: bulk'])
		expect(mails[0]?.text).toContain(`${header}\r\n`);
});

test.each([
	['withdrawn', 'Consent withdrawn', 'Contact them no more'],
	['erased', 'Enquiry erased', 'Delete your copies'],
] as const)('tells that an enquiry was %s by its reference alone', async (name, subject, todo) => {
	await sender().send('msg_2', { name, reference: '0RT3K-9XQ2F-4HT7', at: '2026-11-21T16:30:00.000Z' }, noStop);
	const text = mails[0]?.text ?? '';
	expect(text).toContain(`Subject: ${subject}: 0RT3K-9XQ2F-4HT7\r\n`);
	expect(text).toContain(todo);
	expect(text).toContain('Time: 22 November 2026 at 00:30, Singapore time');
	expect(text).not.toMatch(/^Reply-To/m);
});

test('no field of one line becomes several', async () => {
	const typed = { name: 'Mei\r\nPlan: plan-4', mobilePhone: '8123 4567\nPlan: x', additionalInfo: 'One\nTwo' };
	await send(sampleRecord(typed));
	const text = mails[0]?.text ?? '';
	expect(text.match(/^Plan: /gm)).toHaveLength(1);
	expect(text).toMatch(/^One\r\nTwo\r$/m);
});

test('a mail server that looks long at a mail before it takes it is waited for', async () => {
	examination = 11_000;
	await send();
	expect(mails).toHaveLength(1);
});

test('a mail server that cannot be reached or trusted is told apart', async () => {
	const reason = (url: string) => reasonOf(sendTo(url));
	expect(await reason('smtp://127.0.0.1:1')).toBe('ECONNREFUSED');
	const encrypted = new SMTPServer({ secure: true }).on('error', () => {});
	await once(encrypted.listen(0, '127.0.0.1'), 'listening');
	const { port: encryptedPort } = encrypted.server.address() as AddressInfo;
	expect(await reason(`smtps://127.0.0.1:${encryptedPort}`)).toMatch(/CERT/);
	await new Promise<void>((resolve) => encrypted.close(() => resolve()));
});

test('nothing leaves the machine in plain text, unless the operator says so', async () => {
	const url = `smtp://0.0.0.0:${port()}`;
	expect(await reasonOf(sendTo(url))).toBe('the mail server does not encrypt (STARTTLS)');
	expect(mails).toHaveLength(0);
	await sendTo(`${url}?requireTLS=false`);
	expect(mails).toHaveLength(1);
});

test('a mail server on this machine need not be trusted to encrypt, if it is not asked to', async () => {
	const local = new SMTPServer({
		authOptional: true,
		onData: (stream, _session, done) => stream.resume().on('end', done),
	});
	await once(local.on('error', () => {}).listen(0, '127.0.0.1'), 'listening');
	const url = `smtp://127.0.0.1:${(local.server.address() as AddressInfo).port}`;
	expect(await reasonOf(sendTo(url))).toMatch(/CERT/);
	await sendTo(`${url}?ignoreTLS=true`);
	await new Promise<void>((resolve) => local.close(() => resolve()));
});

test.each([
	['for good: nothing can be gained by trying again', 550, true],
	['for now', 450, false],
])('a recipient is refused %s', async (_case, responseCode, permanent) => {
	recipientRefusal = Object.assign(new Error('not here'), { responseCode });
	expect(await failureOf(send())).toMatchObject({ reason: `the mail server answered ${responseCode}`, permanent });
});

test('a sender that is refused is ours to settle: it is tried again', async () => {
	senderRefusal = Object.assign(new Error('who?'), { responseCode: 550 });
	expect(await failureOf(send())).toMatchObject({ reason: 'the mail server answered 550', permanent: false });
});

describe.each<[string, (socket: Socket) => void]>([
	['says nothing', () => {}],
	[
		'never comes to an end',
		(socket) => {
			const drip = setInterval(() => socket.write('220-wait\r\n'), 20);
			socket.on('close', () => clearInterval(drip));
		},
	],
])('a mail server that %s', (_case, behave) => {
	let closed: Promise<unknown>;
	const slow = createServer((socket) => {
		closed = once(
			socket.on('error', () => {}),
			'close',
		);
		behave(socket);
	});
	beforeEach(() => once(slow.listen(0, '127.0.0.1'), 'listening'));
	afterEach(() => new Promise((resolve) => slow.close(resolve)));
	const slowPort = () => (slow.address() as AddressInfo).port;

	test('is left when the server stops', async () => {
		const stopping = new AbortController();
		const sent = reasonOf(sender(slowPort()).send('msg_1', created(), stopping.signal));
		await once(slow, 'connection');
		stopping.abort();
		expect(await sent).toBe('the server was stopped');
		await closed;
	});

	test('is left after the time of one attempt', async () => {
		expect(await reasonOf(sender(slowPort(), 300).send('msg_1', created(), noStop))).toBe('no answer in time');
		await closed;
	});
});
