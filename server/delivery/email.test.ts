/** The mail to the advisers, as a real SMTP server receives it. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { validateEnquiry } from '../../shared/enquiry/enquiry-schema.ts';
import { createRecord } from '../enquiries/enquiry-record.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { createEmailSender } from './email.ts';
import { failureReason } from './sender.ts';

interface Mail {
	from: string;
	to: string[];
	text: string;
}

let mails: Mail[];
let refusal: Error | null;
let server: SMTPServer;
beforeEach(async () => {
	mails = [];
	refusal = null;
	server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		async onData(stream, { envelope }, done) {
			let text = '';
			for await (const chunk of stream.setEncoding('utf8')) text += chunk;
			mails.push({
				from: envelope.mailFrom ? envelope.mailFrom.address : '',
				to: envelope.rcptTo.map(({ address }) => address),
				text,
			});
			done(refusal);
		},
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

const noStop = new AbortController().signal;
const port = () => (server.server.address() as AddressInfo).port;
const sender = () =>
	createEmailSender({
		smtpUrl: `smtp://127.0.0.1:${port()}`,
		to: 'a@advisers.example, b@advisers.example',
		from: 'site@quotes.example',
	});

function record(changes: Record<string, unknown> = {}) {
	const validation = validateEnquiry(sampleEnquiry(changes));
	if (!validation.valid) throw new Error('the sample is not valid');
	return createRecord(validation.enquiry, 'v1', '0RT3K-9XQ2F-4HT7', new Date());
}

test('tells the advisers everything, and answering it reaches the person', async () => {
	await sender()('msg_1', record({ additionalInfo: 'Week 20 soon' }), noStop);
	const [mail] = mails;
	expect(mail?.from).toBe('site@quotes.example');
	expect(mail?.to).toEqual(['a@advisers.example', 'b@advisers.example']);
	expect(mail?.text).toMatch(/^Subject: New enquiry 0RT3K-9XQ2F-4HT7\r$/m);
	expect(mail?.text).toMatch(/^Reply-To: mei@example.com\r$/m);
	expect(mail?.text).toMatch(/^Message-ID: <msg_1@quotes.example>\r$/m);
	for (const said of ['Tan Mei Ling', '1992-03-14', '+6581234567', 'Week 20 soon']) expect(mail?.text).toContain(said);
});

test('nothing that a person typed becomes a header', async () => {
	await sender()('msg_1', record({ name: 'Mei\r\nBcc: x@evil.example' }), noStop);
	const [headers] = mails[0]?.text.split('\r\n\r\n') ?? [];
	expect(headers).not.toMatch(/^Bcc/im);
	expect(mails[0]?.to).toHaveLength(2);
});

test('a refusal is told by its number, not by words that may quote the mail', async () => {
	refusal = Object.assign(new Error('Mei is unwanted'), { responseCode: 451 });
	await expect(sender()('msg_1', record(), noStop).catch(failureReason)).resolves.toBe('the mail server answered 451');
});
