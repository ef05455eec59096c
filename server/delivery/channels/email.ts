/** Delivery by e-mail. */

import { createTransport } from 'nodemailer';
import { isLoopbackHost } from '../../http/guards/network-address.ts';
import type { Channel } from './channel.ts';

interface MailConfig {
	smtpUrl: string;
	from: string;
}

export interface MailContent {
	replyTo?: string;
	subject: string;
	text: string;
	/** The same words, where a mail has more than text. */
	html?: string;
}

/** To be reached and to greet, a mail server has this long. */
const connectMs = 10_000;
/**
 * All of one attempt; shorter than the lease. A slow mail server may accept a mail after the client has given
 * up, and a retry would then send it twice.
 */
const attemptMs = 45_000;
/** RFC 3834, Exchange, and what vacation programs and Gmail go by: no out-of-office note goes to whom the mail names. */
const notToBeAnsweredByMachines = {
	'Auto-Submitted': 'auto-generated',
	'X-Auto-Response-Suppress': 'All',
	Precedence: 'bulk',
};

/** @param write the mail about an event, and to whom */
export function createMailChannel<Event>(
	{ smtpUrl, from }: MailConfig,
	write: (event: Event) => MailContent & { to: string },
): Channel<Event> {
	const transport = createTransport({
		// Its query has the last word: an operator may trust the network to a mail server that does not encrypt.
		url: smtpUrl,
		requireTLS: !isLoopbackHost(new URL(smtpUrl).hostname),
		connectionTimeout: connectMs,
		greetingTimeout: connectMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	const domain = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
	return {
		verify: async () => void (await transport.verify()),
		async send(id, event, signal) {
			const { replyTo, ...mail } = write(event);
			const { response } = await transport.sendMail({
				...mail,
				from,
				...(replyTo && { replyTo: { name: '', address: replyTo } }),
				headers: notToBeAnsweredByMachines,
				// The same through every attempt, so that mail programs can fold repeats together.
				messageId: `<${id}@${domain}>`,
				signal: AbortSignal.any([signal, AbortSignal.timeout(attemptMs)]),
			});
			return response;
		},
	};
}
