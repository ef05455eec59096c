/** Delivery by e-mail. */

import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';
import { isLoopbackHost } from '../http/network-address.ts';
import { adviserMail, type MailContent } from './adviser-mail.ts';
import type { EnquiryEvent } from './enquiry-event.ts';
import { receiptMail } from './receipt-mail.ts';
import type { Sender } from './sender.ts';

type MailConfig = NonNullable<Config['mail']>;

/** To be reached and to greet, a mail server has this long, in milliseconds. */
const connectTime = 10_000;
/**
 * All of one attempt, in milliseconds: a mail server that looks long at a mail takes it in the end, and would be given it
 * again by whoever left too early. Not as long as the lease.
 */
const mailTime = 45_000;
/** To one recipient. */
const mailsPerMinute = 30;

/** RFC 3834, Exchange, and what vacation programs and Gmail go by: no out-of-office note goes to whom the mail names. */
const notToBeAnsweredByMachines = {
	'Auto-Submitted': 'auto-generated',
	'X-Auto-Response-Suppress': 'All',
	Precedence: 'bulk',
};

export function createAdviserSender(config: MailConfig, to: string, wholeTime = mailTime): Sender {
	const send = createMailer(config, (event) => ({ to, ...adviserMail(event) }), wholeTime);
	return { send, perMinute: mailsPerMinute };
}

/** To the person who sent the enquiry. */
export function createReceiptSender(config: MailConfig, linkOf: (record: EnquiryRecord) => string): Sender {
	const write = (event: EnquiryEvent) => {
		if (event.name !== 'created') throw new Error('A receipt is for an enquiry.');
		const { record } = event;
		return { to: record.email, ...receiptMail(record, linkOf(record)) };
	};
	return { send: createMailer(config, write, mailTime) };
}

function createMailer(
	{ smtpUrl, from }: MailConfig,
	write: (event: EnquiryEvent) => MailContent & { to: string },
	wholeTime: number,
): Sender['send'] {
	const transport = createTransport({
		// Its query has the last word: an operator may trust the network to a mail server that does not encrypt.
		url: smtpUrl,
		requireTLS: !isLoopbackHost(new URL(smtpUrl).hostname),
		connectionTimeout: connectTime,
		greetingTimeout: connectTime,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	const domain = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
	return async (id, event, signal) => {
		const { replyTo, ...mail } = write(event);
		await transport.sendMail({
			...mail,
			from,
			...(replyTo && { replyTo: { name: '', address: replyTo } }),
			headers: notToBeAnsweredByMachines,
			// The same through every attempt, so that mail programs can fold repeats together.
			messageId: `<${id}@${domain}>`,
			signal: AbortSignal.any([signal, AbortSignal.timeout(wholeTime)]),
		});
	};
}
