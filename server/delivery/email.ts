/** Delivery by e-mail to the advisers. */

import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { isLoopbackHost } from '../http/url-host.ts';
import { mailText } from './mail-text.ts';
import { attemptTime, type Sender } from './sender.ts';

/**
 * All of one attempt, in milliseconds: a mail server that looks long at a mail takes it in the end, and would be given it
 * again by whoever left too early. Not as long as the lease.
 */
const mailTime = 45_000;

/** @param onRefused called with the recipients that the mail server refused, when it took the mail for the others */
export function createEmailSender(
	{ smtpUrl, to, from }: NonNullable<Config['mail']>,
	onRefused: (reference: string, recipients: string[]) => void,
	wholeTime = mailTime,
): Sender {
	const transport = createTransport({
		// Its query has the last word: an operator may trust the network to a mail server that does not encrypt.
		url: smtpUrl,
		requireTLS: !isLoopbackHost(new URL(smtpUrl).hostname),
		connectionTimeout: attemptTime,
		greetingTimeout: attemptTime,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	const domain = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
	return async (id, record, signal) => {
		const { rejected } = await transport.sendMail({
			from,
			to,
			replyTo: { name: '', address: record.email },
			subject: `New enquiry ${record.reference}`,
			// The same through every attempt, so that mail programs can fold repeats together.
			messageId: `<${id}@${domain}>`,
			text: mailText(record),
			signal: AbortSignal.any([signal, AbortSignal.timeout(wholeTime)]),
		});
		if (rejected.length > 0) onRefused(record.reference, rejected);
	};
}
